import { inputRequired } from "@modelcontextprotocol/server";
import type { Agreement, Permission, Questionnaire, QuestionsBefore } from "../../operation/elicitation.ts";
import { fail } from "../../operation/errors.ts";
import { acceptToken, confirmDelete } from "./confirm.ts";
import { askConsent, withoutConsent } from "./consent.ts";
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

interface Kept {
  answers: Record<string, number>;
  page: number;
}

const PAGE = "items";
const ON_A_PAGE = 10;

/**
 * Shows a questionnaire's items in pages, and continues with the user's answers. Throws `validation.bad_request` if
 * they cancel.
 */
async function askQuestionnaire(
  context: ElicitationContext,
  { questionnaire, withAnswers, stopped }: QuestionsBefore,
): Promise<Step> {
  const { connection, input, elicitation } = context;
  const questions = await questionnaire(connection.readData, input);
  if (!questions) return { input };
  const { answers, page } = answered(context, questions, stopped);
  const items = questions.items.slice(page * ON_A_PAGE, (page + 1) * ON_A_PAGE);
  if (items.length === 0) return { input: withAnswers(input, answers) };
  const form = inputRequired.elicit({
    message: heading(questions, page),
    requestedSchema: formOf(questions, items),
  });
  return { pending: await elicitation.ask({ [PAGE]: form }, { answers, page } satisfies Kept) };
}

/** The answers so far, including the last page's, and the next page. */
function answered(
  { elicitation }: ElicitationContext,
  { scale, items }: Questionnaire,
  stopped: string,
): Kept {
  const kept = elicitation.kept<Kept>();
  if (!kept) return { answers: {}, page: 0 };
  const answer = elicitation.answer(PAGE);
  if (answer.kind !== "elicit" || answer.action !== "accept") throw fail("validation.bad_request", stopped);
  const ids = new Set(items.map(({ id }) => id));
  const fresh = Object.entries(answer.content ?? {}).flatMap(([id, value]): [string, number][] => {
    const number = Number(value);
    const onScale = Number.isInteger(number) && number >= scale.min && number <= scale.max;
    return ids.has(id) && onScale ? [[id, number]] : [];
  });
  return { answers: { ...kept.answers, ...Object.fromEntries(fresh) }, page: kept.page + 1 };
}

function heading({ message, items }: Questionnaire, page: number): string {
  return `${message} Page ${page + 1} of ${Math.ceil(items.length / ON_A_PAGE)}.`;
}

function formOf({ scale }: Questionnaire, items: Questionnaire["items"]) {
  const fields = items.map(({ id, text }) => [
    id,
    { type: "integer" as const, title: text, minimum: scale.min, maximum: scale.max },
  ]);
  return { type: "object" as const, properties: Object.fromEntries(fields) };
}
