import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { scoreOf } from "../../../../src/engine/fit/factors.ts";
import { match } from "../../../../src/engine/fit/match.ts";
import { createOwnedSkills } from "../../../../src/engine/fit/person/owned-skills.ts";
import { skillCoverage } from "../../../../src/engine/fit/requirements.ts";
import { factorKeys, type PersonEvidence, type PersonSkill } from "../../../../src/engine/fit/types.ts";
import { builtIn, itemsOf, nobody } from "./people.ts";

const index = builtIn();
const ids = index.data.skills.map(({ id }) => id);
const titles = index.data.occupations.map(({ title }) => title);

const skill: fc.Arbitrary<PersonSkill> = fc
  .record({ id: fc.constantFrom(...ids), level: fc.double({ min: 0.5, max: 7, noNaN: true }) })
  .map(({ id, level }) => ({ id, level, name: id, claimIds: [] }));
const profile = (size: number) =>
  fc.option(fc.array(fc.integer({ min: 0, max: 100 }), { minLength: size, maxLength: size }), {
    nil: undefined,
  });
const person: fc.Arbitrary<PersonEvidence> = fc
  .record({
    skills: fc.array(skill, { minLength: 1, maxLength: 12 }),
    titles: fc.array(fc.constantFrom(...titles), { maxLength: 2 }),
    interests: profile(6),
    values: profile(6),
    styles: profile(5),
  })
  .map(({ skills, titles: held, interests, values, styles }) => ({
    ...nobody,
    skills,
    titles: held.map((text) => ({ text, claimIds: [] })),
    ...(interests && { interests }),
    ...(values && { values }),
    ...(styles && { styles }),
  }));
const runs = { numRuns: 25, seed: 20 };

function total({
  factors,
}: {
  factors: { weight: number; baseline: number; contribution: number }[];
}): number {
  return factors.reduce(
    (sum, { weight, baseline, contribution }) => sum + weight * baseline + contribution,
    0,
  );
}

describe("whoever is matched", () => {
  test("the contributions add up to the score, and the weights to 1", () => {
    fc.assert(
      fc.property(person, (who) => {
        for (const item of itemsOf(match(who, index, { limit: 40 }))) {
          expect(Math.abs(total(item) - item.matchScore)).toBeLessThanOrEqual(0.05 + 1e-9);
          expect(item.factors.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1, 9);
          for (const { weight, score, baseline, contribution } of item.factors)
            expect(contribution).toBeCloseTo(weight * (score - baseline), 9);
        }
      }),
      runs,
    );
  });

  test("a further skill, or a higher level, never shows less of what any occupation asks for", () => {
    const shownBy = (skills: PersonSkill[]) => {
      const holdings = createOwnedSkills(skills, index.skills);
      return index.occupations.map(({ needs }) => skillCoverage(needs, holdings) ?? 0);
    };
    fc.assert(
      fc.property(person, skill, ({ skills }, more) => {
        const before = shownBy(skills);
        const after = shownBy([...skills, more]);
        const raised = shownBy(skills.map((one) => ({ ...one, level: 7 })));
        for (const [position, share] of before.entries()) {
          expect(after[position]).toBeGreaterThanOrEqual(share - 1e-9);
          expect(raised[position]).toBeGreaterThanOrEqual(share - 1e-9);
        }
      }),
      runs,
    );
  });

  test("the score does not rise when the data behind a listed positive factor is taken away", () => {
    const noHistory = (who: PersonEvidence) => ({ ...who, skills: [], titles: [], texts: [] });
    const without: Record<string, (who: PersonEvidence) => PersonEvidence | undefined> = {
      knowledge: noHistory,
      experience: noHistory,
      preparation: noHistory,
      // Without the assessment, the interests are those of the titles: other data takes its place.
      interests: ({ interests, ...who }) =>
        interests === undefined ? noHistory(who) : who.titles.length > 0 ? undefined : who,
      values: ({ values: _, ...who }) => who,
      styles: ({ styles: _, ...who }) => who,
    };
    let checked = 0;
    fc.assert(
      fc.property(person, fc.constantFrom("nurse", "engineer", "clerk"), (who, query) => {
        for (const item of itemsOf(match(who, index, { query, limit: 100 })).slice(0, 6))
          for (const { key } of item.explanation.positiveFactors) {
            const less = without[key]?.(who);
            if (less === undefined) continue;
            const after = itemsOf(match(less, index, { query, limit: 100 })).find(({ id }) => id === item.id);
            if (after === undefined) continue;
            checked++;
            expect(total(after)).toBeLessThanOrEqual(total(item) + 1e-6);
          }
      }),
      runs,
    );
    expect(checked).toBeGreaterThan(50);
  });

  test("each occupation is in exactly one list, the lists are sorted, and the limit counts all three", () => {
    fc.assert(
      fc.property(person, fc.integer({ min: 1, max: 100 }), (who, limit) => {
        const result = match(who, index, { limit });
        const codes = itemsOf(result).map(({ occupationCode }) => occupationCode);
        expect(codes).toHaveLength(limit);
        expect(new Set(codes).size).toBe(limit);
        for (const list of [result.highFit, result.worthExploring, result.riskyMismatch]) {
          const order = list.map((item) => total(item));
          expect(order).toEqual([...order].sort((left, right) => right - left));
        }
      }),
      runs,
    );
  });

  test("the same data gives the same bytes", () => {
    fc.assert(
      fc.property(person, (who) => {
        const once = JSON.stringify(match(who, index, { limit: 20 }));
        expect(JSON.stringify(match(structuredClone(who), index, { limit: 20 }))).toBe(once);
      }),
      runs,
    );
  });
});

test("a factor's score never falls as its value rises", () => {
  for (const key of factorKeys) {
    const scale = index.scales[key];
    if (scale === undefined) throw new Error(`The built-in catalogue has no scale of ${key}.`);
    const values = Array.from({ length: 201 }, (_, step) => scoreOf(scale, -4 + step / 25));
    expect(values).toEqual([...values].sort((left, right) => left - right));
    expect([values[0], values.at(-1)]).toEqual([0, 100]);
  }
});

test("another spelling of every skill changes nothing", () => {
  const pairs = index.data.skills
    .flatMap(({ id, aliases }) =>
      aliases.slice(0, 1).map((alias) => ({ id, found: index.skills.resolve(alias)?.id })),
    )
    .filter(({ found }) => found !== undefined);
  expect(pairs.length).toBeGreaterThan(1500);
  const same = pairs.slice(0, 12);
  const named = (pick: (pair: { id: string; found: string | undefined }) => string) => ({
    ...nobody,
    skills: same.map((pair) => ({ id: pick(pair), name: "", level: 4, claimIds: [] })),
  });
  const byName = match(
    named(({ id }) => index.skills.canonical(id)),
    index,
    { limit: 50 },
  );
  expect(
    match(
      named(({ found }) => found ?? ""),
      index,
      { limit: 50 },
    ),
  ).toEqual(byName);
});
