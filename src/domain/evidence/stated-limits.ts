import { limitSaid } from "../../engine/fit/filters/limit-said.ts";
import type { Aside, StatedNote } from "../../engine/fit/opening/types.ts";
import { isOfTimes, type TimeLimit } from "../../engine/fit/opening/work-times.ts";
import type { LimitTopic } from "../../engine/lexicon/demands/personal-limits.ts";
import { supersededBy } from "../../engine/notes/superseded.ts";
import { sentencesOf } from "../../engine/writing/sentences.ts";
import type { HandlerContext } from "../../operation/handler.ts";
import { oncePerCall } from "../../operation/once-per-call.ts";
import type { MemoryNode } from "../../store/ports/memories.ts";
import { claimsOnce } from "./claims.ts";

/** So many notes are read for limits, the newest first. */
export const MOST_NOTES = 200;
/** Types that agents use for what people say about themselves. Our own types differ. */
const notes = ["note", "limit", "constraint", "preference"];
/** Types in which every sentence is a limit, in any words. */
const ofLimits: ReadonlySet<string> = new Set(["limit", "constraint"]);
/** "Don't put my back in any resume": a limit on what may be mentioned is not a limit on work. */
const ofSilence =
  /(?<!\p{L})(?:don['’]?t|do not|never|nicht|nie|nunca|no|ne|não)\s(?:\p{L}+\s){0,2}(?:put|mention|show|list|include|write|say|tell|erwähn\p{L}*|schreib\p{L}*|zeig\p{L}*|pongas|menciones|muestres|mentionne\p{L}*|écri\p{L}*|mencion\p{L}*|mostr\p{L}*)(?!\p{L})/iu;
const LONGEST_NOTE = 4000;

/** A sentence of a note that sets a limit, in the person's words. */
export interface StatedLimit {
  memoryId: string;
  about: LimitTopic[];
  text: string;
}

/** What the person said about themselves, newest first. */
export async function statedNotes(tx: Pick<HandlerContext["tx"], "memories">): Promise<MemoryNode[]> {
  return (await tx.memories.list({ limit: MOST_NOTES, nodeType: notes })).rows;
}

export function limitsIn({ id, contentText, nodeType }: MemoryNode): StatedLimit[] {
  return withTheirRefusals(sentencesOf(contentText.slice(0, LONGEST_NOTE))).flatMap((sentence) => {
    const { about, isLimit } = limitSaid(sentence);
    return (isLimit || ofLimits.has(nodeType)) && !ofSilence.test(sentence)
      ? [{ memoryId: id, about: [...about], text: sentence }]
      : [];
  });
}

/** "Being on call ruined my marriage. Not doing that again.": what a sentence refuses is named in the one before. */
const refusesThat =
  /^(?:(?:(?:i['’]?m )?not|never|won['’]t|don['’]t|i (?:won['’]t|don['’]t|can['’]t)) (?:\p{L}+ ){0,3}(?:that|those|this|it|these)|never again|no more|no thanks|done with (?:that|those|it)|(?:das|so was|sowas) (?:\p{L}+ ){0,3}(?:nicht|nie)|nie wieder|plus jamais|plus de ça|nunca más|nunca mais|mai più|nooit meer|dat (?:\p{L}+ ){0,2}niet|aldrig mer|nigdy więcej)(?:,? (?:again|any ?more|ever|mehr|wieder|meer|please|thanks|for me|bitte|danke|merci))*[.!?]*$/iu;

/** The sentences, each that only refuses what was just said joined to the one before. */
function withTheirRefusals(sentences: readonly string[]): string[] {
  const joined: string[] = [];
  for (const sentence of sentences) {
    const before = joined.at(-1);
    if (before !== undefined && refusesThat.test(sentence))
      joined[joined.length - 1] = `${before} ${sentence}`;
    else joined.push(sentence);
  }
  return joined;
}

/** Notes without those contradicted by a newer one, and which notes each newer one replaced. */
export function currentNotes(notes: readonly MemoryNode[]): {
  current: MemoryNode[];
  formerly: Map<string, string>;
} {
  const texts = notes.map(({ id, contentText, createdAt }) => ({ id, text: contentText, at: createdAt }));
  const older = supersededBy(texts);
  const textOf = new Map(texts.map(({ id, text }) => [id, text]));
  return {
    current: notes.filter(({ id }) => !older.has(id)),
    formerly: new Map([...older].map(([id, newer]) => [newer.id, textOf.get(id) ?? ""])),
  };
}

export const notedLimits = oncePerCall(
  () => "",
  async ({ tx }: HandlerContext, _: undefined): Promise<StatedNote[]> =>
    currentNotes(await statedNotes(tx))
      .current.flatMap(limitsIn)
      .map(({ text, memoryId }) => ({ text, memoryId, isOfTimes: isOfTimes(text) })),
);

/**
 * What the person said about when they would not work: in notes, in the resume's summary, in the profile's text on
 * family, and in its own field.
 */
export const timeLimits = oncePerCall(
  () => "",
  async (ctx: HandlerContext, _: undefined): Promise<TimeLimit[]> => {
    const { tx } = ctx;
    const { profile = {} } = (await tx.profile.get()) ?? {};
    const summary = (await claimsOnce(ctx)).find(({ path }) => path === "basics.summary")?.text ?? "";
    const noted = currentNotes(await statedNotes(tx))
      .current.flatMap(limitsIn)
      .filter(({ text }) => isOfTimes(text));
    const own = [
      ...(profile.accept_overtime === false ? ["No overtime"] : []),
      ...sentencesOf((profile.family_constraints ?? "").slice(0, LONGEST_NOTE)),
      ...sentencesOf(summary.slice(0, LONGEST_NOTE)),
    ];
    return [...own.map((text) => ({ text })), ...noted.map(({ text, memoryId }) => ({ text, memoryId }))];
  },
);

/** The person's notes, without contradicted ones and limits. */
export const asides = oncePerCall(
  () => "",
  async ({ tx }: HandlerContext, _: undefined): Promise<Aside[]> =>
    currentNotes(await statedNotes(tx))
      .current.filter(({ nodeType }) => !ofLimits.has(nodeType))
      .map(({ id, contentText }) => ({ text: contentText.slice(0, LONGEST_NOTE), memoryId: id })),
);
