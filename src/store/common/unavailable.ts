import { fail, type ServiceError } from "../../operation/errors.ts";

/**
 * The error of failing storage. It has no error type of its own; status 503 shows that it is not a bug. `code` is for
 * the log.
 */
export function unavailable(message: string, code: string, retryAfterSeconds?: number): ServiceError {
  const more = { status: 503, title: "Service unavailable" };
  const retry = retryAfterSeconds === undefined ? more : { ...more, retryAfterSeconds };
  return Object.assign(fail("server.internal", message, retry), { code });
}
