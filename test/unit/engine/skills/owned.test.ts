import { expect, test } from "vitest";
import { createSkillIndex } from "../../../../src/engine/skills/index.ts";
import { heldWords } from "../../../../src/engine/skills/owned.ts";
import { sampleSkills } from "./sample-skills.ts";

test.each([
  ["Wrote services in F# for years", "F#"],
  ["Maintained a C++ code base", "c++"],
])("in %j the words of a name with signs are found", (text, name) => {
  expect(heldWords(text, name)?.toLowerCase()).toBe(name.toLowerCase());
});

test("a skill that a text says again and again is held once, and looked at once", () => {
  const index = createSkillIndex(sampleSkills);
  const budget = { left: 3 };
  const text = `${"Wound care. ".repeat(1000)}IV therapy.`;
  expect(index.findHeld(text, budget).map(({ id }) => id)).toEqual(["wound-care", "iv-therapy"]);
  expect(budget.left).toBe(1);
});

test("no more mentions are looked at than the budget has", () => {
  const index = createSkillIndex(sampleSkills);
  const text = `${"No experience with wound care. ".repeat(10)}IV therapy.`;
  expect(index.findHeld(text, { left: 10 })).toEqual([]);
});
