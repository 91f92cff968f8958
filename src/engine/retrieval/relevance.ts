import { stemOf, stems } from "./tokens.ts";

/** A found text as indexed, with its neighbours' text. */
export interface IndexedText {
  text: string;
  around: string;
}

/** What the index knows about the searched terms. */
export interface TermStatistics {
  /** Nodes of the user. */
  nodes: number;
  /** Nodes that hold a term, by term; counts may stop at a cap. */
  frequencies: Readonly<Record<string, number>>;
}

export interface Scored {
  /** BM25, 0 where no term occurs. */
  score: number;
  /** 0..1, strictly increasing in `score`; 0.75 where every term occurs once in a text of average length. */
  relevance: number;
  /** The question's own spelling, in its order. */
  matchedTerms: string[];
}

const k1 = 1.2;
const b = 0.75;
/** What a word counts in the neighbouring node, against 1 in the node itself. */
export const aroundWeight = 0.4;
/** A handful of nodes says nothing about how rare a word is: idf is computed as if there were this many. */
const fewestNodes = 50;

/**
 * BM25 of each text for the terms, over two weighted fields, with the idf that stays positive
 * (ln(1 + (N − n + .5)/(n + .5)), Robertson and Zaragoza 2009); relevance = 1 − 4^(−score / Σ idf).
 */
export function scoreTexts(terms: string[], texts: IndexedText[], statistics: TermStatistics): Scored[] {
  const wanted = terms.map((term) => ({ term, stem: stemOf(term), idf: idf(term, statistics) }));
  const bags = texts.map(toBag);
  const averageLength = bags.reduce((sum, bag) => sum + bag.length, 0) / Math.max(1, bags.length);
  const ceiling = wanted.reduce((sum, { idf }) => sum + idf, 0);
  return bags.map((bag) => {
    const found = wanted.filter(({ stem }) => bag.counts.has(stem));
    const norm = k1 * (1 - b + (b * bag.length) / Math.max(1, averageLength));
    const score = found.reduce((sum, { stem, idf }) => {
      const count = bag.counts.get(stem) ?? 0;
      return sum + (idf * count * (k1 + 1)) / (count + norm);
    }, 0);
    const relevance = ceiling > 0 ? 1 - 4 ** (-score / ceiling) : 0;
    return { score, relevance, matchedTerms: found.map(({ term }) => term) };
  });
}

function idf(term: string, { nodes, frequencies }: TermStatistics): number {
  const all = Math.max(nodes, fewestNodes);
  const holding = Math.min(frequencies[term] ?? 0, all);
  return Math.log(1 + (all - holding + 0.5) / (holding + 0.5));
}

function toBag({ text, around }: IndexedText): { counts: Map<string, number>; length: number } {
  const counts = new Map<string, number>();
  const own = stems(text);
  const neighbours = stems(around);
  for (const stem of own) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  for (const stem of neighbours) counts.set(stem, (counts.get(stem) ?? 0) + aroundWeight);
  return { counts, length: own.length + aroundWeight * neighbours.length };
}
