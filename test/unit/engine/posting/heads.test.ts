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
