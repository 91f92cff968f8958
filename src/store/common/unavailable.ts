import { fail, type ServiceError } from "../../operation/errors.ts";

/**
 * Creates the error of a storage that fails. No error type of its own exists for that; the status 503 says that it is
 * no bug. `code` is for the log.
 */
export function unavailable(message: string, code: string, retryAfterSeconds?: number): ServiceError {
  const more = { status: 503, title: "Service unavailable" };
  const retry = retryAfterSeconds === undefined ? more : { ...more, retryAfterSeconds };
  return Object.assign(fail("server.internal", message, retry), { code });
}
