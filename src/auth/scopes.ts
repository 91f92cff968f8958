import { expandNames } from "../operation/scopes.ts";
import { UsageError } from "../platform/usage-error.ts";

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
