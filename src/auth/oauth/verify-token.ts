import {
  decodeJwt,
  errors,
  type JWTPayload,
  type JWTVerifyGetKey,
  type JWTVerifyResult,
  jwtVerify,
} from "jose";
import { invalidToken } from "./invalid-token.ts";

/** What a token says that was checked. */
export interface CheckedToken {
  issuer: string;
  subject: string;
  /** The program that the token was issued to; empty where it does not say. */
  client: string;
  /** As in the claim, names separated by spaces. */
  scope: string;
  expiresAt: Date;
}

/** Those of which the private half alone can sign: a public key must never do as a shared secret. */
const algorithms = [
  ...["RS256", "RS384", "RS512", "PS256", "PS384", "PS512"],
  ...["ES256", "ES384", "ES512", "EdDSA", "Ed25519"],
];
/** RFC 9068, and what issuers write that are older. */
const types: readonly unknown[] = ["at+jwt", "jwt"];
/** Clocks differ. */
const LEEWAY_SECONDS = 30;
const LONGEST_TOKEN = 8192;
const LONGEST_NAME = 255;

/** Whether what was presented has the form of an access token and not that of a key. */
export function isAccessToken(presented: string): boolean {
  return /^[\w-]+\.[\w-]+\.[\w-]*$/.test(presented);
}

/**
 * Checks a token as RFC 9068 asks: issuer, audience, signature, times. `audiences` are the names of the resource it is
 * presented to, one of which it must have. Throws ServiceError.
 */
export async function verifyToken(
  token: string,
  audiences: readonly string[],
  keysOf: ReadonlyMap<string, JWTVerifyGetKey>,
  now: Date,
): Promise<CheckedToken> {
  try {
    if (token.length > LONGEST_TOKEN) throw invalidToken(`It is longer than ${LONGEST_TOKEN} characters.`);
    const { iss: issuer = "" } = decodeJwt(token);
    const keys = keysOf.get(issuer);
    if (!keys) throw invalidToken("Its issuer is none that this server takes tokens of.");
    const checked = await jwtVerify(token, keys, {
      issuer,
      audience: [...audiences],
      algorithms,
      clockTolerance: LEEWAY_SECONDS,
      currentDate: now,
      requiredClaims: ["sub", "exp"],
    });
    return toChecked(issuer, checked, now);
  } catch (error) {
    if (error instanceof errors.JOSEError) throw invalidToken(reasonOf(error));
    throw error;
  }
}

function toChecked(issuer: string, { payload, protectedHeader }: JWTVerifyResult, now: Date): CheckedToken {
  const type = protectedHeader.typ?.toLowerCase().replace(/^application\//, "");
  if (!types.includes(type)) throw invalidToken("Its typ is neither at+jwt nor JWT.");
  const { exp = 0, iat = 0 } = payload;
  // What an issuer signed is JSON, whatever the types of a token say.
  const subject: unknown = payload.sub;
  if (typeof subject !== "string") throw invalidToken("Its claim sub is missing or malformed.");
  if (subject === "" || subject.length > LONGEST_NAME)
    throw invalidToken(`Its subject must have 1 to ${LONGEST_NAME} characters.`);
  if (typeof iat !== "number" || iat > now.getTime() / 1000 + LEEWAY_SECONDS)
    throw invalidToken("It was issued in the future.");
  // Whoever holds it would have to prove a key, which nobody asks for here.
  if (payload.cnf !== undefined)
    throw invalidToken("It is bound to a key of its client; bearer tokens are taken.");
  const { scope } = payload;
  return {
    issuer,
    subject,
    client: clientOf(payload),
    scope: typeof scope === "string" ? scope : "",
    expiresAt: new Date(exp * 1000),
  };
}

/** RFC 9068 asks for client_id; some issuers have the name that OpenID Connect gives it. */
function clientOf({ client_id: id, azp }: JWTPayload): string {
  const name = id ?? azp;
  return typeof name === "string" ? name : "";
}

function reasonOf(error: errors.JOSEError): string {
  if (error instanceof errors.JWTExpired) return "It has expired.";
  if (error instanceof errors.JWTClaimValidationFailed) return claimReason(error);
  if (error instanceof errors.JOSEAlgNotAllowed) return "Its algorithm is none that is taken.";
  if (error instanceof errors.JWKSNoMatchingKey) return "No key of its issuer fits it.";
  if (error instanceof errors.JWKSMultipleMatchingKeys)
    return "It does not say which key of its issuer signed it.";
  if (error instanceof errors.JWSSignatureVerificationFailed)
    return "Its signature is not that of its issuer.";
  return "It is malformed.";
}

function claimReason({ claim }: errors.JWTClaimValidationFailed): string {
  if (claim === "aud") return "It was issued for another resource.";
  if (claim === "nbf") return "It is not valid yet.";
  return `Its claim ${claim === "sub" || claim === "exp" ? claim : "set"} is missing or malformed.`;
}
