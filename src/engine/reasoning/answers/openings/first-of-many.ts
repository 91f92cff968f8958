import type { Answer } from "../../types.ts";

/** The most openings that an answer lists. */
const MOST = 10;
const ofOpening = /^opening\.([^.]+)/;

/** An answer that lists only the first openings of many, and says so. The others are counted, and not repeated. */
export function firstOfMany(answer: Answer): Answer {
  const idOf = (key: string) => ofOpening.exec(key)?.[1];
  const ids = [...new Set(answer.keyFactors.flatMap(({ key }) => idOf(key) ?? []))];
  if (ids.length <= MOST) return answer;
  const first = new Set(ids.slice(0, MOST));
  return {
    ...answer,
    recommendation: answer.recommendation.replace(
      /\.$/,
      `; keyFactors has the first ${MOST} of these openings.`,
    ),
    keyFactors: answer.keyFactors.filter(({ key }) => {
      const id = idOf(key);
      return id === undefined || first.has(id);
    }),
    suggestedActions: answer.suggestedActions.slice(0, MOST),
  };
}
