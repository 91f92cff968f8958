/** A search hit: how often it contains each phrase (same order as the phrases), and its total number of words. */
export interface Weighed {
  hits: readonly number[];
  length: number;
}

/** Collection statistics: how many items contain each phrase (same order as the phrases), and the mean item length. */
export interface Corpus {
  things: number;
  having: readonly number[];
  meanLength: number;
}

const K1 = 1.2;
const B = 0.75;
/** A phrase in more than half of the items still counts a little. */
const LEAST_WEIGHT = 1e-6;

/** The BM25 score of a hit, as SQLite's full-text index computes it (`bm25`, with the sign flipped). */
export function bm25({ hits, length }: Weighed, { things, having, meanLength }: Corpus): number {
  return hits.reduce((sum, count, at) => {
    const n = having[at] ?? 0;
    const rarity = Math.log((things - n + 0.5) / (n + 0.5));
    const weight = rarity <= 0 ? LEAST_WEIGHT : rarity;
    return sum + weight * ((count * (K1 + 1)) / (count + K1 * (1 - B + (B * length) / meanLength)));
  }, 0);
}

/** How often the words of a phrase follow each other. `places` has the positions of each word. */
export function countPhrase(phrase: readonly string[], places: (word: string) => readonly number[]): number {
  const [first, ...others] = phrase;
  if (first === undefined) return 0;
  const after = others.map((word) => new Set(places(word)));
  return places(first).filter((place) => after.every((set, at) => set.has(place + at + 1))).length;
}

/** The positions of each word. */
export function placesOf(words: readonly string[]): Map<string, number[]> {
  const places = new Map<string, number[]>();
  for (const [place, word] of words.entries()) {
    const known = places.get(word);
    if (known) known.push(place);
    else places.set(word, [place]);
  }
  return places;
}
