import { describe, expect, test } from "vitest";
import { normalisePosting } from "../../../../src/engine/posting/normalise.ts";

describe("what the person gave", () => {
  test("wins over the text, and points at it where the text says the same", () => {
    const { opportunity, text } = normalisePosting({
      text: "Cook\nCompany: Other Example\nLocation: Leeds\nWe cook in Bath.",
      title: "Junior Chef",
      company: "Example Inn",
      location: "Bath (hybrid)",
    });
    expect(opportunity).toMatchObject({
      title: "Junior Chef",
      company: "Example Inn",
      locations: ["Bath"],
      remote: "hybrid",
      seniority: "junior",
    });
    expect(opportunity.spans).not.toHaveProperty("title");
    const [start, end] = opportunity.spans["locations[0]"] ?? [0, 0];
    expect(text.slice(start, end)).toBe("Bath");
  });
});
