import {
  COUNT_CAP,
  chooseGroups,
  type Group,
  NODES_CAP,
  SCORED_CAP,
} from "../../common/memories/choose-groups.ts";
import type { MemoryHits, MemoryQuery } from "../../ports/memories.ts";
import type { Unit } from "../connection/unit.ts";
import { indexedWords } from "./entries.ts";
import { findPassages } from "./passages.ts";
import { findPhrases, type Phrase } from "./phrases.ts";
import { bestOf } from "./score.ts";

/** A term or its synonyms, with the phrases they are looked for by. */
interface TermGroup extends Group {
  phrases: Phrase[];
}

/** Searches a user's nodes. It chooses the terms to search for by how rare they are. */
export async function searchMemories(
  unit: Unit,
  userId: string,
  { terms, limit, since }: MemoryQuery,
): Promise<MemoryHits> {
  const [corpus] = await unit.rows<{ nodes: number; words: number }>(
    "select nodes, words from memory_owners where user_id = $1",
    [userId],
  );
  if (!corpus) return { passages: [], nodes: 0, frequencies: {}, synonymFrequencies: {} };
  const texts = terms.flatMap(({ word, synonyms }) => [word, ...synonyms]);
  const phrases = await findPhrases(unit, userId, texts.map(indexedWords), COUNT_CAP);
  const phraseOf = new Map(texts.map((text, at) => [text, phrases[at]]));
  const known = (text: string) => phraseOf.get(text) ?? { words: [], nodes: [] };
  const groups = terms.map(({ word, synonyms }): TermGroup => {
    const [own, others] = [known(word), synonyms.map(known)];
    return {
      word,
      own: own.nodes.length,
      synonyms: Math.min(COUNT_CAP, new Set(others.flatMap(({ nodes }) => nodes)).size),
      phrases: [own, ...others].filter(({ nodes }) => nodes.length > 0),
    };
  });
  const chosen = chooseGroups(groups).flatMap((group) => group.phrases);
  const matching = await newest(unit, userId, chosen);
  const found = await bestOf(unit, userId, { matching, phrases: chosen, corpus, limit, since });
  return {
    passages: await findPassages(unit, userId, found),
    nodes: Math.min(corpus.nodes, NODES_CAP),
    frequencies: Object.fromEntries(groups.map(({ word, own }) => [word, own])),
    synonymFrequencies: Object.fromEntries(groups.map(({ word, synonyms }) => [word, synonyms])),
  };
}

/** The nodes that have any of the phrases: the newest, as many as can be scored. */
async function newest(unit: Unit, userId: string, phrases: readonly Phrase[]): Promise<number[]> {
  // A common term stands alone, and more of its nodes are scored than were counted.
  const isCut = phrases.some(({ nodes }) => nodes.length >= COUNT_CAP);
  const complete = isCut
    ? await findPhrases(
        unit,
        userId,
        phrases.map(({ words }) => words),
        SCORED_CAP,
      )
    : phrases;
  const all = new Set(complete.flatMap(({ nodes }) => nodes));
  return [...all].sort((left, right) => right - left).slice(0, SCORED_CAP);
}
