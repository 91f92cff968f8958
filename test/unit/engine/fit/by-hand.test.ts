import { describe, expect, test } from "vitest";
import { prepareBase } from "../../../../src/engine/fit/baseline.ts";
import { combine, scoreOf } from "../../../../src/engine/fit/factors.ts";
import { median } from "../../../../src/engine/fit/numbers.ts";
import { createOwnedSkills } from "../../../../src/engine/fit/person/owned-skills.ts";
import { personProfile } from "../../../../src/engine/fit/person/person-profile.ts";
import { nearness, spread } from "../../../../src/engine/fit/raw-scores.ts";
import { skillCoverage } from "../../../../src/engine/fit/requirements.ts";
import { correlation, profileVector } from "../../../../src/engine/fit/space/occupation-vectors.ts";
import type { PersonEvidence } from "../../../../src/engine/fit/types.ts";
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

  test("coverage is what is held over what is asked", () => {
    const holdings = createOwnedSkills(
      [{ id: "alpha", name: "Alphawork", level: 3.5, claimIds: [] }],
      base.skills,
    );
    const [first, second] = base.occupations;
    // Half the level: 1.065741 × .5 / 1.078241.
    expect(skillCoverage(first?.needs ?? [], holdings)).toBeCloseTo(0.494204, 5);
    expect(skillCoverage(second?.needs ?? [], holdings)).toBe(0);
    expect(skillCoverage([], holdings)).toBeUndefined();
  });

  test("weights of factors without data go to the others, and the sum is the score", () => {
    const none = Number.NaN;
    const scores = {
      interests: 90,
      knowledge: 60,
      experience: 80,
      preparation: none,
      values: none,
      styles: none,
    };
    const baselines = { interests: 50, knowledge: 30, experience: 20, preparation: 0, values: 0, styles: 0 };
    const { factors, score, coverage } = combine((key) => scores[key], baselines);
    // .33, .27, .21 of .81; (.33 × 90 + .27 × 60 + .21 × 80) / .81 = 62.7 / .81.
    expect(factors.map(({ key, weight }) => [key, weight])).toEqual([
      ["interests", expect.closeTo(0.407407, 5)],
      ["knowledge", expect.closeTo(0.333333, 5)],
      ["experience", expect.closeTo(0.259259, 5)],
    ]);
    expect(factors.map(({ contribution }) => contribution)).toEqual([
      expect.closeTo(16.296296, 5),
      expect.closeTo(10, 5),
      expect.closeTo(15.555556, 5),
    ]);
    expect(score).toBeCloseTo(77.407407, 5);
    // .81 of .95.
    expect(coverage).toBeCloseTo(0.852632, 5);
  });

  test("a factor's score runs from the low to the high end of its scale, and is 0 where the occupation has no data", () => {
    const scale = { low: -1, high: 3 };
    expect([-2, -1, 0, 2, 3, 9, Number.NaN].map((value) => scoreOf(scale, value))).toEqual([
      0, 0, 25, 75, 100, 100, 0,
    ]);
  });

  test("preparation counts the job zones between, at most three, and none where the occupation has none", () => {
    expect([nearness(4, 4), nearness(3.5, 2), nearness(5, 1)]).toEqual([-0, -1.5, -3]);
    expect(nearness(4, undefined)).toBeNaN();
  });

  test("near profiles are told apart further than far ones, and equal ones are finite", () => {
    expect(spread(0.98) - spread(0.96)).toBeGreaterThan(10 * (spread(0.02) - spread(0)));
    expect(Number.isFinite(spread(1))).toBe(true);
  });
});

describe("a profile from the history", () => {
  const titled = (...titles: string[]): PersonEvidence => ({
    skills: [],
    titles: titles.map((text) => ({ text, claimIds: [] })),
    texts: [],
    constraints: {},
  });
  const parts = (person: PersonEvidence) =>
    personProfile(person, base).history.map(({ position, weight }) => [position, expect.closeTo(weight, 4)]);
  const weights = (person: PersonEvidence) =>
    new Map(personProfile(person, base).history.map(({ position, weight }) => [position, weight]));

  test("is that of the occupation that the title names", () => {
    expect(parts(titled("Alphaworkers"))).toEqual([[0, 1]]);
  });

  test("lets an earlier title count .9 to the eighth power of the latest", () => {
    const found = weights(titled("Alphaworkers", "Gammaworkers"));
    // 1 and .9^8 = .430467, over their sum.
    expect(found.get(0)).toBeCloseTo(1 / 1.430467, 5);
    expect(found.get(2)).toBeCloseTo(0.430467 / 1.430467, 5);
  });

  test("weighs the occupation whose skills are listed more", () => {
    const held = { id: "gamma", name: "Gammawork", level: 4, claimIds: [] };
    const person = titled("Alphaworkers", "Gammaworkers");
    const before = weights(person).get(2) ?? 0;
    expect(weights({ ...person, skills: [held] }).get(2)).toBeGreaterThan(before);
  });

  test("is empty where no title is understood and nothing is listed", () => {
    expect(parts(titled("asdf qwerty"))).toEqual([]);
    expect(personProfile(titled("asdf qwerty"), base).words).toBeUndefined();
  });
});

describe("numbers", () => {
  test("correlate: 1 with itself however scaled, −1 reversed, none where flat", () => {
    const profile = [1, 4, 2, 6, 3, 5];
    const r = (left: number[], right: number[]) => {
      const [one, other] = [profileVector(left), profileVector(right)];
      return one && other && correlation(one, other);
    };
    const scaled = profile.map((value) => 10 * value + 3);
    expect(r(profile, scaled)).toBeCloseTo(1, 12);
    const reversed = profile.map((value) => -value);
    expect(r(profile, reversed)).toBeCloseTo(-1, 12);
    expect(profileVector([2, 2, 2, 2, 2, 2])).toBeUndefined();
  });

  test("have a median, of even lists too", () => {
    expect([median([3, 1, 2]), median([4, 1, 2, 3]), median([])]).toEqual([2, 2.5, 0]);
  });
});
