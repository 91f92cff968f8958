import type { Answer, KeyFactor, Limit } from "../types.ts";

/** A limit that no data of an occupation can be held against, in the person's words. */
export function limitFactor({ key, text }: Limit): KeyFactor {
  return { key, text: `Stated, and not weighed: ${text}`, effect: "not_weighed", claimIds: [] };
}

/** An answer about a role, with the limits that it did not weigh. */
export function withLimits(answer: Answer, limits: readonly Limit[] = []): Answer {
  if (answer.target === undefined) return answer;
  return { ...answer, keyFactors: [...answer.keyFactors, ...limits.map(limitFactor)] };
}
