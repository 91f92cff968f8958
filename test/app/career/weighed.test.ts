import { expect, test } from "vitest";
import { type Harness, start } from "../../support/harness.ts";
import { asList, asObject, at, type Json, textAt } from "../../support/json.ts";
import { done, type Person, putResume } from "../../support/samples/persona.ts";

async function machinist(): Promise<{ h: Harness; person: Person }> {
  const h = await start();
  const person = await h.newPerson();
  await putResume(h, person, {
    work: [{ name: "Norr Works", position: "Machinist", startDate: "2012-01" }],
    skills: [{ name: "Machining", keywords: ["CNC machining", "Blueprint reading"] }],
  });
  return { h, person };
}

async function asked(h: Harness, { key }: Person, query: string) {
  const { status, body } = await h.send("POST", "/api/v1/career-reasoning", { key, body: { query } });
  expect(status).toBe(200);
  const reasoning = asObject(at(body, "reasoning") ?? at(body, "data", "reasoning"));
  const factors: Json[] = asList(reasoning.keyFactors);
  return { said: textAt(reasoning, "recommendation"), factors, whole: JSON.stringify(reasoning) };
}

const query = "Compare machinist and welder for me";

test("a role leads where nothing is unmet or not weighed", async () => {
  const { h, person } = await machinist();
  expect((await asked(h, person, query)).said).toMatch(
    /^Machinists leads Welders, .+ (?:clearly|by far|slightly)/,
  );
});

test("no role leads clearly past a limit that was stated, in the profile or in a note", async () => {
  const { h, person } = await machinist();
  await done(h, person, "PATCH", "/api/v1/profile", { family_constraints: "No lifting over 35 lb." });
  await done(h, person, "POST", "/api/v1/memories", {
    contentText: "I must not work night shifts any more.",
  });
  const { said, factors, whole } = await asked(h, person, query);
  expect(said).toMatch(
    /^By score alone Machinists leads .+ not decide it: .*2 stated limits are not weighed\.$/,
  );
  expect(said).not.toMatch(/clearly|by far/);
  const limits = factors.filter(({ effect }) => effect === "not_weighed").map(({ text }) => text);
  expect(limits).toEqual([
    "Stated, and not weighed: family constraints: No lifting over 35 lb.",
    "Stated, and not weighed: I must not work night shifts any more.",
  ]);
  expect(whole.split("night shifts").length - 1).toBe(1);
  const become = await asked(h, person, "Can I become a welder?");
  expect(become.factors.filter(({ effect }) => effect === "not_weighed")).toHaveLength(2);
});

test("a third role that is not understood is named, and nothing is decided without it", async () => {
  const { h, person } = await machinist();
  const { said, factors } = await asked(
    h,
    person,
    "Compare machinist, welder and moon gardener of joy for me",
  );
  expect(said).toMatch(
    /^By score alone Machinists leads Welders, .+ not decide it: 1 role of the question is not understood/,
  );
  expect(factors).toContainEqual(
    expect.objectContaining({
      text: expect.stringContaining('"moon gardener of joy" is not understood as a role'),
      effect: "unknown",
    }),
  );
});

test("an answer about a role lists what claims show, and cites them", async () => {
  const { h, person } = await machinist();
  for (const question of [query, "Can I become a welder?"]) {
    const { factors } = await asked(h, person, question);
    const met = factors.filter(({ key }) => key === "role.met");
    expect(met.length, question).toBeGreaterThan(0);
    for (const { claimIds } of met) expect(claimIds).not.toEqual([]);
  }
});

test("a comparison names every role, and what entry asks for that nothing shows", async () => {
  const { h, person } = await machinist();
  const { said, factors } = await asked(h, person, "Compare machinist, welder and lawyer for me");
  for (const title of ["Machinists", "Welders", "Lawyers"]) expect(said).toContain(title);
  expect(factors.map(({ key }) => key)).toContain("entry.degree:a-law-degree");
});
