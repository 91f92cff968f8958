import type { Answer, Due, KeyFactor } from "../types.ts";

const MOST_DUE = 5;
const DAY = 10;

/** An answer about what is next, with what is due before it. */
export function withDue(answer: Answer, due: readonly Due[]): Answer {
  const [first] = due;
  if (!first) return answer;
  const late = due.filter(({ overdue }) => overdue).length;
  const count = due.length === 1 ? "One matter is" : `${due.length} matters are`;
  const past = late === 0 ? "" : late === due.length ? ", overdue by now" : `, ${late} of them overdue`;
  return {
    ...answer,
    recommendation: `${count} due within a week${past}; keyFactors begin with them. ${answer.recommendation}`,
    confidence: Math.max(answer.confidence, 0.5),
    keyFactors: [...due.slice(0, MOST_DUE).map(dueFactor), ...answer.keyFactors],
    suggestedActions: [
      {
        text: "See what is due, with whom and on what.",
        operation: "followUps.list",
        arguments: {},
      },
      ...answer.suggestedActions,
    ],
  };
}

function dueFactor({ id, text, dueAt, overdue }: Due): KeyFactor {
  const when = `${overdue ? "Overdue since" : "Due on"} ${dueAt.slice(0, DAY)}`;
  return { key: `due.${id}`, text: `${when}: ${text}`, effect: "gap", claimIds: [] };
}
