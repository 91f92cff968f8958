import { describe, expect, test } from "vitest";
import type { Sharer } from "../../../../src/engine/paths/consented.ts";
import { groupsOf } from "../../../../src/engine/paths/groups.ts";
import { words } from "./vocabulary.ts";

const options = { k: 5, ...words };

function sharer(change: Partial<Sharer> & { months?: number; success?: boolean } = {}): Sharer {
  const { months = 10, success = true, ...rest } = change;
  return {
    shareCareerPath: true,
    shareAssessmentResults: true,
    shareSkillProgression: true,
    transitions: [
      {
        from: "Nurse at Exampleville Hospital",
        to: "Manager",
        months,
        success,
        skillsAcquired: ["Python", "Secret tool"],
      },
    ],
    riasec: [10, 80, 20, 90, 30, 40],
    workStyle: {
      openness: 51,
      conscientiousness: 70,
      extraversion: 44,
      agreeableness: 61,
      emotionalStability: 55,
    },
    ...rest,
  };
}

/** Five alike, of whom the last took longer. */
const five = [...Array.from({ length: 4 }, () => sharer()), sharer({ months: 20 })];

describe("groups of users", () => {
  test("five users alike become one path that says what all of them share, in bands and steps", () => {
    const [group, ...others] = groupsOf(five, options);
    expect(others).toEqual([]);
    expect(group).toEqual({
      id: expect.stringMatching(/^group-[0-9a-z]+$/),
      riasecProfile: { R: 20, I: 70, A: 20, S: 90, E: 20, C: 20 },
      workStyleProfile: {
        openness: 60,
        conscientiousness: 80,
        extraversion: 40,
        agreeableness: 60,
        emotionalStability: 60,
      },
      stations: [{ title: "Nurse" }, { title: "Manager" }],
      transitions: [{ from: "Nurse", to: "Manager", duration: 9, success: true, skillsAcquired: ["Python"] }],
      group: { size: "5 or more" },
    });
  });

  test("four users alike are never shown, however small a group is asked for", () => {
    expect(groupsOf(five.slice(1), options)).toEqual([]);
    for (const k of [0, 1, -3, Number.NaN]) expect(groupsOf(five.slice(1), { ...options, k })).toEqual([]);
    expect(groupsOf(five, { ...options, k: 6 })).toEqual([]);
  });

  test("one person who made a move many times over counts once", () => {
    const often = sharer({ transitions: Array.from({ length: 9 }, () => five[0]?.transitions ?? []).flat() });
    expect(groupsOf([often, often, often, five[4] ?? often], options)).toEqual([]);
  });

  test("a group whose moves all went alike is not shown, since belonging to it would tell how one's own went", () => {
    expect(
      groupsOf(
        Array.from({ length: 9 }, () => sharer()),
        options,
      ),
    ).toEqual([]);
    const failed = five.map((one, index) => ({ ...one, ...sharer({ success: false, months: 6 * index }) }));
    expect(groupsOf(failed, options)).toEqual([]);
    const mixed = [...five.slice(0, 4), sharer({ success: false })];
    expect(groupsOf(mixed, options)[0]?.transitions[0]?.success).toBe(true);
  });

  test("what too few share of a profile is left out, coarser and coarser", () => {
    const styles = five.map((one, index) => ({ ...one, workStyle: { openness: 20 * index } }));
    const [byLetters] = groupsOf(styles, options);
    expect(byLetters?.riasecProfile).toEqual({ R: 20, I: 70, A: 20, S: 90, E: 20, C: 20 });
    expect(byLetters).not.toHaveProperty("workStyleProfile");
    const unlike = styles.map((one, index) => ({
      ...one,
      riasec: [0, 0, 0, 0, 0, 0].map((_, at) => (at === index ? 90 : at)),
    }));
    const [byMove] = groupsOf(unlike, options);
    expect(byMove).not.toHaveProperty("riasecProfile");
    expect(byMove?.transitions[0]).toMatchObject({ from: "Nurse", to: "Manager" });
  });

  test("a pool of many shows three letters, a small one two", () => {
    const many = Array.from({ length: 600 }, (_, index) => sharer({ months: index % 60 }));
    expect(groupsOf(many, options)[0]?.riasecProfile).toEqual({ R: 20, I: 70, A: 20, S: 90, E: 20, C: 50 });
    expect(groupsOf(many.slice(1), options)[0]?.riasecProfile).toMatchObject({ C: 20 });
  });

  test("a title or skill outside the vocabulary never shows", () => {
    const odd = five.map((one) => ({
      ...one,
      transitions: one.transitions.map((move) => ({ ...move, to: "Keeper of the keys" })),
    }));
    expect(groupsOf(odd, options)).toEqual([]);
    expect(JSON.stringify(groupsOf(five, options))).not.toMatch(/Secret|Exampleville/);
  });
});

describe("flags", () => {
  test("without the path's flag a user is not in the pool at all", () => {
    expect(groupsOf([...five.slice(1), sharer({ shareCareerPath: false })], options)).toEqual([]);
  });

  test("turning off the assessments of one of five takes the profile out of the answer", () => {
    const changed = [...five.slice(1), sharer({ shareAssessmentResults: false })];
    const [group] = groupsOf(changed, options);
    expect(group).toBeDefined();
    expect(group).not.toHaveProperty("riasecProfile");
    expect(group).not.toHaveProperty("workStyleProfile");
  });

  test("turning off the skills of one of five takes the skill out of the answer", () => {
    const changed = [...five.slice(1), sharer({ shareSkillProgression: false })];
    const [group] = groupsOf(changed, options);
    expect(group?.transitions[0]).toBeDefined();
    expect(group?.transitions[0]).not.toHaveProperty("skillsAcquired");
  });

  test("what a flag keeps back makes no difference to the answer", () => {
    const hidden = { shareAssessmentResults: false, shareSkillProgression: false };
    const bare = (one: Sharer) => ({
      ...one,
      ...hidden,
      riasec: [],
      workStyle: {},
      transitions: one.transitions.map(({ skillsAcquired: _, ...move }) => move),
    });
    const kept = groupsOf(
      five.map((one) => ({ ...one, ...hidden })),
      options,
    );
    expect(kept).toHaveLength(1);
    expect(kept).toEqual(groupsOf(five.map(bare), options));
  });
});
