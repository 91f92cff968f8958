import { askAgreement } from "./agreement.ts";
import { acceptToken, confirmDelete } from "./confirm.ts";
import { askQuestionnaire } from "./questionnaire.ts";
import type { ElicitationHandler } from "./types.ts";

/** What is asked of the person before an operation runs; nothing where the client shows no forms. */
export const beforeCall: ElicitationHandler = async (context) => {
  const { operation, elicitation, input } = context;
  const { confirm, elicit } = operation.mcp;
  if (confirm) return elicitation.canAsk ? confirmDelete(context, confirm) : acceptToken(context, confirm);
  if (elicit?.agree && elicitation.canAsk) return askAgreement(context, elicit.agree);
  if (elicit?.before && elicitation.canAsk) return askQuestionnaire(context, elicit.before);
  return { input };
};
