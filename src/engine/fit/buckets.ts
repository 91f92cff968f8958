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
