import type { Operation } from "../../operation/definition.ts";
import type { Schema } from "./plain.ts";

/** The issuers whose access tokens are taken beside keys, and the scopes that a client asks for first. */
export interface OAuthFacts {
  issuers: readonly string[];
  scopes: readonly string[];
}

/** A security scheme for each issuer. Where it is known by RFC 8414 alone, its metadata are at another address of the same issuer. */
export function oauthSchemes({ issuers, scopes }: OAuthFacts): Record<string, Schema> {
  const of = (issuer: string): Schema => ({
    type: "openIdConnect",
    openIdConnectUrl: `${issuer.replace(/\/$/, "")}/.well-known/openid-configuration`,
    description: `An access token of ${issuer}, whose audience is this API. Ask for ${scopes.join(" and ")}; each operation names the scope that it needs, and a star stands for all of its kind.`,
  });
  return Object.fromEntries(issuers.map((issuer, place) => [nameAt(place), of(issuer)]));
}

/** What opens an operation, where tokens do beside keys; nothing for one that has a token of its own in its address. */
export function oauthSecurity({ issuers }: OAuthFacts, { scope, http }: Operation): Schema {
  if (http.urlToken) return {};
  const tokens = issuers.map((_, place) => ({ [nameAt(place)]: [scope] }));
  return { security: [{ bearer: [] }, { apiKey: [] }, ...tokens] };
}

function nameAt(place: number): string {
  return place === 0 ? "oauth" : `oauth${place + 1}`;
}
