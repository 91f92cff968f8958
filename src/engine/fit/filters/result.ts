import type { FilterKeys, FilterResult } from "../types.ts";

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

/** The keys of filters by outcome, each once, in their order. */
export function filterKeys(filters: readonly FilterResult[]): FilterKeys {
  const of = (outcome: FilterResult["outcome"]) => [
    ...new Set(filters.filter((filter) => filter.outcome === outcome).map(({ key }) => key)),
  ];
  return { passed: of("pass"), failed: of("fail"), unknown: of("unknown") };
}

/** A reason behind the words of the note that it is about, once: a brief of an earlier release has them already. */
export function withWords(said: string, reason: string): string {
  const lead = `The user said: "${said}" `;
  return reason.startsWith(lead) ? reason : lead + reason;
}
