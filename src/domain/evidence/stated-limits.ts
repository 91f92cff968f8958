import type { Aside } from "../../engine/fit/opening/types.ts";
import { namesTime } from "../../engine/fit/opening/work-times.ts";
import { type LimitTopic, limitsOf } from "../../engine/lexicon/personal-limits.ts";
import { supersededBy } from "../../engine/notes/superseded.ts";
import { stems } from "../../engine/retrieval/tokens.ts";
import { sentencesOf } from "../../engine/writing/sentences.ts";
import type { HandlerContext } from "../../operation/handler.ts";
import { oncePerCall } from "../../operation/once-per-call.ts";
import type { MemoryNode } from "../../store/ports/memories.ts";

/** Notes read for what limits the person. */
const MOST_NOTES = 200;
/** The types of what people say of themselves, as agents name them; ours are other ones. */
const notes = ["note", "limit", "constraint", "preference"];
/** Types whose every sentence is a limit, whatever its words. */
const ofLimits: ReadonlySet<string> = new Set(["limit", "constraint"]);
/** "Don't put my back in any resume": what is not to be said limits no work. */
const ofSilence =
  /(?<!\p{L})(?:don['’]?t|do not|never|nicht|nie|nunca|no|ne|não)\s(?:\p{L}+\s){0,2}(?:put|mention|show|list|include|write|say|tell|erwähn\p{L}*|schreib\p{L}*|zeig\p{L}*|pongas|menciones|muestres|mentionne\p{L}*|écri\p{L}*|mencion\p{L}*|mostr\p{L}*)(?!\p{L})/iu;
const LONGEST_NOTE = 4000;

/** A sentence of a note that sets a limit, in the person's words. */
export interface StatedLimit {
  memoryId: string;
  about: LimitTopic[];
  text: string;
}

/** What the person said of themselves, newest first. */
export async function statedNotes(tx: Pick<HandlerContext["tx"], "memories">): Promise<MemoryNode[]> {
  return (await tx.memories.list({ limit: MOST_NOTES, nodeType: notes })).rows;
}

/** The sentences of a note that set a limit. */
export function limitsIn({ id, contentText, nodeType }: MemoryNode): StatedLimit[] {
  return sentencesOf(contentText.slice(0, LONGEST_NOTE)).flatMap((sentence) => {
    const about = limitsOf(sentence, stems(sentence));
    const isLimit = about.length > 0 || ofLimits.has(nodeType);
    return isLimit && !ofSilence.test(sentence) ? [{ memoryId: id, about, text: sentence }] : [];
  });
}

/** Notes without those that a newer one contradicts, and what each of the newer ones took the place of. */
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

/** Limits in notes that no filter weighs: all but those that say when the person would not work. */
export const otherLimits = oncePerCall(
  () => "",
  async ({ tx }: HandlerContext, _: undefined): Promise<string[]> => {
    return currentNotes(await statedNotes(tx))
      .current.flatMap(limitsIn)
      .filter(({ about, text }) => !about.includes("schedule") || !namesTime(text))
      .map(({ text }) => text);
  },
);

/** What the person said of when they would not work: in notes, in the profile's words on the family, and by its field. */
export const timeLimits = oncePerCall(
  () => "",
  async ({ tx }: HandlerContext, _: undefined): Promise<string[]> => {
    const { profile = {} } = (await tx.profile.get()) ?? {};
    const noted = currentNotes(await statedNotes(tx))
      .current.flatMap(limitsIn)
      .filter(({ about }) => about.includes("schedule"));
    return [
      ...(profile.accept_overtime === false ? ["No overtime"] : []),
      ...sentencesOf((profile.family_constraints ?? "").slice(0, LONGEST_NOTE)),
      ...noted.map(({ text }) => text),
    ];
  },
);

/** What the person noted, but for what a newer note contradicts, and for limits. */
export const asides = oncePerCall(
  () => "",
  async ({ tx }: HandlerContext, _: undefined): Promise<Aside[]> =>
    currentNotes(await statedNotes(tx))
      .current.filter(({ nodeType }) => !ofLimits.has(nodeType))
      .map(({ id, contentText }) => ({ text: contentText.slice(0, LONGEST_NOTE), memoryId: id })),
);
