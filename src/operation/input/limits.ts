import type { Operation } from "../definition.ts";
import { fail, type ServiceError } from "../errors.ts";
import { bytes } from "../truncate.ts";
import { jsonProblem } from "./json-limits.ts";

/**
 * Why an operation does not take this input, whatever surface it came by: it is nested too deeply, holds too much or is
 * larger than the operation's body may be, counted as its JSON text. Undefined where it is within the limits.
 */
export function limitProblem(
  { http: { maxBodyBytes }, errors }: Operation,
  input: Record<string, unknown>,
): ServiceError | undefined {
  const type = errors.request ?? "validation.bad_request";
  // First, since an endless nesting could not be written as text.
  const problem = jsonProblem(input);
  if (problem !== undefined) return fail(type, problem);
  if (bytes(input) <= maxBodyBytes) return undefined;
  return fail(type, tooLarge(maxBodyBytes), { status: 413 });
}

/** What to say of an input of more bytes than its operation takes. */
export function tooLarge(maxBodyBytes: number): string {
  return `The body must be at most ${maxBodyBytes} bytes.`;
}
