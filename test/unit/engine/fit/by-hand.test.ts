import { describe, expect, test } from "vitest";
import { prepareBase } from "../../../../src/engine/fit/baseline.ts";
import { combine } from "../../../../src/engine/fit/factors.ts";
import { median, pearson, percentileRank } from "../../../../src/engine/fit/numbers.ts";
import { createOwnedSkills } from "../../../../src/engine/fit/owned-skills.ts";
import { skillCoverage } from "../../../../src/engine/fit/raw-scores.ts";
import { tinyCatalog } from "./tiny-catalogue.ts";

const base = prepareBase(tinyCatalog);

describe("worked by hand", () => {
  // Strengths: (5−1)/4 × 7/7 = 1 and (3−1)/4 × 3.5/7 = .25. Usual: alpha 1/3, beta (.25+1+.25)/3 = .5, gamma 1.25/3.
  // Rarity: alpha ½ + ln 3 = 1.598612, beta ½ + ln 1 = .5, gamma ½ + ln(3/2) = .905465.
  test("a need weighs its strength above the usual times its rarity", () => {
    const weights = base.occupations.map(({ needs }) => needs.map(({ skill, weight }) => [skill, weight]));
    // Where the strength is below the usual, a tenth of it is left: beta .025 × .5, gamma .025 × .905465.
    expect(weights).toEqual([
      [
        ["alpha", expect.closeTo(1.065741, 5)],
        ["beta", expect.closeTo(0.0125, 6)],
      ],
      [
        ["beta", expect.closeTo(0.25, 6)],
        ["gamma", expect.closeTo(0.022637, 5)],
      ],
      [
        ["gamma", expect.closeTo(0.528188, 5)],
        ["beta", expect.closeTo(0.0125, 6)],
      ],
    ]);
  });

  test("the allowance is half the median of the sums of weights", () => {
    // Sums: 1.078241, .272637, .540688.
    expect(base.allowance.skills).toBeCloseTo(0.270344, 5);
  });

  test("coverage is what is held over what is asked and the allowance", () => {
    const holdings = createOwnedSkills(
      [{ id: "alpha", name: "Alphawork", level: 3.5, claimIds: [] }],
      base.skills,
    );
    // Half the level: 1.065741 × .5 / (1.078241 + .270344).
    expect(skillCoverage(base, 0, holdings)).toBeCloseTo(0.395133, 5);
    expect(skillCoverage(base, 1, holdings)).toBe(0);
  });

  test("weights of factors without data go to the others, and the sum is the score", () => {
    const scores = {
      skills: 80,
      knowledge: 60,
      experience: Number.NaN,
      interests: 90,
      values: Number.NaN,
      styles: Number.NaN,
    };
    const baselines = { skills: 20, knowledge: 30, experience: 0, interests: 50, values: 0, styles: 0 };
    const { factors, score, coverage } = combine((key) => scores[key], baselines);
    // .25, .20, .20 of .65; (.25 × 80 + .2 × 60 + .2 × 90) / .65 = 50 / .65.
    expect(factors.map(({ key, weight }) => [key, weight])).toEqual([
      ["skills", expect.closeTo(0.384615, 5)],
      ["knowledge", expect.closeTo(0.307692, 5)],
      ["interests", expect.closeTo(0.307692, 5)],
    ]);
    expect(factors.map(({ contribution }) => contribution)).toEqual([
      expect.closeTo(23.076923, 5),
      expect.closeTo(9.230769, 5),
      expect.closeTo(12.307692, 5),
    ]);
    expect(score).toBeCloseTo(76.923077, 5);
    expect(coverage).toBeCloseTo(0.65, 10);
  });
});

describe("numbers", () => {
  test("correlate: 1 with itself however scaled, −1 reversed, none where flat or of other length", () => {
    const profile = [1, 4, 2, 6, 3, 5];
    expect(
      pearson(
        profile,
        profile.map((value) => 10 * value + 3),
      ),
    ).toBeCloseTo(1, 12);
    expect(
      pearson(
        profile,
        profile.map((value) => -value),
      ),
    ).toBeCloseTo(-1, 12);
    expect(pearson(profile, [2, 2, 2, 2, 2, 2])).toBeUndefined();
    expect(pearson(profile, [1, 2])).toBeUndefined();
  });

  test("rank with ties counted half", () => {
    const sorted = Float64Array.from([1, 2, 2, 4]);
    expect([0, 1, 2, 3, 4, 9].map((value) => percentileRank(sorted, value))).toEqual([
      0, 0.125, 0.5, 0.75, 0.875, 1,
    ]);
  });

  test("have a median, of even lists too", () => {
    expect([median([3, 1, 2]), median([4, 1, 2, 3]), median([])]).toEqual([2, 2.5, 0]);
  });
});
