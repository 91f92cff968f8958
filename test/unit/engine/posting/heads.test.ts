import { describe, expect, test } from "vitest";
import { canBeEmployer } from "../../../../src/engine/posting/fields/company/company-name.ts";
import { normalisePosting } from "../../../../src/engine/posting/normalise.ts";
import { heads } from "./cases/heads.ts";

describe("the head of a posting", () => {
  test.each(heads)("$text", ({ text, title, company, place }) => {
    const read = normalisePosting({ text }).opportunity;
    if (title !== "?") expect(read.title ?? "-").toMatch(beginningWith(title));
    if (company !== "?") expect(read.company ?? "-").toBe(company);
    if (place !== "?") expect(read.locations?.[0] ?? "-").toContain(place);
  });
});

/** A title may have its gender mark or team behind it. */
function beginningWith(title: string): RegExp {
  return new RegExp(`^${title.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&")}(?:$| ?(?:[(,–/-]|H/F).*)`, "u");
}

test("a common noun alone is no employer", () => {
  expect(["Department", "Klinik", "Example Department Store"].map(canBeEmployer)).toEqual([
    false,
    false,
    true,
  ]);
});

test.each([
  ["Dental Hygienist - Full Time\nFoothills Smile Studio\nEagle, ID 83616", "Dental Hygienist"],
  [
    "Die Stadt Warendorf sucht für die Kita Emsmäuse\n\neine Erzieherin / einen Erzieher (m/w/d)\nin Vollzeit, unbefristet",
    "Erzieherin",
  ],
])("a title ends before its terms and its second form (%#)", (head, title) => {
  const text = `${head}\n\nRequirements\n- 2 years of experience\n- good with people\n`;
  expect(normalisePosting({ text }).opportunity.title).toBe(title);
});
