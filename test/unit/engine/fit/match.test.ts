import { describe, expect, test } from "vitest";
import { bucketOf } from "../../../../src/engine/fit/buckets.ts";
import { match } from "../../../../src/engine/fit/match.ts";
import { createOwnedSkills } from "../../../../src/engine/fit/person/owned-skills.ts";
import { skillCoverage } from "../../../../src/engine/fit/requirements.ts";
import type { PersonSkill } from "../../../../src/engine/fit/types.ts";
import { builtIn, developer, held, itemsOf, nobody, nurse } from "./people.ts";

const index = builtIn();

describe("buckets", () => {
  test.each([
    [72, 0.6, false, "high_fit"],
    [71.99, 1, false, "worth_exploring"],
    [99, 0.59, false, "worth_exploring"],
    [40, 0, false, "worth_exploring"],
    [39.99, 1, false, "risky_mismatch"],
    [99, 1, true, "risky_mismatch"],
  ] as const)("%d with coverage %d, failed filter %s: %s", (score, coverage, failed, bucket) => {
    expect(bucketOf(score, coverage, failed)).toBe(bucket);
  });

  test("stay where they were within 3 points of a cut, and nowhere else", () => {
    expect([70, 68.9].map((score) => bucketOf(score, 1, false, "high_fit"))).toEqual([
      "high_fit",
      "worth_exploring",
    ]);
    expect([74, 75].map((score) => bucketOf(score, 1, false, "worth_exploring"))).toEqual([
      "worth_exploring",
      "high_fit",
    ]);
    expect([42, 43].map((score) => bucketOf(score, 1, false, "risky_mismatch"))).toEqual([
      "risky_mismatch",
      "worth_exploring",
    ]);
  });
});

describe("a match", () => {
  test("puts the person's own occupation first, with relatives after it", () => {
    const titles = itemsOf(match(nurse(), index, { limit: 8 })).map(({ title }) => title);
    expect(titles[0]).toBe("Registered Nurses");
    expect(
      titles.slice(1).filter((title) => /nurs|medical|health|therap|physician/i.test(title)).length,
    ).toBeGreaterThan(3);
  });

  test("finds computing work for computing skills alone, without calling it a high fit on so little", () => {
    const result = match(developer(), index, { limit: 5 });
    expect(itemsOf(result).every(({ occupationCode }) => occupationCode.startsWith("15-"))).toBe(true);
    expect(result.highFit).toEqual([]);
    // Knowledge .27 and experience .21 of .95.
    expect(itemsOf(result).every(({ coverage }) => coverage === 0.5053)).toBe(true);
  });

  test("leaves out factors without data rather than count them zero", () => {
    const keys = itemsOf(match(developer(), index, { limit: 3 })).map(({ factors }) =>
      factors.map(({ key }) => key),
    );
    expect(keys).toEqual(Array.from({ length: 3 }, () => ["knowledge", "experience"]));
  });

  test("leaves a flat interest profile out, since it points nowhere", () => {
    const flat = { ...developer(), interests: [50, 50, 50, 50, 50, 50] };
    expect(itemsOf(match(flat, index, { limit: 1 }))[0]?.factors.map(({ key }) => key)).not.toContain(
      "interests",
    );
  });

  test("has all seven parts of an explanation, with stable keys", () => {
    const [item] = itemsOf(match(nurse(), index, { limit: 1, location: "Leeds" }));
    expect(Object.keys(item?.explanation ?? {}).sort()).toEqual([
      "hardFiltersPassed",
      "missingRequirements",
      "positiveFactors",
      "possibleFriction",
      "riskFactors",
      "whatToVerifyNext",
      "whyFit",
    ]);
    expect(item?.explanation.whatToVerifyNext.map(({ textKey }) => textKey)).toContain("fit.verify.location");
    expect(item?.explanation.positiveFactors.map(({ key }) => key)).toContain("experience");
  });

  test("tells gaps as levels short of what is needed, required skills only", () => {
    const gaps = itemsOf(match(nurse(), index, { limit: 10 })).flatMap(({ skillGaps }) => skillGaps);
    expect(gaps.length).toBeGreaterThan(20);
    expect(gaps.every(({ have, need, importance }) => have < need && importance >= 3)).toBe(true);
  });

  test("keeps the promise of its counterfactual where the skill is learned", () => {
    const [item] = itemsOf(match(nurse(), index, { limit: 1 }));
    const gap = item?.skillGaps.find(({ skill }) => skill === item.counterfactual?.skill);
    if (!item?.counterfactual || !gap) throw new Error("No counterfactual was given.");
    const { needs = [] } = index.occupations[index.positions.get(item.id) ?? -1] ?? {};
    const shown = (skills: PersonSkill[]) =>
      skillCoverage(needs, createOwnedSkills(skills, index.skills)) ?? 0;
    const learned = { ...held(gap.skill), level: gap.need };
    expect(shown(nurse().skills)).toBeCloseTo(item.counterfactual.shown, 4);
    expect(shown([...nurse().skills, learned])).toBeGreaterThanOrEqual(item.counterfactual.newShown - 1e-4);
    expect(item.counterfactual.newShown).toBeGreaterThan(item.counterfactual.shown);
  });
});

describe("a query", () => {
  test("puts the exact title first and names at most ten", () => {
    const { queryMatches = [] } = match(nurse(), index, { query: "Electrician", limit: 30 });
    expect(queryMatches[0]).toMatchObject({ title: "Electricians" });
    expect(queryMatches.length).toBeLessThanOrEqual(10);
    expect(queryMatches.every(({ relevance }) => relevance > 0 && relevance <= 1)).toBe(true);
  });

  test("without any data finds names, and scores nothing", () => {
    const result = match(nobody, index, { query: "electrician", limit: 5 });
    expect(result.queryMatches?.[0]?.title).toBe("Electricians");
    expect(itemsOf(result)).toEqual([]);
    expect(result.notEnoughKnown?.map(({ key }) => key)).toEqual([
      "interests",
      "knowledge",
      "experience",
      "preparation",
      "values",
      "styles",
    ]);
  });

  test("with values and work style alone lists nothing, and says what is missing", () => {
    const person = { ...nobody, values: [80, 20, 50, 60, 40, 70], styles: [70, 40, 60, 50, 80] };
    const result = match(person, index, { limit: 5 });
    expect(itemsOf(result)).toEqual([]);
    expect(result.notEnoughKnown?.map(({ key }) => key)).toEqual([
      "interests",
      "knowledge",
      "experience",
      "preparation",
    ]);
  });

  test("that means nothing finds nothing", () => {
    expect(itemsOf(match(nurse(), index, { query: "xqzt", limit: 5 }))).toEqual([]);
  });
});

describe("hard filters", () => {
  const request = (constraints: Record<string, unknown>, query: string) =>
    itemsOf(match(nurse(), index, { query, constraints, limit: 100 }));

  test("that fail make a risky mismatch, however high the score", () => {
    const item = request({ excludeIndustries: ["healthcare"] }, "Registered Nurse").find(
      ({ title }) => title === "Registered Nurses",
    );
    expect(item).toMatchObject({ bucket: "risky_mismatch", hardFilters: { failed: ["excludeIndustries"] } });
  });

  test("that pass are listed as passed", () => {
    const item = request({ educationLevel: "bachelor" }, "Registered Nurse").find(
      ({ title }) => title === "Registered Nurses",
    );
    expect(item?.explanation.hardFiltersPassed).toEqual(["educationLevel"]);
  });

  test("that nobody can check are unknown, never passed, and said", () => {
    const item = request({ minSalary: 50_000, unheardOf: true }, "Registered Nurse")[0];
    expect(item?.hardFilters).toEqual({ passed: [], failed: [], unknown: ["minSalary", "unheardOf"] });
    expect(item?.explanation.whatToVerifyNext.map(({ textKey }) => textKey)).toEqual(
      expect.arrayContaining(["fit.verify.minSalary", "fit.verify.unheardOf"]),
    );
  });

  test("of the profile count as well: no sales roles", () => {
    const who = { ...nurse(), constraints: { acceptsSales: false } };
    const items = itemsOf(match(who, index, { query: "Retail Salespersons", limit: 100 }));
    expect(items.find(({ occupationCode }) => occupationCode.startsWith("41-"))?.bucket).toBe(
      "risky_mismatch",
    );
  });
});
