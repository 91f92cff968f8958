import type { CallableOperation, QuestionsBefore } from "../../operation/elicitation.ts";
import { ModuleId, type Questions } from "./schema.ts";

/** If a submission has a module but no answers, asks the person the questions. */
export function askQuestions(questions: CallableOperation<typeof Questions>): QuestionsBefore {
  return {
    fills: "answers",
    byHand: (input) => {
      const moduleId = ModuleId.safeParse(input.moduleId).data;
      return moduleId && { operation: questions.name, input: { moduleId } };
    },
    questionnaire: async (read, { moduleId, answers }) => {
      if (answers !== undefined || typeof moduleId !== "string") return undefined;
      const { instructions, scale, items } = (await read(questions, { moduleId })).data;
      const labels = Object.entries(scale.labels).map(([value, label]) => `${value} = ${label}`);
      return { message: `${instructions} (${labels.join(", ")})`, scale, items };
    },
    withAnswers: (input, answers) => ({ ...input, answers }),
    stopped: "The user stopped before the end; nothing was stored.",
  };
}
