import { expandNames } from "../operation/scopes.ts";
import { UsageError } from "../platform/usage-error.ts";

/** Expands `all`, `read:*` and `write:*`, none of which holds a scope of administration; throws UsageError on an unknown scope. */
export function expandScopes(requested: readonly string[], known: readonly string[]): string[] {
  const { scopes, unknown } = expandNames(requested, known);
  const [first] = unknown;
  if (first !== undefined)
    throw new UsageError(
      `Unknown scope "${first}": use all, read:*, write:*, or names such as ${known.slice(0, 3).join(", ")}.`,
    );
  if (scopes.length === 0) throw new UsageError("At least one scope is needed, e.g. --scopes read:context.");
  return scopes;
}
