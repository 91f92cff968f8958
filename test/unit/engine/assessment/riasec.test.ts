import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { differentiationScore } from "../../../../src/engine/assessment/differentiation.ts";
import { codeConsistency, hollandCode, pearsonCongruence } from "../../../../src/engine/assessment/riasec.ts";

const flat = { R: 50, I: 50, A: 50, S: 50, E: 50, C: 50 };
const person = { R: 90, I: 70, A: 20, S: 30, E: 40, C: 50 };

describe("the Holland code", () => {
  test("keeps the top three when all are above the own mean", () => {
    // mean 50: R, I above; C 50 is not above it
    expect(hollandCode(person)).toEqual(["R", "I"]);
    expect(hollandCode({ ...person, C: 51, A: 19 })).toEqual(["R", "I", "C"]);
  });

  test("is one letter when a single peak lifts the mean over the rest", () => {
    expect(hollandCode({ R: 10, I: 10, A: 100, S: 20, E: 10, C: 10 })).toEqual(["A"]);
  });

  test("never has more than three letters", () => {
    expect(hollandCode({ R: 90, I: 90, A: 90, S: 90, E: 90, C: 0 })).toEqual(["R", "I", "A"]);
  });

  test("breaks ties in R-I-A-S-E-C order", () => {
    expect(hollandCode({ R: 0, I: 10, A: 80, S: 0, E: 80, C: 80 })).toEqual(["A", "E", "C"]);
    expect(hollandCode(flat)).toEqual(["R"]);
  });

  test("is one letter for every flat profile, also where the mean of equal scores misses them by a bit", () => {
    const steps = Array.from({ length: 73 }, (_, step) => Math.round((step / 72) * 1e6) / 1e4);
    const codes = steps.map((x) => hollandCode({ R: x, I: x, A: x, S: x, E: x, C: x }).join(""));
    expect(new Set(codes)).toEqual(new Set(["R"]));
  });

  test("uses the areas that have a score, and is empty without any", () => {
    expect(hollandCode({ S: 60, E: 80 })).toEqual(["E"]);
    expect(hollandCode({})).toEqual([]);
  });
});

describe("consistency of a code", () => {
  test("is high, medium or low by the distance of its first two letters", () => {
    expect(codeConsistency(["R", "I", "S"])).toBe("high");
    expect(codeConsistency(["R", "A"])).toBe("medium");
    expect(codeConsistency(["I", "E"])).toBe("low");
    expect(codeConsistency(["I"])).toBeNull();
  });
});

describe("congruence", () => {
  test("Pearson is 1 for the same shape on another scale, −1 for its mirror, null for a flat profile", () => {
    const scaled = { R: 5.5, I: 4.5, A: 2, S: 2.5, E: 3, C: 3.5 };
    const mirror = { R: 10, I: 30, A: 80, S: 70, E: 60, C: 50 };
    expect(pearsonCongruence(person, scaled)).toBeCloseTo(1, 12);
    expect(pearsonCongruence(person, mirror)).toBeCloseTo(-1, 12);
    expect(pearsonCongruence(person, flat)).toBeNull();
    expect(pearsonCongruence({ R: 0.1, I: 0.1, A: 0.1, S: 0.1, E: 0.1, C: 0.1 }, person)).toBeNull();
  });

  test("Pearson agrees with a hand calculation", () => {
    // deviations of person: 40 20 −30 −20 −10 0; of the other (mean 3.5): 2.5 1.5 .5 −.5 −1.5 −2.5
    // products 100 + 30 − 15 + 10 + 15 + 0 = 140; squares 3400 and 17.5; 140 / √59500
    const other = { R: 6, I: 5, A: 4, S: 3, E: 2, C: 1 };
    expect(pearsonCongruence(person, other)).toBeCloseTo(140 / Math.sqrt(59500), 12);
  });
});

describe("differentiation", () => {
  test.each([
    [0, 0],
    [6.5, 2.5],
    [13, 5],
    [17, 10],
    [22.5, 17.5],
    [28, 25],
    [40, 50],
    [53, 75],
    [76.5, 87.5],
    [100, 100],
  ])("a range of %d is at percentile %d", (di5, percentile) => {
    expect(differentiationScore([di5, 0, 0, 0, 0, 0])).toBeCloseTo(percentile, 10);
  });

  test("stretches the range of five dimensions to six and has no answer below three", () => {
    // 40 × 2.534 / 2.326 = 43.5770; 50 + 25 × 3.5770 / 13 = 56.8788
    expect(differentiationScore([60, 20, 30, 40, 50])).toBeCloseTo(56.8788, 3);
    expect(differentiationScore([100, 0, 0, 0, 0])).toBe(100);
    expect(differentiationScore([60, 20])).toBeNull();
    expect(differentiationScore([])).toBeNull();
  });
});

test("for any two profiles the congruence does not depend on the order", () => {
  const score = fc.integer({ min: 0, max: 40 }).map((step) => step * 2.5);
  const profile = fc.record({ R: score, I: score, A: score, S: score, E: score, C: score });
  fc.assert(
    fc.property(profile, profile, (a, b) => {
      expect(pearsonCongruence(a, b)).toBe(pearsonCongruence(b, a));
    }),
    { numRuns: 200, seed: 7 },
  );
});
