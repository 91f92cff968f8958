import { describe, expect, test } from "vitest";
import { writtenOf } from "../../src/shared/view/document/written.tsx";
import { briefOf } from "../../src/shared/view/fit/brief.ts";
import { Fit } from "../../src/shared/view/fit/fit.tsx";
import { readingOf } from "../../src/shared/view/opening/reading.ts";
import { Standing } from "../../src/shared/view/opening/standing.tsx";

const odd: unknown[] = [null, undefined, 7, "text", [], [null], {}, { metadata: 3 }, { contentData: [] }];

describe("what pages and view draw, read from whatever an agent stored", () => {
  test.each(odd.map((value) => [value]))("%j is nothing, and breaks nothing", (value) => {
    expect(briefOf(value)).toMatchObject({ score: undefined, factors: [], requirements: [], risks: [] });
    expect(writtenOf(value)).toEqual({ sections: [], gaps: [], omitted: [] });
    expect(readingOf(value)).toBeUndefined();
  });

  test("parts of a reading that are of another form are left out, and the rest is shown", () => {
    const opportunity = {
      title: 4,
      company: "Example Ltd",
      locations: ["York", 3],
      remote: "constructor",
      salary: { min: 30_000, max: 40_000, currency: "GBP", period: "year" },
      requirements: [{ text: "Rigging", kind: "skill", necessity: "preferred" }, { text: 5 }, null],
      fields: { company: { readBy: "caller", span: [0, 3] }, salary: { readBy: "service", span: [1] } },
    };
    const reading = readingOf({ metadata: { opportunity, sourceUrl: "javascript:alert(1)" } });
    expect(reading?.fields).toEqual([
      { path: "company", name: "Employer", value: "Example Ltd", by: "given with the text, which says it" },
      { path: "locations[0]", name: "Place", value: "York", by: "" },
      { path: "salary", name: "Pay", value: "30,000 to 40,000 GBP a year", by: "the program" },
      { path: "requirements[0]", name: "Wished for (skill)", value: "Rigging", by: "" },
    ]);
    expect(reading).toMatchObject({ spans: [[0, 3]], sourceUrl: undefined, unproved: 0 });
  });

  test("a name that every object has is not taken for one of ours", () => {
    const data = { score: 50, bucket: "toString", factors: [{ key: "constructor", weight: 1, score: 9 }] };
    expect(String(Fit({ data, claims: new Map() }))).toContain(">constructor<");
    const item = { type: "opportunity", application: { stage: "valueOf" }, status: "hasOwnProperty" };
    expect(String(Standing({ item }))).toContain("Not applied yet");
  });

  test("too little that was read is no score", () => {
    expect(briefOf({ score: 80, verdict: "not_enough_read" }).score).toBeUndefined();
    expect(String(Fit({ data: { score: null }, claims: new Map() }))).toContain("Too little of the opening");
  });

  test("texts of others are escaped where they become a page", () => {
    const data = { score: 1, requirements: [{ text: "<script>", outcome: "met", claimIds: ["a", "b"] }] };
    const claims = new Map([["a", { text: "<b>", href: "/profile/claims/a" }]]);
    const page = String(Fit({ data, claims }));
    expect(page).toContain("&lt;script&gt;");
    expect(page).toContain('<a href="/profile/claims/a">&lt;b&gt;</a>');
    expect(page).toContain("A claim that is gone");
  });
});
