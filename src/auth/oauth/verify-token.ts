import {
  decodeJwt,
  errors,
  type JWTPayload,
  type JWTVerifyGetKey,
  type JWTVerifyResult,
  jwtVerify,
} from "jose";
import { fail, type ServiceError } from "../../operation/errors.ts";

/** The verified content of a token. */
export interface CheckedToken {
  issuer: string;
  subject: string;
  /** The client that the token was issued to. Empty if not stated. */
  client: string;
  /** Scope names separated by spaces, as in the claim. */
  scope: string;
  expiresAt: Date;
}

/** Only asymmetric algorithms: a public key must never serve as a shared secret. */
const algorithms = [
  ...["RS256", "RS384", "RS512", "PS256", "PS384", "PS512"],
  ...["ES256", "ES384", "ES512", "EdDSA", "Ed25519"],
];
/** RFC 9068, and what older issuers write. */
const types: readonly unknown[] = ["at+jwt", "jwt"];
/** The allowed difference between clocks. */
const LEEWAY_SECONDS = 30;
const LONGEST_TOKEN = 8192;
const LONGEST_NAME = 255;

/** True if a credential looks like an access token, not like a key. */
export function isAccessToken(presented: string): boolean {
  return /^[\w-]+\.[\w-]+\.[\w-]*$/.test(presented);
}

/**
 * Checks a token as RFC 9068 requires: issuer, audience, signature, times. It must have one of `audiences`, the names
 * of the resource. Throws ServiceError.
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
    if (!keys) throw invalidToken("This server does not accept tokens from its issuer.");
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
  if (!types.includes(type)) throw invalidToken("Its typ must be at+jwt or JWT.");
  const { exp = 0, iat = 0 } = payload;
  // Signed claims are JSON of any type, whatever the types say.
  const subject: unknown = payload.sub;
  if (typeof subject !== "string") throw invalidToken("Its claim sub is missing or malformed.");
  if (subject === "" || subject.length > LONGEST_NAME)
    throw invalidToken(`Its subject must have 1 to ${LONGEST_NAME} characters.`);
  if (typeof iat !== "number" || iat > now.getTime() / 1000 + LEEWAY_SECONDS)
    throw invalidToken("It was issued in the future.");
  // The holder would have to prove possession of a key, which this server does not check.
  if (payload.cnf !== undefined)
    throw invalidToken("It is bound to a key of its client. Only bearer tokens are accepted.");
  const { scope } = payload;
  return {
    issuer,
    subject,
    client: clientOf(payload),
    scope: typeof scope === "string" ? scope : "",
    expiresAt: new Date(exp * 1000),
  };
}

/** RFC 9068 requires client_id. Some issuers use OpenID Connect's name. */
function clientOf({ client_id: id, azp }: JWTPayload): string {
  const name = id ?? azp;
  return typeof name === "string" ? name : "";
}

function reasonOf(error: errors.JOSEError): string {
  if (error instanceof errors.JWTExpired) return "It has expired.";
  if (error instanceof errors.JWTClaimValidationFailed) return claimReason(error);
  if (error instanceof errors.JOSEAlgNotAllowed) return "Its algorithm is not accepted.";
  if (error instanceof errors.JWKSNoMatchingKey) return "No key of its issuer matches it.";
  if (error instanceof errors.JWKSMultipleMatchingKeys)
    return "It does not say which key of its issuer signed it.";
  if (error instanceof errors.JWSSignatureVerificationFailed)
    return "Its signature does not match its issuer's key.";
  return "It is malformed.";
}

function claimReason({ claim }: errors.JWTClaimValidationFailed): string {
  if (claim === "aud") return "It was issued for another resource.";
  if (claim === "nbf") return "It is not valid yet.";
  return `Its claim ${claim === "sub" || claim === "exp" ? claim : "set"} is missing or malformed.`;
}

/** The title of access token errors. It distinguishes them from API key errors. */
export const INVALID_TOKEN = "Invalid access token";

/** The error of a rejected token, with the reason. */
function invalidToken(reason: string): ServiceError {
  return fail("auth.unauthorized", `The access token is not valid here. ${reason}`, { title: INVALID_TOKEN });
}
