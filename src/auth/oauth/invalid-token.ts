import { fail, type ServiceError } from "../../operation/errors.ts";

/** The title of access token errors. It distinguishes them from API key errors. */
export const INVALID_TOKEN = "Invalid access token";

/** The error of a rejected token, with the reason. */
export function invalidToken(reason: string): ServiceError {
  return fail("auth.unauthorized", `The access token is not valid here. ${reason}`, { title: INVALID_TOKEN });
}
