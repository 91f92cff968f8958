import type { FilterResult } from "../types.ts";

/** A filter's outcome: passed, failed, or unknown where it holds neither way. */
export function filterResult(key: string, holds: boolean | undefined, reason: string): FilterResult {
  return { key, outcome: holds === undefined ? "unknown" : holds ? "pass" : "fail", reason };
}
