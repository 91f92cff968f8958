import { expect, test } from "vitest";
import { applied, pasted } from "../../support/agent.ts";
import { fakeRuntime } from "../../support/fake-runtime.ts";
import { start } from "../../support/harness.ts";
import { asList, at } from "../../support/json.ts";
import { done } from "../../support/samples/persona.ts";

const offer = `Subject: Offer - Ward Clerk

Dear Ada,

We are pleased to offer you the post of Ward Clerk at Pendle Valley Hospice, Nelson, at £24,500 a year, 37.5 hours.
Essential: GCSE English; experience with the public.
Please let me know by Friday (11 December) whether you accept.

Kind regards
Ms R. Lane, HR`;
const clinic = `Clinic Coordinator
Copper Dental Group, Leeds
Salary: £27,000
You have:
- 2 years in a dental practice
Closing date: 18 December 2026`;

async function ask(query: string) {
  const h = await start({
    runtime: fakeRuntime({ now: Date.parse("2026-12-01T10:00:00Z"), ids: 0, monotonicMs: 0 }),
  });
  const person = await h.newPerson();
  for (const contentText of [
    "My application to Copper Dental went out on 24 November.",
    "I have not sent my CV to the hospice.",
  ])
    await done(h, person, "POST", "/api/v1/memories", { contentText });
  for (const text of [offer, clinic]) {
    const actions = [{ type: "normalize_opportunity" }, { type: "generate_fit_brief" }];
    await applied(h, person, { actions, opportunity: pasted(text) });
  }
  const { body } = await h.send("POST", "/api/v1/career-reasoning", { key: person.key, body: { query } });
  const reasoning = at(body, "data", "reasoning");
  const texts = asList(at(reasoning, "keyFactors")).map((factor) => String(at(factor, "text")));
  return { said: String(at(reasoning, "recommendation")), texts };
}

test.each([
  "By when must I let Ms Lane know?",
  "When do I have to answer the hospice?",
  "Bis wann muss ich Pendle Valley Bescheid geben?",
  "What is due this week and next?",
])("%s is answered by the day that the mail names", async (query) => {
  const { said, texts } = await ask(query);
  expect(said).toMatch(/^One stored item has a day; it is on 2026-12-11, see keyFactors/);
  expect(texts[0]).toMatch(/^Answer asked for by 2026-12-11, Ward Clerk at Pendle/);
  expect(texts.join()).not.toContain("2026-12-18");
});

test("the last day to apply stays apart from the day of an answer", async () => {
  const { said } = await ask("When does the clinic coordinator job close?");
  expect(said).toBe("By what is stored of this opening, the last day to apply is 2026-12-18.");
});

test.each([
  ["Have I applied to Copper Dental?", "A stored note says that the user applied"],
  ["Have I applied to the hospice?", "By its stored stage, this opening was not applied for yet."],
  ["What does the hospice pay?", "The posting of this opening names its pay"],
  ["Should I take the hospice job or wait for Copper Dental?", "Of 2 stored openings"],
])("%s", async (query, answer) => {
  expect((await ask(query)).said).toContain(answer);
});
