import { fail, type ServiceError } from "../../operation/errors.ts";

/** The title of errors of an access token, by which they differ from those of a key. */
export const INVALID_TOKEN = "Invalid access token";

/** The error of a token that is not taken, with why. */
export function invalidToken(reason: string): ServiceError {
  return fail("auth.unauthorized", `The access token is not taken. ${reason}`, { title: INVALID_TOKEN });
}
