import type { FilterResult } from "../types.ts";

/** A filter's outcome: passed, failed, or unknown if neither is certain. */
export function filterResult(
  key: string,
  holds: boolean | undefined,
  reason: string,
  of?: FilterResult["of"],
): FilterResult {
  const outcome = holds === undefined ? "unknown" : holds ? "pass" : "fail";
  return { key, outcome, reason, ...(of && { of }) };
}
