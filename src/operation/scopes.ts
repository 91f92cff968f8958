/**
 * True for a scope of administration, which reaches other users. Wildcards, first keys, access tokens and keys made
 * over REST or MCP never include it. It must be named on the command line.
 */
export function isAdminScope(scope: string): boolean {
  return /^(?:read|write):admin(?:_|$)/.test(scope);
}

/** Every scope for a user's own data that an operation requires, sorted. Excludes administration. */
export function allScopes(operations: Iterable<{ scope: string }>): string[] {
  return scopesOf(operations).filter((scope) => !isAdminScope(scope));
}

/** Every scope of administration that an operation requires, sorted. */
export function adminScopes(operations: Iterable<{ scope: string }>): string[] {
  return scopesOf(operations).filter(isAdminScope);
}

function scopesOf(operations: Iterable<{ scope: string }>): string[] {
  return [...new Set([...operations].map(({ scope }) => scope))].sort();
}

/** The expanded scopes, and the unknown names. */
export interface ExpandedScopes {
  scopes: string[];
  unknown: string[];
}

/**
 * Expands `all`, `read:*`, `write:*` and names to scopes, each once and sorted. Wildcards never include administration,
 * even if its scopes are known.
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
