/**
 * Whether a scope is one of administration, which reaches other people: no wildcard holds it, no first key, no access
 * token, and no key that is made over REST or MCP. It is named one by one, on the command line.
 */
export function isAdminScope(scope: string): boolean {
  return /^(?:read|write):admin(?:_|$)/.test(scope);
}

/** Every scope for a person's own data that some operation asks for, sorted; those of administration are none of them. */
export function allScopes(operations: Iterable<{ scope: string }>): string[] {
  return scopesOf(operations).filter((scope) => !isAdminScope(scope));
}

/** Every scope of administration that some operation asks for, sorted. */
export function adminScopes(operations: Iterable<{ scope: string }>): string[] {
  return scopesOf(operations).filter(isAdminScope);
}

function scopesOf(operations: Iterable<{ scope: string }>): string[] {
  return [...new Set([...operations].map(({ scope }) => scope))].sort();
}

/** What names of scopes stand for, and those that stand for none. */
export interface ExpandedScopes {
  scopes: string[];
  unknown: string[];
}

/**
 * The scopes that `all`, `read:*`, `write:*` and names stand for, each once and sorted. A wildcard holds none of
 * administration, even where those are known.
 */
export function expandNames(names: readonly string[], known: readonly string[]): ExpandedScopes {
  const own = known.filter((scope) => !isAdminScope(scope));
  const unknown: string[] = [];
  const scopes = names.flatMap((name) => {
    if (name === "all") return own;
    if (name === "read:*" || name === "write:*")
      return own.filter((scope) => scope.startsWith(name.slice(0, -1)));
    if (known.includes(name)) return [name];
    unknown.push(name);
    return [];
  });
  return { scopes: [...new Set(scopes)].sort(), unknown };
}
