import { describe, expect, test } from "vitest";
import { applied, read, resultsOf } from "../../support/agent.ts";
import { asObject, at, type Json, textAt } from "../../support/json.ts";
import { personNamed, startAt } from "../../support/samples/persona.ts";

const demands = ["Conduit bending", "Troubleshooting of motor controls"];

async function filtersOf(profile: Json, lines: readonly string[]): Promise<{ filters: Json; brief: Json }> {
  const { h, person } = await startAt(personNamed("electrician"), "resume");
  await h.send("PATCH", "/api/v1/profile", { key: person.key, body: profile });
  const rawText = ["Electrician", ...lines, "Requirements", ...demands.map((line) => `- ${line}`)].join("\n");
  const data = await applied(h, person, {
    actions: [{ type: "generate_fit_brief" }],
    opportunity: { inputMode: "pasted_text", rawText },
  });
  const id = textAt(resultsOf(data), 0, "outputs", "artifactRefs", 0);
  const brief = asObject((await read(h, person, `fit-briefs/${id}`)).briefData);
  return { filters: asObject(brief.hardFilters), brief };
}

const stays = { willing_to_relocate: false };
const paid = { min_salary: 60_000 };

describe("a hard filter of an opening", () => {
  test.each([
    ["passed", "location", stays, ["Location: Duluth, MN"]],
    ["failed", "location", stays, ["Location: Dallas, TX"]],
    ["failed", "location", stays, ["Location: Duluth, GA"]],
    ["unknown", "location", stays, []],
    ["passed", "location", stays, ["Location: Dallas, TX", "Fully remote"]],
    ["passed", "location", { ...stays, target_locations: ["Texas"] }, ["Location: Dallas, TX"]],
    ["passed", "minSalary", paid, ["Pay: $58,000 - $72,000 USD per year"]],
    ["passed", "minSalary", paid, ["Pay: 35 USD per hour"]],
    ["failed", "minSalary", paid, ["Pay: $48,000 - $52,000 USD per year"]],
    ["unknown", "minSalary", paid, ["Gehalt: 70.000 € pro Jahr"]],
    ["passed", "minSalary", { ...paid, salary_currency: "EUR" }, ["Gehalt: 70.000 € pro Jahr"]],
    ["unknown", "minSalary", paid, []],
    ["failed", "authorization", { needs_sponsorship: true }, ["We are unable to sponsor visas."]],
    ["unknown", "authorization", { needs_sponsorship: true }, []],
    ["passed", "authorization", { work_authorization: ["USA"] }, ["Must be authorized to work in the US."]],
    [
      "failed",
      "authorization",
      { work_authorization: ["Canada"] },
      ["Must be authorized to work in the US."],
    ],
    ["unknown", "authorization", {}, ["Must be authorized to work in the US."]],
  ] as const)("is %s: %s, with the profile %j and the lines %j", async (outcome, key, profile, lines) => {
    const { filters } = await filtersOf({ ...profile }, lines);
    expect(filters[outcome]).toContain(key);
  });

  test("that fails makes it a risk, and one that is unknown something to ask about", async () => {
    const { brief } = await filtersOf({ ...stays, ...paid }, ["Location: Dallas, TX"]);
    expect(brief.bucket).toBe("risky_mismatch");
    expect(brief.risks).toContain("The place is none of those wanted.");
    expect(brief.whatToVerifyNext).toContain("The pay is not known; ask for it.");
    expect(at(brief, "explanation", "missingRequirements")).toEqual([]);
  });
});
