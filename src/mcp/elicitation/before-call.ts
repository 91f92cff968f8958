import { inputRequired } from "@modelcontextprotocol/server";
import type { Agreement, Permission } from "../../operation/elicitation.ts";
import { fail } from "../../operation/errors.ts";
import { acceptToken, confirmDelete } from "./confirm.ts";
import { askConsent, withoutConsent } from "./consent.ts";
import { askQuestionnaire } from "./questionnaire.ts";
import type { ElicitationContext, ElicitationHandler, Step } from "./types.ts";

/** What to ask the user before an operation runs. Nothing if the client shows no forms. */
export const beforeCall: ElicitationHandler = async (context) => {
  const { operation, elicitation, input } = context;
  const { confirm, elicit } = operation.mcp;
  if (confirm) return elicitation.canAsk ? confirmDelete(context, confirm) : acceptToken(context, confirm);
  if (elicit?.consent)
    return elicitation.canAsk
      ? askConsent(context, elicit.consent)
      : { input: withoutConsent(input, elicit.consent) };
  if (elicit?.agree)
    return elicitation.canAsk
      ? askAgreement(context, elicit.agree)
      : { input: withoutConsent(input, elicit.agree) };
  if (elicit?.permit)
    return elicitation.canAsk ? askAgreement(context, elicit.permit) : withoutForm(input, elicit.permit);
  if (elicit?.before && elicitation.canAsk) return askQuestionnaire(context, elicit.before);
  return { input };
};

const AGREE = "agree";

/** Asks the user for consent if a call claims it. Throws `auth.forbidden` if they decline. */
async function askAgreement(
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

/** Passes calls that need no consent. Throws `auth.forbidden` for others, since this client shows no forms. */
function withoutForm(input: Record<string, unknown>, { describe, byHand }: Permission): Step {
  if (describe(input) === undefined) return { input };
  throw fail("auth.forbidden", byHand);
}
