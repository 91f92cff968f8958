import { bm25, countPhrase } from "../../common/bm25.ts";
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
import { findPhrases, type Phrase, placesIn } from "./phrases.ts";

/** A term with its synonyms, as phrases to look for. */
interface TermGroup extends Group {
  phrases: Phrase[];
}

/** Searches a user's nodes, using the rarest terms. */
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

/** The newest nodes that contain any of the phrases, up to the scoring limit. */
async function newest(unit: Unit, userId: string, phrases: readonly Phrase[]): Promise<number[]> {
  // A common term is searched alone, and more of its nodes are scored than were counted.
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

interface Scored {
  /** The nodes that contain any of the phrases. */
  matching: readonly number[];
  phrases: readonly Phrase[];
  /** The user's number of nodes, and of words in them. */
  corpus: { nodes: number; words: number };
  limit: number;
  since?: string | undefined;
}

/** The best matching nodes. Of equal scores, newer nodes come first. */
async function bestOf(
  unit: Unit,
  userId: string,
  { matching, phrases, corpus, limit, since }: Scored,
): Promise<number[]> {
  if (matching.length === 0) return [];
  const nodes = await unit.rows<{ position: number; length: number }>(
    `select position, length from memory_nodes
     where user_id = $1 and position = any($2::bigint[]) and created_at >= $3`,
    [userId, matching, since ?? ""],
  );
  const words = [...new Set(phrases.flatMap((phrase) => phrase.words))];
  const places = await placesIn(unit, userId, words, matching);
  const meanLength = corpus.words / corpus.nodes;
  const having = phrases.map((phrase) => phrase.nodes.length);
  return nodes
    .map(({ position, length }) => {
      const hits = phrases.map((phrase) => countPhrase(phrase.words, (word) => places(position, word)));
      return { position, score: bm25({ hits, length }, { things: corpus.nodes, having, meanLength }) };
    })
    .sort((left, right) => right.score - left.score || right.position - left.position)
    .slice(0, limit)
    .map(({ position }) => position);
}
