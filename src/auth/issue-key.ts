import type { UrlTokenKind } from "../operation/declaration.ts";
import { type KeyRequest, keyRecord, newKey } from "../operation/new-key.ts";
import { expandNames } from "../operation/scopes.ts";
import { UsageError } from "../platform/usage-error.ts";
import type { KeyRecord, Store } from "../store/ports/store.ts";
import { newUrlToken } from "./stored-keys.ts";

/** The dependencies for making a key. */
export interface KeyOutside {
  store: Pick<Store, "access">;
  runtime: { now: () => Date; newId: (prefix: string) => string };
}

/** Creates and stores a key or a URL token. Only the returned value contains the secret. */
export async function issueKey(
  { store, runtime }: KeyOutside,
  request: KeyRequest & { urlToken?: UrlTokenKind },
): Promise<{ key: string; record: KeyRecord }> {
  const secret = request.urlToken ? newUrlToken(request.urlToken) : newKey();
  const record = keyRecord(request, secret, { now: runtime.now(), newId: runtime.newId });
  await store.access.createKey(record);
  return { key: secret.key, record };
}

/**
 * Expands `all`, `read:*` and `write:*`, which never include administration. Throws UsageError for an unknown scope.
 */
export function expandScopes(requested: readonly string[], known: readonly string[]): string[] {
  const { scopes, unknown } = expandNames(requested, known);
  const [first] = unknown;
  if (first !== undefined)
    throw new UsageError(
      `Unknown scope "${first}": use all, read:*, write:*, or names such as ${known.slice(0, 3).join(", ")}.`,
    );
  if (scopes.length === 0) throw new UsageError("Pass at least one scope, e.g. --scopes read:context.");
  return scopes;
}
