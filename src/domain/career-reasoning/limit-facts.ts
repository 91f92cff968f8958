import { asksLimits } from "../../engine/reasoning/questions/limit-questions.ts";
import type { Fact } from "../../engine/reasoning/types.ts";
import type { HandlerContext } from "../../operation/handler.ts";
import { counted } from "../../shared/text/words.ts";
import { MOST_NOTES } from "../evidence/stated-limits.ts";
import { limitsStated, MOST_LIMITS } from "./limits.ts";

/** Facts that have all limits; notes that share a word with the question add nothing. */
export const OF_LIMITS = "limits.";

/** The limits that the person stated, or that none was found, if the question asks for them. */
export async function limitFacts(ctx: HandlerContext, query: string): Promise<Fact[]> {
  if (!asksLimits.test(query)) return [];
  const limits = await limitsStated(ctx, undefined);
  if (limits.length === 0) {
    const none = `No limit was found in the profile or in the newest ${MOST_NOTES} notes`;
    return [{ field: `${OF_LIMITS}none`, text: `${none}.`, answer: none }];
  }
  const least = limits.length === MOST_LIMITS ? "At least " : "";
  const answer = `${least}${counted(limits.length, "limit")} ${limits.length === 1 ? "is" : "are"} stored; keyFactors has the words`;
  return limits.map(({ key, text }) => ({
    field: `${OF_LIMITS}${key}`,
    text: `Stored: ${text}`,
    answer,
  }));
}
