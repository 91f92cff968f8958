import { inputRequired } from "@modelcontextprotocol/server";
import type { Agreement } from "../../operation/elicitation.ts";
import { fail } from "../../operation/errors.ts";
import type { ElicitationContext, Step } from "./types.ts";

const AGREE = "agree";

/** Asks the person whether they agree, where a call says so. Throws `auth.forbidden` where they do not. */
export async function askAgreement(
  { input, elicitation }: ElicitationContext,
  { describe, title, declined }: Agreement,
): Promise<Step> {
  const message = describe(input);
  if (message === undefined) return { input };
  const answer = elicitation.answer(AGREE);
  if (answer.kind === "elicit") {
    if (answer.action === "accept" && answer.content?.[AGREE] === true) return { input };
    throw fail("auth.forbidden", declined);
  }
  const requestedSchema = {
    type: "object" as const,
    properties: { [AGREE]: { type: "boolean" as const, title, default: false } },
    required: [AGREE],
  };
  return { pending: await elicitation.ask({ [AGREE]: inputRequired.elicit({ message, requestedSchema }) }) };
}
