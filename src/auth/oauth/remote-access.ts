import { createLocalJWKSet, errors, type JSONWebKeySet, type JWTVerifyGetKey } from "jose";
import { fail } from "../../operation/errors.ts";
import { MINUTE_MS } from "../../shared/time.ts";
import type { Timers } from "../../shared/timers.ts";
import type { FoundKey } from "../../store/ports/store.ts";
import { isSafeUrl, metadataUrls } from "./issuer-url.ts";
import {
  type ProtectedResource,
  protectedResources,
  type ResourceName,
  type ResourceSettings,
} from "./protected-resource.ts";
import { type CallerDependencies, callerOf } from "./token-caller.ts";
import { isAccessToken, verifyToken } from "./verify-token.ts";

/** Accepts access tokens of the issuers that the operator named. */
export interface RemoteAccess {
  resources: Record<ResourceName, ProtectedResource>;
  issuers: readonly string[];
  /** The caller of a token for a resource. Undefined if it is not a token, but perhaps a key. Throws ServiceError. */
  authenticate: (presented: string, to: ResourceName, now: Date) => Promise<FoundKey | undefined>;
}

export interface RemoteAccessOptions extends ResourceSettings, Omit<CallerDependencies, "runtime"> {
  runtime: CallerDependencies["runtime"] & { timers: Parameters<typeof createJsonFetch>[0] };
  onFailure: IssuerKeysDependencies["onFailure"];
}

/** Creates the access token check. Fetches nothing before the first token. */
export function createRemoteAccess(options: RemoteAccessOptions): RemoteAccess {
  const { runtime, issuers, onFailure } = options;
  const fetchJson = createJsonFetch(runtime.timers);
  const keysOf = new Map(
    issuers.map((issuer) => [issuer, createIssuerKeys(issuer, { fetchJson, now: runtime.now, onFailure })]),
  );
  const resources = protectedResources(options);
  return {
    resources,
    issuers,
    authenticate: async (presented, to, now) => {
      if (!isAccessToken(presented)) return undefined;
      return callerOf(await verifyToken(presented, resources[to].audiences, keysOf, now), options);
    },
  };
}

interface IssuerKeysDependencies {
  fetchJson: JsonFetch;
  now: () => Date;
  /** Called with the reason when the keys could not be fetched. */
  onFailure: (issuer: string, reason: string) => void;
}

/** How long keys are used before asking again. */
const FRESH_MS = 10 * MINUTE_MS;
/** How long they are used if the issuer does not respond. */
const KEPT_MS = 60 * MINUTE_MS;
/** The shortest time between two requests to an issuer, whatever tokens arrive. */
const COOLDOWN_SECONDS = 10;
const MOST_KEYS = 100;

interface KnownKeys {
  find: JWTVerifyGetKey;
  at: number;
}

/**
 * Creates a lookup for the issuer's key that signed a token. An unknown key is requested from the issuer again, since
 * it may be new. Throws JOSEError if there is none, and a ServiceError with status 503 if the issuer does not respond.
 */
function createIssuerKeys(issuer: string, deps: IssuerKeysDependencies): JWTVerifyGetKey {
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
  /** False if the issuer was asked a moment ago or does not respond. Concurrent requests share one fetch. */
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
    "The keys of this token's issuer cannot be fetched now, so its tokens cannot be checked. API keys still work.",
    { status: 503, title: "Service unavailable", retryAfterSeconds: COOLDOWN_SECONDS },
  );
}

async function fetchKeys(issuer: string, fetchJson: JsonFetch): Promise<JSONWebKeySet> {
  const { jwks_uri: url } = await fetchMetadata(issuer, fetchJson);
  if (typeof url !== "string" || !isSafeUrl(url))
    throw new Error("its metadata has no https jwks_uri (http is allowed only on this machine)");
  const { keys }: Record<string, unknown> = Object(await fetchJson(url));
  if (!Array.isArray(keys) || keys.length > MOST_KEYS || !keys.every((key) => Object(key) === key))
    throw new Error(`its jwks_uri does not return a list of at most ${MOST_KEYS} keys`);
  return { keys };
}

/** The metadata from the first URL that has any. It must name the issuer exactly. */
async function fetchMetadata(issuer: string, fetchJson: JsonFetch): Promise<Record<string, unknown>> {
  let failed: unknown;
  for (const url of metadataUrls(issuer)) {
    try {
      const metadata: Record<string, unknown> = Object(await fetchJson(url));
      if (metadata.issuer === issuer) return metadata;
      failed = new Error("its metadata names another issuer; the names must match exactly");
    } catch (error) {
      if (error instanceof Unreachable) throw error;
      failed ??= error;
    }
  }
  throw failed;
}

/** Fetches a JSON document from an issuer. The error message never repeats received content. */
type JsonFetch = (url: string) => Promise<unknown>;

/** The host does not respond, so requesting another document would only take longer. */
class Unreachable extends Error {}

const TIMEOUT_MS = 5000;
/** The largest issuers' keys take about 20 KB. */
const LARGEST = 256 * 1024;

/**
 * Creates a fetcher for an issuer's documents. The operator named the issuer, so a private address is allowed. The
 * response may still be anything: redirects are not followed, and time and size are limited.
 */
function createJsonFetch(timers: Pick<Timers, "after">): JsonFetch {
  return async (url) => {
    const abort = new AbortController();
    const cancelTimeout = timers.after(TIMEOUT_MS, () => abort.abort());
    try {
      const response = await fetch(url, {
        headers: { accept: "application/json" },
        redirect: "manual",
        signal: abort.signal,
      });
      if (response.status !== 200) throw new Error(`it responds with status ${response.status}`);
      return JSON.parse(await textOf(response));
    } catch (error) {
      throw toReason(error, abort.signal);
    } finally {
      cancelTimeout();
      abort.abort();
    }
  };
}

/** Reads a body up to the size limit. */
async function textOf({ body }: Response): Promise<string> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of body ?? []) {
    size += piece.byteLength;
    if (size > LARGEST) throw new Error(`its response is longer than ${LARGEST} bytes`);
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString("utf8");
}

function toReason(error: unknown, signal: AbortSignal): Error {
  if (signal.aborted) return new Unreachable(`it does not respond within ${TIMEOUT_MS / 1000} seconds`);
  if (error instanceof SyntaxError) return new Error("its response is not JSON");
  if (error instanceof Error && !(error instanceof TypeError)) return error;
  // The cause of a failed connection has the code. Its message contains addresses.
  const { code } = Object(error instanceof Error ? error.cause : undefined);
  return new Unreachable(`it cannot be reached${typeof code === "string" ? ` (${code})` : ""}`);
}
