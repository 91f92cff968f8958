import { expect, test } from "vitest";
import { apply, pasted } from "../../support/agent.ts";
import { ask } from "../../support/checked.ts";
import { start } from "../../support/harness.ts";
import { asList, asObject, at, textAt } from "../../support/json.ts";
import { done, putResume } from "../../support/samples/persona.ts";

const posting = `Clinic Nurse
Sunny Clinic, Dallas, Texas
Closing date: December 2, 2026

Requirements
- BLS certification
- Wound care
- Must be able to lift 50 lb
`;

async function withBrief() {
  const h = await start();
  const person = await h.newPerson();
  await putResume(h, person, {
    basics: { name: "Ada Example" },
    work: [{ position: "Staff nurse", name: "Lindal Clinic", startDate: "2016-03" }],
    skills: [{ name: "Wound care" }],
    certificates: [{ name: "BLS" }],
  });
  const made = await apply(h, person, {
    actions: [{ type: "normalize_opportunity" }, { type: "generate_fit_brief" }],
    opportunity: pasted(posting),
  });
  expect(made.status).toBe(200);
  const asked = async (query: string) => {
    const answer = asObject(at(await ask(h, person, "careerReasoning.create", { query }), "reasoning"));
    return { said: textAt(answer, "recommendation"), factors: asList(answer.keyFactors) };
  };
  const note = (contentText: string) => done(h, person, "POST", "/api/v1/memories", { contentText });
  return { asked, note };
}

test("a limit that is stated after the brief is weighed, and the answer says that the brief is older", async () => {
  const { asked, note } = await withBrief();
  const before = await asked("Does the job at Sunny Clinic fit me?");
  expect(before.said).toMatch(/^The fit brief of this opening scores /);
  await note("My doctor says no lifting over 35 lb.");
  const after = await asked("What speaks against the job at Sunny Clinic?");
  expect(after.said).toMatch(
    /^The fit brief of this opening is older than what is stored now\. Evaluated again, it scores /,
  );
  expect(after.said).toContain("1 filter failed");
  const against = after.factors
    .filter(({ effect }) => effect === "speaks_against")
    .map(({ text }) => String(text));
  expect(against).toContainEqual(expect.stringMatching(/35 lb.+50 lb/));
  expect(after.factors.filter(({ text }) => String(text).includes("lift 50 lb"))).toHaveLength(1);
});

test("a limit without a number is named as not weighed, and one that changes nothing is not announced", async () => {
  const { asked, note } = await withBrief();
  await note("My sister bought a bicycle.");
  expect((await asked("Does the job at Sunny Clinic fit me?")).said).toMatch(
    /^The fit brief of this opening scores /,
  );
  await note("I cannot stand for long because of my knee.");
  const { said, factors } = await asked("Does the job at Sunny Clinic fit me?");
  expect(said).toContain("1 stated limit not weighed");
  expect(factors).toContainEqual(
    expect.objectContaining({ effect: "not_weighed", text: expect.stringContaining("my knee") }),
  );
});

test("one thing is said once, and only what is required is counted as required", async () => {
  const { asked } = await withBrief();
  const { factors } = await asked("What am I missing for the job at Sunny Clinic?");
  const things = factors.map(({ text }) => String(text).replace(/^[^:]+: /, ""));
  expect(new Set(things).size).toBe(things.length);
});
