import { expandNames, isAdminScope } from "../../operation/scopes.ts";

/**
 * The service's scopes that a token's `scope` claim holds: by name, or as `all`, `read:*` and `write:*`; other names are
 * none, and neither is one of administration, whatever the issuer says.
 */
export function tokenScopes(claim: string, known: readonly string[]): string[] {
  return expandNames(
    claim.split(" "),
    known.filter((scope) => !isAdminScope(scope)),
  ).scopes;
}
