import { expect, test } from "vitest";
import { inabilityOf } from "../../../src/engine/abilities.ts";
import { applied } from "../../support/agent.ts";
import { at } from "../../support/json.ts";
import { personNamed, startAt } from "../../support/samples/persona.ts";

const posting =
  "Staff Nurse\nWharfe Care\nHarrogate\nRequirements:\n- Wound care\n- Registered nurse licence\n- Experience with dialysis\n";

test.each([
  "Should I apply for the Harrogate job?",
  "Should I apply for the job?",
  "What do you know about me that matters for this job?",
  "What speaks against me for this role?",
])("%s is answered from the opening's fit brief", async (query) => {
  const { h, person } = await startAt(personNamed("nurse"), "resume");
  const opportunity = { inputMode: "pasted_text", rawText: posting };
  await applied(h, person, {
    actions: [{ type: "normalize_opportunity" }, { type: "generate_fit_brief" }],
    opportunity,
  });
  const { body } = await h.send("POST", "/api/v1/career-reasoning", { key: person.key, body: { query } });
  expect(at(body, "data", "reasoning", "recommendation")).toMatch(/^The fit brief of this opening scores/);
});

test.each([
  ["What am I missing for the staff job?", /^According to its fit brief/],
  ["What am I missing for the dialysis job?", /^The stored data cannot answer/],
  ["What am I missing for my staff job?", /^The stored data cannot answer/],
])("of two openings %s means the one with these words in its title, if any", async (query, answer) => {
  const { h, person } = await startAt(personNamed("nurse"), "resume");
  for (const rawText of [posting, posting.replace("Staff Nurse\nWharfe Care", "School Nurse\nNidd Schools")])
    await applied(h, person, {
      actions: [{ type: "normalize_opportunity" }, { type: "generate_fit_brief" }],
      opportunity: { inputMode: "pasted_text", rawText },
    });
  const { body } = await h.send("POST", "/api/v1/career-reasoning", { key: person.key, body: { query } });
  expect(at(body, "data", "reasoning", "recommendation")).toMatch(answer);
});

test("a place that no opening has names none", async () => {
  const { h, person } = await startAt(personNamed("nurse"), "resume");
  const opportunity = { inputMode: "pasted_text", rawText: posting };
  await applied(h, person, {
    actions: [{ type: "normalize_opportunity" }, { type: "generate_fit_brief" }],
    opportunity,
  });
  const query = "Should I apply for a job in Doncaster?";
  const { body } = await h.send("POST", "/api/v1/career-reasoning", { key: person.key, body: { query } });
  expect(at(body, "data", "reasoning", "recommendation")).not.toMatch(/fit brief of this opening scores/);
});

test.each([
  "Draft and send the application for me",
  "Write a cover letter and send it to the recruiter",
  "Apply for me",
  "Schreib eine Bewerbung und schick sie ab",
])("%s asks to send", (text) => {
  expect(inabilityOf(text)).toBe("send");
});

test("what stands in the resume is said to stand there, and changes have their own list", async () => {
  const { h, person } = await startAt(personNamed("nurse"), "resume");
  const ask = async (query: string) => {
    const { body } = await h.send("POST", "/api/v1/career-reasoning", { key: person.key, body: { query } });
    return at(body, "data", "reasoning", "recommendation");
  };
  expect(await ask("Where did I do wound care?")).toMatch(/^The resume /);
  expect(await ask("What did I change today?")).toMatch(/^The lists of changes and of events show/);
});
