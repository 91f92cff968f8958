import { fail } from "../operation/errors.ts";
import type { FoundKey, Store } from "../store/ports/store.ts";
import { findLiveKey } from "./key-hash.ts";
import { urlTokenKindOf } from "./url-tokens.ts";

/**
 * Finds the live key in a request's headers, `Authorization: Bearer` before `X-API-Key`.
 * Throws auth.api_key_missing, auth.api_key_invalid or auth.unauthorized.
 */
export async function authenticate(
  header: (name: string) => string | undefined,
  store: Store,
  now: Date,
): Promise<FoundKey> {
  const record = await findLiveKey(presentedKey(header), store, now);
  if (record && urlTokenKindOf(record) === undefined) return record;
  throw fail(
    "auth.api_key_invalid",
    record
      ? "This is the token of an address, which opens that address alone; make a key with `career-context keys create`."
      : "The API key is unknown, expired or revoked; make one with `career-context keys create`.",
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
