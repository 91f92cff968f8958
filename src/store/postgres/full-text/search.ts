import type { SearchTerm } from "../../../engine/retrieval/question/question.ts";
import { bm25, countPhrase } from "../../common/bm25.ts";
import { COUNT_CAP, chooseGroups, type Group, SCORED_CAP } from "../../common/memories/choose-groups.ts";
import { findPhrases, type OwnIndex, type Phrase, placesIn } from "./phrases.ts";
import { indexedWords } from "./words.ts";

/** The number of a user's entries, and of words in them. */
interface Corpus {
  entries: number;
  words: number;
}

interface FullTextQuery {
  limit: number;
  /** Finds only memories created at or after this time. */
  since?: string | undefined;
}

/** A term with its synonyms, as phrases to look for. */
interface TermGroup extends Group {
  phrases: Phrase[];
}

/** The user's entries that contain each term or its synonyms. */
export async function findTerms(own: OwnIndex, terms: readonly SearchTerm[]): Promise<TermGroup[]> {
  const texts = terms.flatMap(({ word, synonyms }) => [word, ...synonyms]);
  const phrases = await findPhrases(own, texts.map(indexedWords), COUNT_CAP);
  const phraseOf = new Map(texts.map((text, at) => [text, phrases[at]]));
  const known = (text: string) => phraseOf.get(text) ?? { words: [], entries: [] };
  return terms.map(({ word, synonyms }): TermGroup => {
    const [written, others] = [known(word), synonyms.map(known)];
    return {
      word,
      own: written.entries.length,
      synonyms: Math.min(COUNT_CAP, new Set(others.flatMap(({ entries }) => entries)).size),
      phrases: [written, ...others].filter(({ entries }) => entries.length > 0),
    };
  });
}

/** The positions of a user's best entries, using the rarest terms, and how many entries contain each term. */
export async function searchIndex(
  own: OwnIndex,
  corpus: Corpus,
  groups: readonly TermGroup[],
  { limit, since }: FullTextQuery,
) {
  const chosen = chooseGroups(groups).flatMap((group) => group.phrases);
  const matching = await newest(own, chosen);
  return {
    positions: await bestOf(own, { matching, phrases: chosen, corpus, limit, since }),
    frequencies: Object.fromEntries(groups.map(({ word, own }) => [word, own])),
    synonymFrequencies: Object.fromEntries(groups.map(({ word, synonyms }) => [word, synonyms])),
  };
}

/** The newest entries that contain any of the phrases, up to the scoring limit. */
async function newest(own: OwnIndex, phrases: readonly Phrase[]): Promise<number[]> {
  // A common term is searched alone, and more of its entries are scored than were counted.
  const isCut = phrases.some(({ entries }) => entries.length >= COUNT_CAP);
  const complete = isCut
    ? await findPhrases(
        own,
        phrases.map(({ words }) => words),
        SCORED_CAP,
      )
    : phrases;
  const all = new Set(complete.flatMap(({ entries }) => entries));
  return [...all].sort((left, right) => right - left).slice(0, SCORED_CAP);
}

interface Scored {
  /** The entries that contain any of the phrases. */
  matching: readonly number[];
  phrases: readonly Phrase[];
  corpus: Corpus;
  limit: number;
  since?: string | undefined;
}

/** The best matching entries. Of equal scores, newer ones come first. */
async function bestOf(own: OwnIndex, { matching, phrases, corpus, limit, since }: Scored): Promise<number[]> {
  if (matching.length === 0) return [];
  const words = [...new Set(phrases.flatMap((phrase) => phrase.words))];
  const measuring = own.rows<{ position: number; length: number }>(
    `select position, length from ${own.index.entries}
     where user_id = $1 and position = any($2::bigint[]) ${since === undefined ? "" : "and created_at >= $3"}`,
    [own.userId, matching, ...(since === undefined ? [] : [since])],
  );
  const [entries, places] = await Promise.all([measuring, placesIn(own, words, matching)]);
  const meanLength = corpus.words / corpus.entries;
  const having = phrases.map((phrase) => phrase.entries.length);
  return entries
    .map(({ position, length }) => {
      const hits = phrases.map((phrase) => countPhrase(phrase.words, (word) => places(position, word)));
      return { position, score: bm25({ hits, length }, { things: corpus.entries, having, meanLength }) };
    })
    .sort((left, right) => right.score - left.score || right.position - left.position)
    .slice(0, limit)
    .map(({ position }) => position);
}
