import type { Operation } from "../definition.ts";
import type { Pointer } from "../directory.ts";
import { type ErrorType, fail, ServiceError } from "../errors.ts";

/** Error types of unexpected errors, for operations that declare one. */
const failureTypes = new WeakMap<Error, ErrorType>();

/** Records an operation's declared type for unexpected errors. Returns the same error. */
export function tagError(error: unknown, { errors: { unexpected } }: Operation): unknown {
  if (unexpected && error instanceof Error && !(error instanceof ServiceError))
    failureTypes.set(error, unexpected);
  return error;
}

/** True if an error belongs in the log: a bug, or unusable storage. */
export function isInternal(error: unknown): boolean {
  return !(error instanceof ServiceError) || error.status >= 500;
}

/**
 * The error to show. A ServiceError names helpful operations through `say`. Any other error becomes `server.internal`
 * with the request's id.
 */
export function toPublicError(
  error: unknown,
  requestId: string,
  say?: (pointer: Pointer) => string,
): ServiceError {
  if (error instanceof ServiceError) return say ? pointed(error, say) : error;
  const type = error instanceof Error ? failureTypes.get(error) : undefined;
  return fail(
    type ?? "server.internal",
    `Something went wrong on the server. Its log has the details under request ${requestId}.`,
  );
}

function pointed(error: ServiceError, say: (pointer: Pointer) => string): ServiceError {
  const { type, message, see, status, title, retryAfterSeconds, corrected, scope } = error;
  if (see.length === 0) return error;
  return fail(type, say({ text: message, see }), {
    ...{ status, corrected, scope },
    ...(title !== undefined && { title }),
    ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
  });
}
