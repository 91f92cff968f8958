import { describe, expect, test } from "vitest";
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
