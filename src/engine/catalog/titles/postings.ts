/** How many titles of an occupation contain a term, and how often its description does. */
export interface Posting {
  occupation: number;
  titles: number;
  description: number;
}

/** A term's weight, and what each occupation with it gains by it. */
export interface WeighedTerm {
  weight: number;
  occupations: Int32Array;
  gains: Float64Array;
}

/** A BM25-like saturation: k titles with a word give it half its weight. Tuned on held-out titles. */
const SATURATION = 1.5;
/** How strongly the number of an occupation's titles lowers its score, 0..1 (the b of BM25). */
const LENGTH_SHARE = 0.1;

/** A term's posting among those of an occupation, created if missing. */
export function count(counts: Map<string, Posting>, term: string, occupation: number): Posting {
  const posting = counts.get(term) ?? { occupation, titles: 0, description: 0 };
  counts.set(term, posting);
  return posting;
}

/** Weighs each term by the occupations that have it; `titles` are the numbers of titles by occupation. */
export function weigh(
  postings: ReadonlyMap<string, readonly Posting[]>,
  titles: readonly number[],
): Map<string, WeighedTerm> {
  const mean = titles.reduce((sum, number) => sum + number, 0) / Math.max(1, titles.length);
  const norms = titles.map((number) => 1 - LENGTH_SHARE + (LENGTH_SHARE * number) / mean);
  return new Map(
    [...postings].map(([term, list]) => {
      const weight = termWeight(list, titles.length);
      const gains = list.map((posting) => {
        const frequency = posting.titles / (norms[posting.occupation] ?? 1) + posting.description;
        return (weight * frequency) / (SATURATION + frequency);
      });
      const having = list.map(({ occupation }) => occupation);
      return [term, { weight, occupations: Int32Array.from(having), gains: Float64Array.from(gains) }];
    }),
  );
}

/** By occupation: how far its titles and description have the terms asked, 0..1. */
export function sharesOf(
  asked: Iterable<string>,
  terms: ReadonlyMap<string, WeighedTerm>,
  occupations: number,
): Float64Array {
  const shares = new Float64Array(occupations);
  let total = 0;
  for (const term of asked) {
    const found = terms.get(term);
    // Unknown words count too: a half-unknown query is half understood.
    total += found?.weight ?? Math.log(occupations + 1);
    for (const [at, occupation] of found?.occupations.entries() ?? [])
      shares[occupation] = (shares[occupation] ?? 0) + (found?.gains[at] ?? 0);
  }
  return total === 0 ? shares : shares.map((sum) => sum / total);
}

/** ln(occupations / effective number of occupations with the term in titles), the exponential of its entropy. */
function termWeight(list: readonly Posting[], occupations: number): number {
  const total = list.reduce((sum, { titles }) => sum + titles, 0);
  if (total === 0) return Math.log((occupations + 1) / (list.length + 0.5));
  const entropy = list.reduce((sum, { titles }) => sum - share(titles / total), 0);
  return Math.max(0.2, Math.log(occupations + 1) - entropy);
}

function share(part: number): number {
  return part === 0 ? 0 : part * Math.log(part);
}
