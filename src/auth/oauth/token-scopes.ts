import { expandNames, isAdminScope } from "../../operation/scopes.ts";

/**
 * The service's scopes in a token's `scope` claim, by name or as `all`, `read:*` and `write:*`. Other names are
 * ignored, and so is administration, whatever the issuer says.
 */
export function tokenScopes(claim: string, known: readonly string[]): string[] {
  return expandNames(
    claim.split(" "),
    known.filter((scope) => !isAdminScope(scope)),
  ).scopes;
}
