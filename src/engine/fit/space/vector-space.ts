import { titleStems } from "../../catalog/titles/title-words.ts";
import type { OccupationEntry } from "../../catalog/types.ts";
import { createStemmer } from "../../skills/normalise.ts";

/** Weights by term; of length 1 as a vector unless empty. */
export type WordVector = ReadonlyMap<string, number>;

/** The words of the catalogue's occupations: tf-idf over titles, alternate titles, descriptions and skill names. */
export interface WordSpace {
  /** The vector of each occupation, in the catalogue's order. */
  documents: readonly WordVector[];
  vector(text: string): WordVector;
  /** The cosine of a vector with every occupation, 0..1, in the catalogue's order. */
  cosines(vector: WordVector): Float64Array;
}

/** How often the title is counted in its occupation's text. */
const TITLE_REPEATS = 3;

/** Builds the space; term weight = (1 + ln tf) × ln(N / df), unknown words have weight 0. */
export function createWordSpace(
  occupations: readonly OccupationEntry[],
  skillNames: (occupation: OccupationEntry) => string[],
): WordSpace {
  const stemOf = createStemmer();
  const counts = occupations.map((entry) => countTerms(titleStems(textOf(entry, skillNames(entry)), stemOf)));
  const frequency = new Map<string, number>();
  for (const terms of counts)
    for (const term of terms.keys()) frequency.set(term, (frequency.get(term) ?? 0) + 1);
  const documents = counts.map(weigh);
  const postings = new Map<string, [occupation: number, weight: number][]>();
  for (const [index, document] of documents.entries())
    for (const [term, weight] of document) {
      const list = postings.get(term);
      if (list === undefined) postings.set(term, [[index, weight]]);
      else list.push([index, weight]);
    }
  return { documents, vector: (text) => weigh(countTerms(titleStems(text, stemOf))), cosines };

  function weigh(terms: ReadonlyMap<string, number>): WordVector {
    const vector = new Map<string, number>();
    for (const [term, count] of terms) {
      const idf = Math.log((occupations.length + 1) / ((frequency.get(term) ?? 0) + 0.5));
      if (frequency.has(term) && idf > 0) vector.set(term, (1 + Math.log(count)) * idf);
    }
    return unit(vector);
  }

  function cosines(vector: WordVector): Float64Array {
    const sums = new Float64Array(occupations.length);
    for (const [term, weight] of vector)
      for (const [index, other] of postings.get(term) ?? [])
        sums[index] = (sums[index] ?? 0) + weight * other;
    return sums;
  }
}

/** The sum of vectors, each times its factor, normalised to length 1. */
export function blend(parts: readonly { vector: WordVector; factor: number }[]): WordVector {
  const sums = new Map<string, number>();
  for (const { vector, factor } of parts)
    for (const [term, weight] of vector) sums.set(term, (sums.get(term) ?? 0) + factor * weight);
  return unit(sums);
}

function textOf(entry: OccupationEntry, skillNames: string[]): string {
  const titles = Array.from({ length: TITLE_REPEATS }, () => entry.title);
  return [...titles, ...entry.alternateTitles, entry.description, ...skillNames].join(" . ");
}

function countTerms(terms: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
  return counts;
}

function unit(vector: Map<string, number>): WordVector {
  let squares = 0;
  for (const weight of vector.values()) squares += weight * weight;
  const length = Math.sqrt(squares);
  if (length === 0) return new Map();
  for (const [term, weight] of vector) vector.set(term, weight / length);
  return vector;
}
