import type { JWTPayload } from "jose";
import type { OAuthSettings } from "../../../src/platform/config.ts";
import { type Harness, PUBLIC_URL, type Setup, start } from "../harness.ts";
import { type FakeIssuer, startIssuer } from "./issuer.ts";

/** The names of the two resources, as tokens have them. */
export const MCP = `${PUBLIC_URL}/mcp`;
export const REST = `${PUBLIC_URL}/api/v1`;

export interface WithIssuer {
  h: Harness;
  issuer: FakeIssuer;
  /** The claims of a good token for REST, with others over them. */
  claims: (more?: JWTPayload) => JWTPayload;
  /** Such a token, signed. */
  token: (more?: JWTPayload) => Promise<string>;
  /** A user whose account at the issuer is `subject`. */
  linked: (subject?: string) => Promise<string>;
}

/** A program that takes the tokens of a fake issuer. */
export async function withIssuer(
  setup: Omit<Setup, "oauth"> & { oauth?: Partial<OAuthSettings> } = {},
): Promise<WithIssuer> {
  const issuer = await startIssuer();
  const h = await start({ ...setup, oauth: { issuers: [issuer.issuer], ...setup.oauth } });
  const claims = (more: JWTPayload = {}) => {
    const now = Math.floor(h.runtime.now().getTime() / 1000);
    return {
      ...{ iss: issuer.issuer, sub: "s-1", aud: REST, client_id: "agent", scope: "read:* write:*" },
      ...{ iat: now, exp: now + 300, jti: "j", ...more },
    };
  };
  return {
    h,
    issuer,
    claims,
    token: (more) => issuer.sign(claims(more)),
    linked: async (subject = "s-1") => {
      const userId = await h.newUser();
      await h.store.subjects.link({
        ...{ id: h.runtime.newId("lnk"), userId, issuer: issuer.issuer, subject },
        createdAt: h.runtime.now().toISOString(),
      });
      return userId;
    },
  };
}
