import type { Operation } from "../definition.ts";
import { fail, type ServiceError } from "../errors.ts";
import { bytes } from "../truncate.ts";
import { jsonProblem } from "./json-limits.ts";

/**
 * Why an input exceeds the operation's limits, on any surface: nesting, number of values, or size as JSON text.
 * Undefined if it is within the limits.
 */
export function limitProblem(
  { http: { maxBodyBytes }, errors }: Operation,
  input: Record<string, unknown>,
): ServiceError | undefined {
  const type = errors.request ?? "validation.bad_request";
  // Checked first: an endless nesting could not be written as text.
  const problem = jsonProblem(input);
  if (problem !== undefined) return fail(type, problem);
  if (bytes(input) <= maxBodyBytes) return undefined;
  return fail(type, tooLarge(maxBodyBytes), { status: 413 });
}

/** The message for an input that is too large. */
export function tooLarge(maxBodyBytes: number): string {
  return `The body must be at most ${maxBodyBytes} bytes.`;
}
