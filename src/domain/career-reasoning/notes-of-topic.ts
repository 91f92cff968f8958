import { isOnlyAhead } from "../../engine/held/not-held.ts";
import { denialOf } from "../../engine/notes/denied.ts";
import { specificTerms } from "../../engine/reasoning/pertinent.ts";
import { ownQuestion } from "../../engine/reasoning/questions/own-question.ts";
import type { KnownOpening } from "../../engine/reasoning/types.ts";
import { mentioner } from "../../engine/retrieval/bags.ts";
import { stems } from "../../engine/retrieval/words/tokens.ts";
import type { Note } from "./remembered.ts";

/** Notes that name the skill a question asks for, or else share its words: "Dentally" is no form of "dental". */
export function ofTopic(query: string, memories: readonly Note[]): readonly Note[] {
  const { topic, asks } = ownQuestion(query) ?? {};
  if (topic === undefined || asks === "have") return memories;
  const naming = memories.filter(({ text }) => text.toLowerCase().includes(topic.toLowerCase()));
  const mentions = mentioner(specificTerms(topic));
  const about = naming.length > 0 ? naming : memories.filter(({ text }) => mentions(text));
  return about.map((note) => ({
    ...note,
    denies: denialOf(topic, note.text) !== undefined,
    isAhead: isOnlyAhead(topic, note.text),
  }));
}

/**
 * The opening already contains what its note says, and a company's name can share words with the resume:
 * "Community Care".
 */
export function isBeside(
  { sourceId, claimIds, text }: Note,
  query: string,
  openings: readonly KnownOpening[],
): boolean {
  if (openings.some(({ id }) => id === sourceId)) return false;
  if (openings.length === 0 || claimIds.length === 0) return true;
  const names = new Set(openings.flatMap((opening) => stems(opening.text)));
  return mentioner(specificTerms(query).filter(({ word }) => !stems(word).some((stem) => names.has(stem))))(
    text,
  );
}
