import { expect, test } from "vitest";
import { skillLevel } from "../../../../src/engine/posting/requirements/kinds/skill-level.ts";

test.each([
  ["- Strong knowledge of Primavera P6", "Primavera P6", "Strong"],
  ["Advanced Excel and Word", "Excel", "Advanced"],
  ["Advanced Excel and Word", "Word", undefined],
  ["Sehr gute Kenntnisse in SAP, Englisch", "SAP", "Sehr gute"],
  ["Très bonne maîtrise d'Excel", "Excel", "Très bonne"],
  ["Excel (advanced), Word", "Excel", "advanced"],
  ["AutoCAD: expert", "AutoCAD", "expert"],
  ["Basic knowledge of Excel", "Excel", undefined],
  ["A strong team; Excel", "Excel", undefined],
  ["Strong writer, Excel", "Excel", undefined],
])("the level of a skill is read beside it: %s", (text, skill, level) => {
  const start = text.indexOf(skill);
  expect(skillLevel(text, [start, start + skill.length])).toBe(level);
});
