import { expect, test } from "vitest";
import { z } from "zod";
import { validationMessage } from "../../../src/operation/input/validation-message.ts";
import { start } from "../../support/harness.ts";

function said(schema: z.ZodType, value: unknown): string {
  const { error } = schema.safeParse(value);
  return error ? validationMessage(error.issues[0], [schema], { value }) : "";
}

test("a value that is none of several types is told which it may be", () => {
  const schema = z.object({ size: z.union([z.string(), z.number()]) });
  expect(said(schema, { size: [] })).toBe("size must be a string or a number.");
});

test("a field that may have several types and is missing is required, and its purpose is said", () => {
  const size = z.union([z.string(), z.number()]).meta({ description: "In centimetres." });
  expect(said(z.object({ size }), {})).toBe(
    "size is required and must be a string or a number. In centimetres.",
  );
});

test("a form that is none of those documented is told which there are", () => {
  const form = z.union([z.object({ left: z.string() }), z.object({ right: z.string() })]);
  expect(said(z.object({ form }), { form: {} })).toBe("form must be { left } or { right }.");
});

const forms = "opportunity.reading.salary must be { min, max, currency, period } or { value, quote }.";

test.each([
  [{ salary: "45000 - 52000 EUR per year" }, forms],
  [
    { salary: { value: "45000 - 52000 EUR per year" } },
    "opportunity.reading.salary.value must be an object, not a string. Its fields: min, max, currency, period.",
  ],
  [{ salary: { amount: 45_000 } }, forms],
  [
    { locations: { city: "Leeds" } },
    "opportunity.reading.locations[0] must be a string or { value, quote }.",
  ],
  [
    { salary: { value: { min: 900, period: "fortnight" }, quote: "900 a fortnight" } },
    "opportunity.reading.salary.value.period must be one of hour, day, week, month, year.",
  ],
  [
    { salary: { min: 900, period: "fortnight" } },
    "opportunity.reading.salary.period must be one of hour, day, week, month, year.",
  ],
  [
    { education: { value: "sometimes", quote: "sometimes" } },
    "opportunity.reading.education.value must be one of none, secondary, certificate, associate, bachelor, master, doctorate.",
  ],
  [{ yearsRequired: "three" }, "opportunity.reading.yearsRequired must be a number or { value, quote }."],
])("a reading of another form is told the forms there are: %j", async (reading, message) => {
  const h = await start();
  const { key } = await h.newPerson();
  const opportunity = { inputMode: "pasted_text", rawText: "Baker in Leeds", reading };
  const body = { actions: [{ type: "normalize_opportunity" }], opportunity };
  const answer = await h.send("POST", "/api/v1/agent/apply", { key, body });
  expect([answer.status, answer.body.message]).toEqual([400, message]);
});

test("an object with names of the caller's own is told what they are", async () => {
  const h = await start();
  const { key } = await h.newPerson();
  const { body } = await h.send("PATCH", "/api/v1/resume", { key, body: { set: "a title" } });
  expect(body.message).toMatch(/^set must be an object, not a string\. \w/);
});

test("an action of no known type is told which types there are, and hears nothing of its own again", async () => {
  const h = await start();
  const { key } = await h.newPerson();
  const body = { actions: [{ type: "obey_me" }] };
  const answer = await h.send("POST", "/api/v1/agent/apply", { key, body });
  expect(answer.status).toBe(400);
  expect(answer.body.type).toBe("agent_apply.invalid_actions");
  expect(answer.body.message).toContain(
    "must be one of normalize_opportunity, generate_fit_brief, compare_role_directions, request_report_branch, prepare_execution_artifact, collect_missing_evidence_hint",
  );
  expect(answer.text).not.toContain("obey_me");
});
