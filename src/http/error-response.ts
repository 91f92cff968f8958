import { errorBody, type ServiceError } from "../operation/errors.ts";
import { securityHeaders } from "./headers.ts";

/** An error as an answer of a path outside the API. */
export function errorResponse(error: ServiceError): Response {
  const headers: Record<string, string> = {
    ...securityHeaders,
    "content-type": "application/json",
    "cache-control": "no-store",
  };
  if (error.status === 401) headers["www-authenticate"] = "Bearer";
  if (error.retryAfterSeconds !== undefined) headers["retry-after"] = String(error.retryAfterSeconds);
  return new Response(JSON.stringify(errorBody(error)), { status: error.status, headers });
}
