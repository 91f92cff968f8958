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
    expect(brief.risks).toContain("The work is not in the home town.");
    expect(brief.whatToVerifyNext).toContain("The pay is not known; ask for it.");
    expect(at(brief, "explanation", "missingRequirements")).toEqual([]);
  });
});

describe("when the work is, against what the person said", () => {
  async function briefOf(note: string, rawText: string): Promise<Json> {
    const { h, person } = await startAt(personNamed("electrician"), "resume");
    await h.send("POST", "/api/v1/memories", { key: person.key, body: { contentText: note } });
    const data = await applied(h, person, {
      actions: [{ type: "generate_fit_brief" }],
      opportunity: { inputMode: "pasted_text", rawText },
    });
    const id = textAt(resultsOf(data), 0, "outputs", "artifactRefs", 0);
    return asObject((await read(h, person, `fit-briefs/${id}`)).briefData);
  }
  const opening = (title: string, more = "") =>
    [title, more, "Requirements", ...demands.map((line) => `- ${line}`)].join("\n");

  test("rules out what is surely at a time refused, with both said", async () => {
    const brief = await briefOf("I cannot work nights.", opening("Night Electrician"));
    expect(asObject(brief.hardFilters).failed).toContain("schedule");
    expect(brief.bucket).toBe("risky_mismatch");
    expect(brief.risks).toContain(
      'The user said: "I cannot work nights." The opening says: "Night Electrician"',
    );
  });

  test("is a question where only the text names the time", async () => {
    const brief = await briefOf("I cannot work nights.", opening("Electrician", "You join us on nights."));
    expect(asObject(brief.hardFilters).unknown).toContain("schedule");
    expect(JSON.stringify(brief.whatToVerifyNext)).toContain("You join us on nights.");
  });

  test("is a risk where it is a wish", async () => {
    const brief = await briefOf("I would rather not work nights.", opening("Night Electrician"));
    expect(JSON.stringify(brief.risks)).toContain("I would rather not work nights.");
    expect(JSON.stringify(brief.hardFilters)).not.toContain("schedule");
  });

  test("is nothing where the note says no such thing", async () => {
    const brief = await briefOf("I do not mind nights.", opening("Night Electrician"));
    expect(JSON.stringify(brief)).not.toContain("mind nights");
  });

  test("makes a new brief once a limit is said", async () => {
    const { h, person } = await startAt(personNamed("electrician"), "resume");
    const ask = () =>
      applied(h, person, {
        actions: [{ type: "generate_fit_brief" }],
        execution: { reuseExistingArtifacts: true },
        opportunity: { inputMode: "pasted_text", rawText: opening("Night Electrician") },
      });
    const idOf = async () => textAt(resultsOf(await ask()), 0, "outputs", "artifactRefs", 0);
    const first = await idOf();
    expect(await idOf()).toBe(first);
    await h.send("POST", "/api/v1/memories", {
      key: person.key,
      body: { contentText: "I never work nights" },
    });
    expect(await idOf()).not.toBe(first);
  });
});

test("somebody whose resume has jobs is not sent to import one with jobs", async () => {
  const { brief } = await filtersOf({}, ["Location: Duluth, MN"]);
  expect(JSON.stringify(brief.whatToVerifyNext)).not.toContain("Import a resume");
});
