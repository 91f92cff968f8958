import { createLocalJWKSet, errors, type JSONWebKeySet, type JWTVerifyGetKey } from "jose";
import { fail } from "../../operation/errors.ts";
import { MINUTE_MS } from "../../shared/time.ts";
import { isSafeUrl, metadataUrls } from "./issuer-url.ts";
import { type JsonFetch, Unreachable } from "./json-fetch.ts";

export interface IssuerKeysDependencies {
  fetchJson: JsonFetch;
  now: () => Date;
  /** Called when the keys could not be fetched, with why. */
  onFailure: (issuer: string, reason: string) => void;
}

/** How long keys are used without asking again. */
const FRESH_MS = 10 * MINUTE_MS;
/** How long they are used where the issuer does not answer. */
const KEPT_MS = 60 * MINUTE_MS;
/** An issuer is asked no more often, whatever tokens come. */
const COOLDOWN_SECONDS = 10;
const MOST_KEYS = 100;

interface KnownKeys {
  find: JWTVerifyGetKey;
  at: number;
}

/**
 * Creates what finds the key of an issuer that signed a token. A key that is not known is looked for at the issuer again,
 * which is how a new one is found. Throws JOSEError where there is none, and a ServiceError with status 503 where the
 * issuer does not answer.
 */
export function createIssuerKeys(issuer: string, deps: IssuerKeysDependencies): JWTVerifyGetKey {
  let known: KnownKeys | undefined;
  let askedAt = Number.NEGATIVE_INFINITY;
  let asking: Promise<boolean> | undefined;

  const ask = async (): Promise<boolean> => {
    try {
      const keys = await fetchKeys(issuer, deps.fetchJson);
      known = { find: createLocalJWKSet(keys), at: deps.now().getTime() };
      return true;
    } catch (error) {
      deps.onFailure(issuer, error instanceof Error ? error.message : "unknown");
      return false;
    }
  };
  /** False where the issuer was asked a moment ago, or does not answer. Requests that come together ask once. */
  const refresh = (): Promise<boolean> => {
    const now = deps.now().getTime();
    if (!asking && now - askedAt < COOLDOWN_SECONDS * 1000) return Promise.resolve(false);
    askedAt = now;
    asking ??= ask().finally(() => (asking = undefined));
    return asking;
  };
  const ageOf = (keys: KnownKeys | undefined) =>
    keys ? deps.now().getTime() - keys.at : Number.POSITIVE_INFINITY;

  return async (header, token) => {
    if (ageOf(known) > FRESH_MS) await refresh();
    if (!known || ageOf(known) > KEPT_MS) throw unreachable();
    try {
      return await known.find(header, token);
    } catch (error) {
      if (!(error instanceof errors.JWKSNoMatchingKey) || !(await refresh())) throw error;
      return known.find(header, token);
    }
  };
}

function unreachable() {
  return fail(
    "server.internal",
    "The keys of the issuer of this token cannot be fetched now, so no token of it can be checked; API keys work as always.",
    { status: 503, title: "Service unavailable", retryAfterSeconds: COOLDOWN_SECONDS },
  );
}

async function fetchKeys(issuer: string, fetchJson: JsonFetch): Promise<JSONWebKeySet> {
  const { jwks_uri: url } = await fetchMetadata(issuer, fetchJson);
  if (typeof url !== "string" || !isSafeUrl(url))
    throw new Error("its metadata name no jwks_uri by https (http on this machine alone)");
  const { keys }: Record<string, unknown> = Object(await fetchJson(url));
  if (!Array.isArray(keys) || keys.length > MOST_KEYS || !keys.every((key) => Object(key) === key))
    throw new Error(`its jwks_uri gives no list of at most ${MOST_KEYS} keys`);
  return { keys };
}

/** The metadata at the first of the places where there are any; they must name the issuer exactly. */
async function fetchMetadata(issuer: string, fetchJson: JsonFetch): Promise<Record<string, unknown>> {
  let failed: unknown;
  for (const url of metadataUrls(issuer)) {
    try {
      const metadata: Record<string, unknown> = Object(await fetchJson(url));
      if (metadata.issuer === issuer) return metadata;
      failed = new Error("its metadata name another issuer; the two must be the same letter by letter");
    } catch (error) {
      if (error instanceof Unreachable) throw error;
      failed ??= error;
    }
  }
  throw failed;
}
