import { specificTerms } from "../../engine/reasoning/pertinent.ts";
import { asksLimits } from "../../engine/reasoning/questions/limit-questions.ts";
import { asksOwnLimit, onSameSide } from "../../engine/reasoning/questions/own-limits.ts";
import type { Fact } from "../../engine/reasoning/types.ts";
import { mentioner } from "../../engine/retrieval/bags.ts";
import { sentencesOf } from "../../engine/writing/sentences.ts";
import type { HandlerContext } from "../../operation/handler.ts";
import { counted } from "../../shared/text/words.ts";
import { currentNotes, MOST_NOTES, statedNotes } from "../evidence/stated-limits.ts";
import { allLimits, limitsStated, MOST_LIMITS } from "./limits.ts";

/** Facts that have all limits; notes that share a word with the question add nothing. */
export const OF_LIMITS = "limits.";

/**
 * What a question on the user's own will or ability is about, "Am I willing to travel?": the stated limits on that
 * side of a job, or else those with its words, or else notes and unread lines of the resume on that side.
 */
export async function ownLimitFacts(ctx: HandlerContext, query: string): Promise<Fact[]> {
  if (!asksOwnLimit(query)) return [];
  const limits = await allLimits(ctx, undefined);
  const isOfSide = onSameSide(query);
  const mentions = mentioner(specificTerms(query));
  const isAsked = [isOfSide, mentions].find((one) => limits.some(({ text }) => one(text)));
  const found = isAsked
    ? limits.filter(({ text }) => isAsked(text))
    : (await linesSaid(ctx)).filter(({ text }) => isOfSide(text));
  const what = isAsked ? "limit" : "line";
  const said = found.length === 1 ? `One stored ${what} is` : `${found.length} stored ${what}s are`;
  return found.slice(0, MOST_LIMITS).map(({ key, text }) => ({
    field: `${OF_LIMITS}${key}`,
    text: `${key.startsWith("profile.") ? "In the profile" : "Stored"}: ${text}`,
    answer: `${said} about this; keyFactors has the words`,
  }));
}

/** The sentences of notes, and what was not understood in the resume. */
async function linesSaid({ tx }: HandlerContext): Promise<{ key: string; text: string }[]> {
  const unread = (await tx.memories.list({ limit: MOST_NOTES, nodeType: ["unread"] })).rows;
  return [...currentNotes(await statedNotes(tx)).current, ...unread].flatMap(({ id, contentText }) =>
    sentencesOf(contentText).map((text) => ({ key: `memory.${id}`, text })),
  );
}

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
