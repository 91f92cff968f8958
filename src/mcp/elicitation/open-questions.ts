import { type InputRequiredResult, inputRequired } from "@modelcontextprotocol/server";
import type { OpenQuestion } from "../../operation/elicitation.ts";
import type { Reply } from "../../operation/types.ts";
import type { Elicitation } from "./context.ts";
import type { ElicitationContext } from "./types.ts";

/** What the round that ran the operation kept for the one with the person's answers. */
interface Asked {
  reply: Reply;
  questions: readonly OpenQuestion[];
}

/** A question with what the person said to it. */
export interface Answered {
  question: OpenQuestion;
  said: string;
}

const FORM = "evidence";

/** Asks the person what the operation's answer leaves open; undefined where that is nothing. */
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

/** The reply of the round before, and what the person said to its questions; undefined where none was asked. */
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
