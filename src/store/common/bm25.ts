/** A thing that was found: how often it has each of the phrases, by their order, and how many words it has at all. */
export interface Weighed {
  hits: readonly number[];
  length: number;
}

/** What weighs a word: in how many things of all a phrase is, by their order, and the mean length of a thing. */
export interface Corpus {
  things: number;
  having: readonly number[];
  meanLength: number;
}

const K1 = 1.2;
const B = 0.75;
/** A phrase that is in more than half of all things still counts. */
const LEAST_WEIGHT = 1e-6;

/** How well a thing fits the phrases, as SQLite's full-text index computes it (its `bm25`, with the sign turned). */
export function bm25({ hits, length }: Weighed, { things, having, meanLength }: Corpus): number {
  return hits.reduce((sum, count, at) => {
    const n = having[at] ?? 0;
    const rarity = Math.log((things - n + 0.5) / (n + 0.5));
    const weight = rarity <= 0 ? LEAST_WEIGHT : rarity;
    return sum + weight * ((count * (K1 + 1)) / (count + K1 * (1 - B + (B * length) / meanLength)));
  }, 0);
}

/** How often the words of a phrase follow each other; `places` gives where each word stands. */
export function countPhrase(phrase: readonly string[], places: (word: string) => readonly number[]): number {
  const [first, ...others] = phrase;
  if (first === undefined) return 0;
  const after = others.map((word) => new Set(places(word)));
  return places(first).filter((place) => after.every((set, at) => set.has(place + at + 1))).length;
}
