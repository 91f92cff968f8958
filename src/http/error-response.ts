import { errorBody, fail, type ServiceError } from "../operation/errors.ts";
import { securityHeaders } from "./headers.ts";

/** The response of an error outside the API. `challenge` names the accepted credentials. */
export function errorResponse(
  error: ServiceError,
  challenge: string | undefined = error.status === 401 ? "Bearer" : undefined,
): Response {
  const headers: Record<string, string> = {
    ...securityHeaders,
    "content-type": "application/json",
    "cache-control": "no-store",
  };
  if (challenge !== undefined) headers["www-authenticate"] = challenge;
  if (error.retryAfterSeconds !== undefined) headers["retry-after"] = String(error.retryAfterSeconds);
  return new Response(JSON.stringify(errorBody(error)), { status: error.status, headers });
}

/** Refuses a method. `allow` lists those that the path takes. */
export function methodNotAllowed(allow: string): ServiceError {
  return fail("validation.bad_request", `This path takes ${allow}.`, { status: 405 });
}
