import { askAgreement, withoutForm } from "./agreement.ts";
import { acceptToken, confirmDelete } from "./confirm.ts";
import { askConsent, withoutConsent } from "./consent.ts";
import { askQuestionnaire } from "./questionnaire.ts";
import type { ElicitationHandler } from "./types.ts";

/** What is asked of the person before an operation runs; nothing where the client shows no forms. */
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
