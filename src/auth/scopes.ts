import { UsageError } from "../platform/usage-error.ts";

/** Expands `all`, `read:*` and `write:*`; throws UsageError on an unknown scope. */
export function expandScopes(requested: readonly string[], known: readonly string[]): string[] {
  const expanded = requested.flatMap((name) => {
    if (name === "all") return known;
    if (name === "read:*" || name === "write:*")
      return known.filter((scope) => scope.startsWith(name.slice(0, -1)));
    if (known.includes(name)) return [name];
    throw new UsageError(
      `Unknown scope "${name}": use all, read:*, write:*, or names such as ${known.slice(0, 3).join(", ")}.`,
    );
  });
  if (expanded.length === 0)
    throw new UsageError("At least one scope is needed, e.g. --scopes read:context.");
  return [...new Set(expanded)].sort();
}
