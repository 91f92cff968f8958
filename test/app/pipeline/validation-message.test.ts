import { expect, test } from "vitest";
import { z } from "zod";
import { validationMessage } from "../../../src/operation/input/validation-message.ts";
import { start } from "../../support/harness.ts";

function said(schema: z.ZodType, value: unknown): string {
  const { error } = schema.safeParse(value);
  return error ? validationMessage(error.issues[0], [schema]) : "";
}

test("a value that is none of several types is told which it may be", () => {
  const schema = z.object({ size: z.union([z.string(), z.number()]) });
  expect(said(schema, { size: [] })).toBe("size must be a string or a number.");
});

test("a form that is none of those documented is said to be none where no word tells them apart", () => {
  const form = z.union([z.object({ left: z.string() }), z.object({ right: z.string() })]);
  expect(said(z.object({ form }), { form: {} })).toBe("form must have one of the documented forms.");
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
