import { range } from "./numbers.ts";

/** Fewer scored dimensions have no meaningful shape. */
export const MIN_DIMENSIONS_FOR_SHAPE = 3;

/**
 * [DI5 on 0..100, percentile] among real respondents to a six-area inventory; the two ends are the bounds. Source:
 * docs/methods.md, `differentiation_score`.
 */
const DI5_PERCENTILES = [
  [0, 0],
  [13, 5],
  [17, 10],
  [28, 25],
  [40, 50],
  [53, 75],
  [100, 100],
] as const;

/**
 * Expected range of n independent normal values in standard deviations (d₂ of statistical process control). A
 * profile with fewer dimensions has a smaller range by chance alone; 6 is the table's own case.
 */
const EXPECTED_RANGE: Readonly<Record<number, number>> = { 3: 1.693, 4: 2.059, 5: 2.326, 6: 2.534 };

const REFERENCE_RANGE = 2.534;

/**
 * Differentiation 0..100: the percentile of the profile's range (DI5) by linear interpolation in the table.
 * With fewer than six scored dimensions the range is first scaled to six; null below three.
 */
export function differentiationScore(scores: readonly number[]): number | null {
  if (scores.length < MIN_DIMENSIONS_FOR_SHAPE) return null;
  const expected = EXPECTED_RANGE[scores.length] ?? REFERENCE_RANGE;
  return percentileOfDi5((range(scores) * REFERENCE_RANGE) / expected);
}

function percentileOfDi5(di5: number): number {
  for (const [index, [upperDi5, upperPercentile]] of DI5_PERCENTILES.entries()) {
    const lower = DI5_PERCENTILES[index - 1];
    if (lower === undefined || di5 > upperDi5) continue;
    const [lowerDi5, lowerPercentile] = lower;
    const part = (di5 - lowerDi5) / (upperDi5 - lowerDi5);
    return lowerPercentile + part * (upperPercentile - lowerPercentile);
  }
  return 100;
}
