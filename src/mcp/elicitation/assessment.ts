import { inputRequired } from "@modelcontextprotocol/server";
import { fail } from "../../operation/errors.ts";
import type { ElicitationContext, ElicitationHandler } from "./types.ts";

/** What assessments.questions answers, as far as it is read here. */
interface Questions {
  instructions: string;
  scale: { min: number; max: number; labels: Record<string, string> };
  items: { id: string; text: string }[];
}

interface Kept {
  answers: Record<string, number>;
  page: number;
}

const PAGE = "items";
const ON_A_PAGE = 10;

/**
 * Shows an assessment's items in pages where a submission brings no answers, and goes on with the person's own.
 * Throws `validation.bad_request` where they stop; nothing is stored then.
 */
export const elicitAssessment: ElicitationHandler = async (context) => {
  const { input, elicitation } = context;
  if (input.answers !== undefined || typeof input.moduleId !== "string") return { input };
  const questions = await questionsOf(context, input.moduleId);
  const { answers, page } = answered(context, questions);
  const items = questions.items.slice(page * ON_A_PAGE, (page + 1) * ON_A_PAGE);
  if (items.length === 0) return { input: { ...input, answers } };
  const form = inputRequired.elicit({
    message: heading(questions, page),
    requestedSchema: formOf(questions, items),
  });
  return { pending: await elicitation.ask({ [PAGE]: form }, { answers, page } satisfies Kept) };
};

async function questionsOf({ connection }: ElicitationContext, moduleId: string): Promise<Questions> {
  const { data } = await connection.readInternal("assessments.questions", { moduleId });
  // The operation's own schema holds for what it answers.
  return data as Questions;
}

/** The answers so far, those of the page just sent included, and the page to show next. */
function answered({ elicitation }: ElicitationContext, { scale, items }: Questions): Kept {
  const kept = elicitation.kept<Kept>();
  if (!kept) return { answers: {}, page: 0 };
  const answer = elicitation.answer(PAGE);
  if (answer.kind !== "elicit" || answer.action !== "accept") {
    throw fail("validation.bad_request", "The user stopped before the end; nothing was stored.");
  }
  const ids = new Set(items.map(({ id }) => id));
  const fresh = Object.entries(answer.content ?? {}).flatMap(([id, value]): [string, number][] => {
    const number = Number(value);
    const onScale = Number.isInteger(number) && number >= scale.min && number <= scale.max;
    return ids.has(id) && onScale ? [[id, number]] : [];
  });
  return { answers: { ...kept.answers, ...Object.fromEntries(fresh) }, page: kept.page + 1 };
}

function heading({ instructions, scale, items }: Questions, page: number): string {
  const pages = Math.ceil(items.length / ON_A_PAGE);
  const labels = Object.entries(scale.labels).map(([value, label]) => `${value} = ${label}`);
  return `${instructions} (${labels.join(", ")}) Page ${page + 1} of ${pages}.`;
}

function formOf({ scale }: Questions, items: Questions["items"]) {
  const fields = items.map(({ id, text }) => [
    id,
    { type: "integer" as const, title: text, minimum: scale.min, maximum: scale.max },
  ]);
  return { type: "object" as const, properties: Object.fromEntries(fields) };
}
