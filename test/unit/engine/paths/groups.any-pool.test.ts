import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { groupsOf } from "../../../../src/engine/paths/groups.ts";
import { words } from "./vocabulary.ts";

const options = { k: 5, ...words };

const anyMove = fc.record({
  from: fc.constantFrom("Nurse at Exampleville Hospital", "Clerk, Sample Bank", "Astronaut of Nowhere Ltd"),
  to: fc.constantFrom("Manager (hired 2021-04-03)", "Driver for Sample Bank"),
  months: fc.integer({ min: 0, max: 17 }),
  success: fc.boolean(),
  skillsAcquired: fc.subarray(["Python", "Budgeting", "Secret tool"]),
});
const mostly = fc.integer({ min: 0, max: 4 }).map((number) => number > 0);
const anySharer = fc.record({
  userId: fc.uuid().map((id) => `user-${id}`),
  name: fc.constant("Sam Sample"),
  shareCareerPath: mostly,
  shareAssessmentResults: mostly,
  shareSkillProgression: mostly,
  transitions: fc.array(anyMove, { maxLength: 3 }),
  riasec: fc.constantFrom<number[]>(
    [10, 80, 20, 90, 30, 40],
    [11, 82, 21, 93, 31, 41],
    [90, 20, 10, 30, 40, 60],
  ),
  workStyle: fc.record({ openness: fc.constantFrom(41, 43, 77) }),
});
const anyPool = fc.array(anySharer, { maxLength: 60, size: "max" });
type AnySharer = typeof anySharer extends fc.Arbitrary<infer One> ? One : never;
type Group = ReturnType<typeof groupsOf>[number];

/** Counts anew, from the users' own data, who bears out all that a group shows. */
function witnesses(group: Group, pool: readonly AnySharer[]): AnySharer[] {
  const [shown] = group.transitions;
  return pool.filter((one) => {
    const made = one.transitions.some(
      ({ from, to }) => words.family(from) === shown?.from && words.family(to) === shown?.to,
    );
    return one.shareCareerPath && made && bearsInterests(group, one) && bearsStyle(group, one);
  });
}

function bearsInterests({ riasecProfile }: Group, one: AnySharer): boolean {
  if (riasecProfile === undefined) return true;
  const { R, I, A, S, E, C } = riasecProfile;
  const shown = [R, I, A, S, E, C];
  const [first, second] = [...one.riasec].sort((a, b) => b - a);
  const agrees =
    shown[one.riasec.indexOf(first ?? -1)] === 90 && shown[one.riasec.indexOf(second ?? -1)] === 70;
  return one.shareAssessmentResults && agrees;
}

function bearsStyle({ workStyleProfile }: Group, one: AnySharer): boolean {
  if (workStyleProfile === undefined) return true;
  return (
    one.shareAssessmentResults && Math.abs((workStyleProfile.openness ?? 999) - one.workStyle.openness) <= 10
  );
}

describe("for any pool of users", () => {
  test("no group stands for fewer than five, and no skill either", () => {
    let seen = 0;
    fc.assert(
      fc.property(anyPool, (pool) => {
        for (const group of groupsOf(pool, options)) {
          seen += 1;
          const backing = witnesses(group, pool);
          expect(backing.length).toBeGreaterThanOrEqual(5);
          for (const skill of group.transitions[0]?.skillsAcquired ?? []) {
            const holders = backing.filter(
              (one) =>
                one.shareSkillProgression &&
                one.transitions.some((move) => move.skillsAcquired.includes(skill)),
            );
            expect(holders.length).toBeGreaterThanOrEqual(5);
          }
        }
      }),
    );
    expect(seen).toBeGreaterThan(20);
  });

  test("a group goes when its backers fall below five", () => {
    let gone = 0;
    fc.assert(
      fc.property(anyPool, (pool) => {
        for (const group of groupsOf(pool, options)) {
          const leavers = new Set(witnesses(group, pool).slice(4));
          const without = groupsOf(
            pool.filter((one) => !leavers.has(one)),
            options,
          );
          expect(without.map(({ id }) => id)).not.toContain(group.id);
          const optedOut = pool.map((one) => (leavers.has(one) ? { ...one, shareCareerPath: false } : one));
          expect(groupsOf(optedOut, options)).toEqual(without);
          gone += 1;
        }
      }),
    );
    expect(gone).toBeGreaterThan(20);
  });

  test("with nobody's assessments shared no profile shows, and with nobody's skills no skill", () => {
    fc.assert(
      fc.property(anyPool, (pool) => {
        const noAssessments = pool.map((one) => ({ ...one, shareAssessmentResults: false }));
        const noSkills = pool.map((one) => ({ ...one, shareSkillProgression: false }));
        expect(JSON.stringify(groupsOf(noAssessments, options))).not.toMatch(/Profile/);
        expect(JSON.stringify(groupsOf(noSkills, options))).not.toMatch(/skillsAcquired/);
        expect(
          groupsOf(
            pool.map((one) => ({ ...one, shareCareerPath: false })),
            options,
          ),
        ).toEqual([]);
      }),
    );
  });

  test("no id, name, employer, title, skill of one's own or date of a user is in the answer", () => {
    fc.assert(
      fc.property(anyPool, (pool) => {
        const text = JSON.stringify(groupsOf(pool, options));
        expect(text).not.toMatch(/Sample|Exampleville|Nowhere|Secret|hired|\d{4}-\d{2}/);
        for (const { userId } of pool) expect(text).not.toContain(userId);
        const durations = groupsOf(pool, options).map(({ transitions }) => transitions[0]?.duration);
        for (const duration of durations) expect([3, 9, 15]).toContain(duration);
      }),
    );
  });

  test("neither the users' order nor their ids make a difference", () => {
    fc.assert(
      fc.property(anyPool, (pool) => {
        const groups = groupsOf(pool, options);
        expect(groupsOf([...pool].reverse(), options)).toEqual(groups);
        expect(
          groupsOf(
            pool.map((one) => ({ ...one, userId: "user-other" })),
            options,
          ),
        ).toEqual(groups);
        expect(new Set(groups.map(({ id }) => id)).size).toBe(groups.length);
      }),
    );
  });
});
