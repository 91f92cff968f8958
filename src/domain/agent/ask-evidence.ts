import type { QuestionsAfter } from "../../operation/elicitation.ts";
import { isObject } from "../../shared/json.ts";
import { addMemory } from "../memories/operations.ts";

/**
 * If a call asked only for hints, asks the user for the missing evidence. The answers are stored as notes in
 * their words. Only a later resume import makes claims of them.
 */
export const askEvidence: QuestionsAfter = {
  message: "You can fill in what is missing; leave empty what does not apply.",
  questions: (data) => {
    const results = isObject(data) && Array.isArray(data.results) ? data.results.filter(isObject) : [];
    const isHint = ({ type, status }: Record<string, unknown>) =>
      type === "collect_missing_evidence_hint" && status === "succeeded";
    return results.every(isHint) ? results.flatMap(questionsOf) : [];
  },
  keep: ({ key, text }, said) => ({
    operation: addMemory,
    input: { contentText: `${text} ${said}`, nodeType: "note", sourceType: "evidence", sourceId: key },
  }),
};

function questionsOf({ outputs }: Record<string, unknown>) {
  const inline = isObject(outputs) && isObject(outputs.inline) ? outputs.inline : {};
  const hints = Array.isArray(inline.hints) ? inline.hints.filter(isObject) : [];
  return hints.flatMap(({ gapKey, question }) =>
    typeof gapKey === "string" && typeof question === "string" ? [{ key: gapKey, text: question }] : [],
  );
}
