import { stemOf, words } from "./tokens.ts";

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

interface Bag {
  counts: Map<string, number>;
  length: number;
}

const k1 = 1.2;
const b = 0.75;
/** What a word counts in the neighbouring node, against 1 in the node itself. */
const aroundWeight = 0.4;
/** A handful of nodes says nothing about how rare a word is: idf is computed as if there were this many. */
const fewestNodes = 50;

/**
 * BM25 of each text for the terms, over two weighted fields, with the idf that stays positive
 * (ln(1 + (N − n + .5)/(n + .5)), Robertson and Zaragoza 2009); relevance = 1 − 4^(−score / Σ idf).
 */
export function scoreTexts(terms: string[], texts: IndexedText[], statistics: TermStatistics): Scored[] {
  const wanted = terms.map((term) => ({ term, stem: stemOf(term), idf: idf(term, statistics) }));
  const bags = texts.map(bagger(wanted.map(({ stem }) => stem)));
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

/** Counts the wanted stems in a text; `length` is its words, the neighbours' in full. */
function bagger(wanted: readonly string[]): (text: IndexedText) => Bag {
  const stemsByToken = new Map<string, string | undefined>();
  // A stem begins as its word does, so most words need no stemming.
  const firstLetters = new Set(wanted.map((stem) => stem.charAt(0)));
  const wantedStem = (token: string) => {
    if (!firstLetters.has(token.charAt(0))) return undefined;
    if (!stemsByToken.has(token)) {
      const stem = stemOf(token);
      stemsByToken.set(token, wanted.includes(stem) ? stem : undefined);
    }
    return stemsByToken.get(token);
  };
  return ({ text, around }) => {
    const bag: Bag = { counts: new Map(), length: 0 };
    count(bag, text, 1, wantedStem);
    count(bag, around, aroundWeight, wantedStem);
    return bag;
  };
}

function count(bag: Bag, text: string, weight: number, stemFor: (token: string) => string | undefined): void {
  for (const { token } of words(text)) {
    bag.length++;
    const stem = stemFor(token);
    if (stem !== undefined) bag.counts.set(stem, (bag.counts.get(stem) ?? 0) + weight);
  }
}
