import { descending, mean, range, sum } from "./numbers.ts";
import type { RiasecProfile } from "./riasec.ts";
import { RIASEC } from "./riasec.ts";

/**
 * The seven differentiation indices of sorted scores X₁ ≥ … ≥ X₆, in the unit of the scores (DI6 is a ratio).
 */
export type DifferentiationIndices = Readonly<
  Record<"DI1" | "DI2" | "DI3" | "DI4" | "DI5" | "DI6" | "DI7", number>
>;

/**
 * DI1 X₁−X₂, DI2 X₁−X₃, DI3 X₁−(X₂+X₄)/2, DI4 X₁−(X₃+X₅)/2, DI5 X₁−X₆ (Holland's), DI6 DI5/ΣX (0 when the sum
 * is 0), DI7 the population standard deviation.
 */
export function differentiationIndices(profile: RiasecProfile): DifferentiationIndices {
  const values = RIASEC.map((letter) => profile[letter]);
  const [x1 = 0, x2 = 0, x3 = 0, x4 = 0, x5 = 0, x6 = 0] = descending(values);
  const total = sum(values);
  return {
    DI1: x1 - x2,
    DI2: x1 - x3,
    DI3: x1 - (x2 + x4) / 2,
    DI4: x1 - (x3 + x5) / 2,
    DI5: x1 - x6,
    DI6: total === 0 ? 0 : (x1 - x6) / total,
    DI7: populationSd(values),
  };
}

function populationSd(values: readonly number[]): number {
  const centre = mean(values);
  return Math.sqrt(mean(values.map((value) => (value - centre) ** 2)));
}

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
