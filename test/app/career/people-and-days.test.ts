import { expect, test } from "vitest";
import { applied, pasted } from "../../support/agent.ts";
import { fakeRuntime } from "../../support/fake-runtime.ts";
import { start } from "../../support/harness.ts";
import { asList, at } from "../../support/json.ts";
import { done } from "../../support/samples/persona.ts";

const resume = `Ada Example
ada@example.org

WORK
Brightwater Shop, Leeds - Store Manager (Sept 2021 to present)
• Lead 14 people

EDUCATION
MS Computer Science, Hillside University, 2012
BE Computer Engineering, Northgate University, 2010

CERTIFICATES
P.Eng., Ontario, in progress
`;
const notes = [
  "Hiring manager at Freshfield is Tom Reyes.",
  "My old colleague Priya Nair referred me to Freshfield.",
  "The recruiter for Freshfield is Jo Lane.",
  "Applied to Freshfield on 16 November. They said they'd let me know by 4 December.",
  "My grace period ends on 12 January 2027.",
  "I am in the forklift course.",
];
const opening =
  "Store Director\nFreshfield Foods - Saltaire\nTravel: 60 %\nRequirements:\n- 3 years in food retail\n- Excel\n- Clean driving licence\n- Can you tell by its sound whether our oldest oven of all needs its brick seen to?\nApply by 20 November 2026.";

async function ask(query: string) {
  const h = await start({
    runtime: fakeRuntime({ now: Date.parse("2026-11-30T10:00:00Z"), ids: 0, monotonicMs: 0 }),
  });
  const person = await h.newPerson();
  await done(h, person, "PUT", "/api/v1/resume", { content: resume });
  for (const contentText of notes) await done(h, person, "POST", "/api/v1/memories", { contentText });
  const actions = [{ type: "normalize_opportunity" }, { type: "generate_fit_brief" }];
  const made = await applied(h, person, { actions, opportunity: pasted(opening) });
  const id = /job_[0-9a-z]+/.exec(JSON.stringify(made))?.[0];
  const event = { kind: "applied", at: "2026-11-16T09:00:00Z" };
  await done(h, person, "POST", `/api/v1/jobs-workspace/${id}/events`, event);
  const { body } = await h.send("POST", "/api/v1/career-reasoning", { key: person.key, body: { query } });
  const reasoning = at(body, "data", "reasoning");
  return {
    said: String(at(reasoning, "recommendation")),
    factors: asList(at(reasoning, "keyFactors")).map(
      (factor) => `[${String(at(factor, "effect"))}] ${String(at(factor, "text"))}`,
    ),
  };
}

test.each([
  "When did I apply to Freshfield?",
  "When did I send my application to Freshfield?",
  "Wann habe ich mich bei Freshfield beworben?",
  "Quand ai-je postulé chez Freshfield ?",
])("%s is answered by the day of the event, not by the last day to apply", async (query) => {
  expect((await ask(query)).said).toBe("By its stored events, the application was sent on 2026-11-16.");
});

test.each([
  ["Who referred me to Freshfield?", "Priya Nair"],
  ["Who is the hiring manager at Freshfield?", "Tom Reyes"],
])("%s is answered by the note with all of its words", async (query, name) => {
  const { said, factors } = await ask(query);
  expect(said).toMatch(/^One stored note mentions this/);
  const supporting = factors.filter((factor) => factor.startsWith("[supports]"));
  expect(supporting).toEqual([expect.stringContaining(name)]);
});

test.each([
  ["When does my grace period end?", /^One stored note mentions this/],
  ["Do I have a bachelor's degree?", /^The resume shows it: BE, Computer Engineering/],
  ["Do I have a master's degree?", /^The resume shows it: MS, Computer Science/],
  ["Am I licensed in Ontario?", /not as something that the user has/],
  ["Am I a licensed engineer?", /^No claim shows licensed engineer/],
  ["Would I have to travel for the Freshfield job?", /^The stored opening mentions this/],
  ["How much travel is there at Freshfield?", /^The stored opening mentions this/],
])("%s", async (query, answer) => {
  expect((await ask(query)).said).toMatch(answer);
});

test("what is missing names the lines of the posting that were not understood", async () => {
  const { said, factors } = await ask("What am I missing for the Freshfield opening?");
  const unread = factors.filter((factor) => factor.includes("Not understood in the posting"));
  expect(said.includes("not understood and may ask for more")).toBe(unread.length > 0);
  expect(unread).toEqual([
    "[unknown] Not understood in the posting: - Can you tell by its sound whether our oldest oven of all needs its brick seen to?",
  ]);
});

test("a note that names no time does not say when", async () => {
  expect((await ask("When do I finish the forklift course?")).said).not.toMatch(/mentions this/);
});
