import { expect, test } from "vitest";
import { isBreakEntry } from "../../../src/engine/resume/break-entry.ts";
import { yearsWorked } from "../../../src/engine/resume/years.ts";

test.each([
  ["Full-time carer for a parent with dementia", "", true],
  ["Carer", "Career break", true],
  ["Sabbatical", "Family", true],
  ["Elternzeit", "", true],
  ["Pflegende Angehörige", "", true],
  ["Congé parental", "", true],
  ["Mantelzorger", "", true],
  ["Föräldraledig", "", true],
  ["Urlop macierzyński", "", true],
  ["Assistenza a un familiare", "", true],
  ["Parental leave cover teacher", "St Mary's School", false],
  ["Care assistant", "Sunrise Home", false],
  ["Carer for elderly people", "", false],
])("%s at '%s': a career break is %s", (position, name, expected) =>
  expect(isBreakEntry({ position, name })).toBe(expected),
);

test("a career break adds no years of work", () => {
  const work = [
    { position: "Marketing Manager", startDate: "2017-06", endDate: "2022-09" },
    { position: "Full-time carer for a parent with dementia", startDate: "2022-10" },
  ];
  expect(yearsWorked({ work }, new Date("2026-11-30"))).toBe(5.3);
});
