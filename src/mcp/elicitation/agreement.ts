import { inputRequired } from "@modelcontextprotocol/server";
import type { Agreement, Permission } from "../../operation/elicitation.ts";
import { fail } from "../../operation/errors.ts";
import type { ElicitationContext, Step } from "./types.ts";

const AGREE = "agree";

/** Asks the person whether they agree, where a call says so. Throws `auth.forbidden` where they do not. */
export async function askAgreement(
  { input, elicitation }: ElicitationContext,
  { describe, title, declined }: Pick<Agreement, "describe" | "title" | "declined">,
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

/** Lets a call pass that needs no yes. Throws `auth.forbidden` for one that does, since no form can ask for it here. */
export function withoutForm(input: Record<string, unknown>, { describe, byHand }: Permission): Step {
  if (describe(input) === undefined) return { input };
  throw fail("auth.forbidden", byHand);
}
