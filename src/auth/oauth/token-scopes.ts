/** The service's scopes that a token's `scope` claim holds: by name, or as `all`, `read:*` and `write:*`; other names are none. */
export function tokenScopes(claim: string, known: readonly string[]): string[] {
  const named = new Set(claim.split(" "));
  return known.filter(
    (scope) => named.has(scope) || named.has("all") || named.has(`${scope.slice(0, scope.indexOf(":"))}:*`),
  );
}
