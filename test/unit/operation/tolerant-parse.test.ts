import { describe, expect, test } from "vitest";
import { z } from "zod";
import { OpportunityReading } from "../../../src/domain/agent/reading-schema.ts";
import { tolerantParse } from "../../../src/operation/input/tolerant-parse.ts";

describe("an enumeration's value in other letters", () => {
  test.each([
    [{ employmentType: "full_time" }, { employmentType: "FULL_TIME" }],
    [{ employmentType: "Full-time" }, { employmentType: "FULL_TIME" }],
    [{ seniority: "SENIOR" }, { seniority: "senior" }],
    [{ remotePolicy: { value: "On site", quote: "x" } }, { remotePolicy: { value: "on_site", quote: "x" } }],
    [
      { salary: { min: 1, currency: "gbp", period: "YEAR" } },
      { salary: { min: 1, currency: "GBP", period: "year" } },
    ],
  ])("%j", (input, wanted) => {
    const { parsed } = tolerantParse(z.object({ reading: OpportunityReading }), { reading: input });
    expect(parsed.success && parsed.data.reading).toEqual(wanted);
  });

  test("that names no value is refused", () => {
    expect(tolerantParse(OpportunityReading, { seniority: "boss" }).parsed.success).toBe(false);
  });
});
