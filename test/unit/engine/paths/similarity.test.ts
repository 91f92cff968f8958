import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { riasecSimilarity, similarityTo } from "../../../../src/engine/paths/similarity.ts";
import { ana, nurse, sameTitle } from "./sample-paths.ts";

/** Pearson's r by its textbook sums, apart from the program's own; NaN without spread. */
function correlation(x: readonly number[], y: readonly number[]): number {
  const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);
  const product = (a: readonly number[], b: readonly number[]) =>
    a.length * total(a.map((value, at) => value * (b[at] ?? 0))) - total(a) * total(b);
  return product(x, y) / Math.sqrt(product(x, x) * product(y, y));
}

describe("similarity", () => {
  test("is the weighted sum of interests, work style, titles and rank, each named with its weight", () => {
    const found = similarityTo(ana, nurse, sameTitle);
    expect(found?.parts).toEqual({
      riasec: { weight: 0.4, value: 1 },
      workStyle: { weight: 0.2, value: 0.85 },
      title: { weight: 0.3, value: 1 },
      seniority: { weight: 0.1, value: 0.2222 },
    });
    expect(found?.score).toBeCloseTo(0.4 + 0.2 * 0.85 + 0.3 + 0.1 * (2 / 9), 4);
    expect(found?.coverage).toBe(1);
  });

  test("spreads the weight of what one side lacks over the parts that both have", () => {
    const found = similarityTo({ titles: ["Nurse"], riasec: ana.riasec ?? [] }, nurse, sameTitle);
    expect(found?.parts).toEqual({
      riasec: { weight: 0.5714, value: 1 },
      title: { weight: 0.4286, value: 1 },
    });
    expect(found?.coverage).toBe(0.7);
  });

  test("says nothing from rank alone, from no data, or from profiles without spread", () => {
    expect(similarityTo({ titles: [], seniority: "mid" }, nurse, sameTitle)).toBeUndefined();
    expect(similarityTo({ titles: [] }, nurse, sameTitle)).toBeUndefined();
    expect(similarityTo({ titles: [], riasec: [5, 5, 5, 5, 5, 5] }, nurse, sameTitle)).toBeUndefined();
    expect(similarityTo({ titles: [], riasec: [1, 2, 3] }, nurse, sameTitle)).toBeUndefined();
    expect(
      similarityTo({ titles: [], riasec: [1, 2, Number.NaN, 4, 5, 6] }, nurse, sameTitle),
    ).toBeUndefined();
    expect(similarityTo({ titles: [], workStyle: { toString: 5 } }, nurse, sameTitle)).toBeUndefined();
  });

  test("compares titles with the stations that a path leaves, and counts an earlier title for less", () => {
    const value = (titles: string[]) => similarityTo({ titles }, nurse, sameTitle)?.parts.title?.value;
    expect(value(["Nurse"])).toBe(1);
    expect(value(["Clerk", "Nurse"])).toBe(0.8);
    expect(value(["Teacher"])).toBe(0);
  });

  test("stays within 0..1 whatever the numbers are", () => {
    const number = fc.double({ min: -1000, max: 1000 });
    fc.assert(
      fc.property(
        fc.array(number, { minLength: 6, maxLength: 6 }),
        fc.dictionary(fc.constantFrom("openness", "conscientiousness", "other"), number),
        number,
        (riasec, workStyle, closeness) => {
          const found = similarityTo({ ...ana, riasec, workStyle }, nurse, () => closeness);
          for (const value of [found?.score, found?.coverage]) {
            expect(value).toBeGreaterThanOrEqual(0);
            expect(value).toBeLessThanOrEqual(1);
          }
        },
      ),
    );
  });

  test("reads interests as (1 + r) / 2: 1 for the same shape, 0 for the opposite one, 0.5 for none in common", () => {
    const profile = { R: 10, I: 20, A: 30, S: 40, E: 50, C: 60 };
    expect(riasecSimilarity([0, 5, 10, 15, 20, 25], profile)).toBeCloseTo(1, 12);
    expect(riasecSimilarity([60, 50, 40, 30, 20, 10], profile)).toBeCloseTo(0, 12);
    expect(riasecSimilarity([1, 0, 0, 0, 0, 1], profile)).toBeCloseTo(0.5, 12);
  });

  test("never falls when the interests correlate better and all else stays", () => {
    const scores = fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 6, maxLength: 6 });
    const scoreOf = (riasec: number[]) =>
      similarityTo({ ...ana, riasec }, nurse, sameTitle)?.score ?? Number.NaN;
    fc.assert(
      fc.property(scores, scores, (left, right) => {
        const [a, b] = [
          correlation(left, [40, 60, 20, 90, 50, 55]),
          correlation(right, [40, 60, 20, 90, 50, 55]),
        ];
        fc.pre(!Number.isNaN(a) && !Number.isNaN(b));
        const [low, high] = a <= b ? [left, right] : [right, left];
        expect(scoreOf(low)).toBeLessThanOrEqual(scoreOf(high) + 0.0001);
      }),
    );
  });
});
