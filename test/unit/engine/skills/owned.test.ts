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

test("a text that was read before has the same skills, and takes as much of the budget", () => {
  const index = createSkillIndex(sampleSkills);
  const read = (left: number) => {
    const budget = { left };
    const held = index.findHeld("Wound care and IV therapy. No triage.", budget);
    return { ids: held.map(({ id }) => id), left: budget.left };
  };
  const first = read(10);
  expect(first.ids).toEqual(["wound-care", "iv-therapy"]);
  expect(read(10)).toEqual(first);
  expect(read(1)).toEqual({ ids: ["wound-care"], left: 0 });
  expect(read(10)).toEqual(first);
});

test.each([
  ["Relatórios no Excel", "Excel"],
  ["Planilhas no Excel", "Excel"],
  ["Planilhas de controle no Excel", "Excel"],
  ["Emite notas no TOTVS", "TOTVS"],
  ["Atendimento no Salesforce", "Salesforce"],
  ["Elaboro escalas no Excel", "Excel"],
])("in %j the Portuguese word for a place denies nothing", (text, name) => {
  expect(heldWords(text, name)).toBe(name);
});

test.each([
  ["Word, no Excel", "Excel"],
  ["Word y no Excel", "Excel"],
  ["Word pero no Excel", "Excel"],
  ["También sé no Excel", "Excel"],
  ["Certificado en Word no Excel", "Excel"],
  ["Uses no SAP", "SAP"],
  ["Speaks no SAP", "SAP"],
  ["Makes no Excel reports", "Excel"],
  ["Não sei Excel", "Excel"],
])("in %j the name is denied", (text, name) => {
  expect(heldWords(text, name)).toBeUndefined();
});
