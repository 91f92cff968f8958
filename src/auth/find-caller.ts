import { fail } from "../operation/errors.ts";
import { refuseSuspended } from "../operation/suspended.ts";
import type { FoundKey, Store } from "../store/ports/store.ts";
import type { ResourceName } from "./oauth/protected-resource.ts";
import type { RemoteAccess } from "./oauth/remote-access.ts";
import { findLiveKey, urlTokenKindOf } from "./stored-keys.ts";

/** The credentials of a request. */
export interface Presented {
  header: (name: string) => string | undefined;
  query: (name: string) => string | undefined;
}

export interface CallerSources {
  store: Store;
  /** Set if access tokens are also accepted. */
  remote?: RemoteAccess | undefined;
}

/** Finds the caller of a request by API key or, if accepted, by access token. Throws ServiceError. */
export async function findCaller(
  { header, query }: Presented,
  to: ResourceName,
  { store, remote }: CallerSources,
  now: Date,
): Promise<FoundKey> {
  if (remote && query("access_token") !== undefined)
    throw fail(
      "validation.bad_request",
      "Send the token in the Authorization header: URLs are stored in logs.",
    );
  const bearer = /^bearer +(\S+)$/i.exec((header("authorization") ?? "").trim())?.[1];
  const remoteCaller = bearer === undefined ? undefined : await remote?.authenticate(bearer, to, now);
  const caller = remoteCaller ?? (await authenticate(header, store, now));
  refuseSuspended(caller);
  return caller;
}

/**
 * Finds the live key in a request's headers, `Authorization: Bearer` before `X-API-Key`.
 * Throws auth.api_key_missing, auth.api_key_invalid or auth.unauthorized.
 */
async function authenticate(
  header: (name: string) => string | undefined,
  store: Store,
  now: Date,
): Promise<FoundKey> {
  const record = await findLiveKey(presentedKey(header), store, now);
  if (record && urlTokenKindOf(record) === undefined) return record;
  throw fail(
    "auth.api_key_invalid",
    record
      ? "This token opens only its own URL. Make a key with `career-context keys create`."
      : "The API key is unknown, expired or revoked. Make one with `career-context keys create`.",
  );
}

function presentedKey(header: (name: string) => string | undefined): string {
  const [scheme = "", ...rest] = (header("authorization") ?? "").trim().split(/\s+/);
  if (scheme !== "" && scheme.toLowerCase() !== "bearer") {
    throw fail("auth.unauthorized", "The Authorization header must have the form `Bearer <API key>`.");
  }
  const key = rest.join(" ") || (header("x-api-key") ?? "").trim();
  if (key !== "") return key;
  throw fail(
    "auth.api_key_missing",
    "Send an API key as `Authorization: Bearer <API key>` or in the header X-API-Key.",
  );
}
