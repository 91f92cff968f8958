import type { Education, EntryRequirement } from "../catalog/types.ts";
import { yearsToObtain } from "../roles/entry-years.ts";
import { bucketCuts } from "./constants.ts";
import type { Bucket } from "./types.ts";

/**
 * high_fit from 72 without a failed filter and with coverage of at least .6; risky_mismatch below 40 or with a failed filter;
 * worth_exploring otherwise. A score within 3 of a cut stays in the previous bucket, where that is given. Source:
 * docs/methods.md, Lists, gaps, filters.
 */
export function bucketOf(score: number, coverage: number, hasFailed: boolean, previous?: Bucket): Bucket {
  if (hasFailed) return "risky_mismatch";
  const { high, risky, coverage: leastCoverage, hysteresis } = bucketCuts;
  const highFrom =
    previous === "high_fit" ? high - hysteresis : previous === "worth_exploring" ? high + hysteresis : high;
  const riskyBelow =
    previous === "risky_mismatch"
      ? risky + hysteresis
      : previous === "worth_exploring"
        ? risky - hysteresis
        : risky;
  if (score >= highFrom && coverage >= leastCoverage) return "high_fit";
  return score < riskyBelow ? "risky_mismatch" : "worth_exploring";
}

/**
 * From this many years of study an occupation is a risk, however good the fit. Source: docs/methods.md, Lists,
 * gaps, filters.
 */
const LONG_YEARS = 4;

/**
 * The bucket of an occupation whose required licence or degree is not shown: never high, and risky if it takes
 * long to get.
 */
export function bucketAfterEntry(
  bucket: Bucket,
  unmet: readonly EntryRequirement[],
  education: Education | undefined,
): Bucket {
  const barred = unmet.filter(({ kind }) => kind !== "apprenticeship");
  if (barred.some((one) => isLong(one, education))) return "risky_mismatch";
  return barred.length > 0 && bucket === "high_fit" ? "worth_exploring" : bucket;
}

/** True if the entry requirement takes four years or more. */
export function isLong(requirement: EntryRequirement, education: Education | undefined): boolean {
  return (yearsToObtain(requirement, education) ?? 0) >= LONG_YEARS;
}
