import { describe, expect, test } from "vitest";
import { z } from "zod";
import { OpportunityReading } from "../../../src/domain/agent/reading-schema.ts";
import { tolerantParse } from "../../../src/operation/input/tolerant-parse.ts";

describe("a text in the place of another type", () => {
  const schema = z.object({
    limit: z.int().optional(),
    share: z.boolean().optional(),
    tags: z.array(z.string()).optional(),
    goal: z.record(z.string(), z.unknown()).optional(),
  });
  test.each([
    [{ limit: "5" }, { limit: 5 }],
    [{ share: "true" }, { share: true }],
    [{ tags: '["a"]' }, { tags: ["a"] }],
    [{ goal: '{"a":1}' }, { goal: { a: 1 } }],
  ])("is read, and refused where the input has types: %j", (input, wanted) => {
    expect(tolerantParse(schema, input).parsed.data).toEqual(wanted);
    expect(tolerantParse(schema, input, true).parsed.success).toBe(false);
  });

  test("stands for a list of one in both", () => {
    expect(tolerantParse(schema, { tags: "a" }, true).parsed.data).toEqual({ tags: ["a"] });
  });
});

describe("an enumeration's value in other letters", () => {
  test.each([
    [{ education: "BACHELOR" }, { education: "bachelor" }],
    [{ education: { value: "Master", quote: "x" } }, { education: { value: "master", quote: "x" } }],
    [
      { salary: { min: 1, currency: "gbp", period: "YEAR" } },
      { salary: { min: 1, currency: "GBP", period: "year" } },
    ],
  ])("%j", (input, wanted) => {
    const { parsed } = tolerantParse(z.object({ reading: OpportunityReading }), { reading: input });
    expect(parsed.success && parsed.data.reading).toEqual(wanted);
  });

  test("that names no value is refused", () => {
    expect(tolerantParse(OpportunityReading, { education: "boss" }).parsed.success).toBe(false);
  });
});
