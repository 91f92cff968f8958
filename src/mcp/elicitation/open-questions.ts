import { type InputRequiredResult, inputRequired } from "@modelcontextprotocol/server";
import type { OpenQuestion } from "../../operation/elicitation.ts";
import type { Reply } from "../../operation/types.ts";
import type { Elicitation } from "./context.ts";
import type { ElicitationContext } from "./types.ts";

/** State from the round that ran the operation, for the round with the user's answers. */
interface Asked {
  reply: Reply;
  questions: readonly OpenQuestion[];
}

/** A question with the user's answer. */
export interface Answered {
  question: OpenQuestion;
  said: string;
}

const FORM = "evidence";

/** Asks the user the answer's open questions. Undefined if there are none. */
export async function askOpenQuestions(
  { operation, elicitation }: ElicitationContext,
  reply: Reply,
): Promise<InputRequiredResult | undefined> {
  const after = elicitation.canAsk ? operation.mcp.elicit?.after : undefined;
  const questions = after?.questions(reply.data) ?? [];
  if (!after || questions.length === 0) return undefined;
  const fields = questions.map(({ key, text }) => [key, { type: "string" as const, title: text }]);
  const requestedSchema = { type: "object" as const, properties: Object.fromEntries(fields) };
  const form = inputRequired.elicit({ message: after.message, requestedSchema });
  return elicitation.ask({ [FORM]: form }, { reply, questions } satisfies Asked);
}

/** The previous round's reply and the user's answers. Undefined if nothing was asked. */
export function answeredQuestions(
  elicitation: Elicitation,
): { reply: Reply; answers: Answered[] } | undefined {
  const kept = elicitation.kept<Asked>();
  if (!kept || !("questions" in kept)) return undefined;
  const answer = elicitation.answer(FORM);
  const content = answer.kind === "elicit" && answer.action === "accept" ? (answer.content ?? {}) : {};
  const answers = kept.questions.flatMap((question): Answered[] => {
    const said = content[question.key];
    return typeof said === "string" && said.trim() !== "" ? [{ question, said: said.trim() }] : [];
  });
  return { reply: kept.reply, answers };
}
