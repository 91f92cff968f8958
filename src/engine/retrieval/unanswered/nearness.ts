import { type Counts, counter } from "../bags.ts";
import { idf } from "../bm25.ts";
import type { Passage, TermStatistics } from "../passages.ts";
import type { SearchTerm } from "../question/question.ts";
import { sentencesIn } from "../topic/sentences.ts";
import { aboutWhom } from "./about-whom.ts";

/** How near the memories come to a question, 0..1: those about the person asked about, and those about others. */
export interface Nearness {
  asked: number;
  others: number;
  /** The words of the question that the nearest memory about the person lacks. */
  missing: string[];
  /** The speaker of the nearest memory about others. */
  other: string | undefined;
}

/** What a synonym counts against the word itself. */
const SYNONYM = 0.8;
/** The minimum number of nodes for idf, because few nodes do not show how rare a word is. */
const MIN_NODES = 50;

/**
 * Compares the memories with a question, sentence by sentence: the share of the question's words that the sentence and
 * its whole memory have, by the square of their idf, because the rarest words say what is asked. Whose it is follows
 * from the speaker and the pronouns. Without `asked` every memory counts as the person's own.
 */
export function nearnessOf(
  terms: readonly SearchTerm[],
  passages: readonly Passage[],
  statistics: TermStatistics,
  asked?: string,
): Nearness {
  const shareOf = shares(terms, statistics);
  const count = counter(terms);
  const best: Nearness = { asked: 0, others: 0, missing: terms.map(({ word }) => word), other: undefined };
  for (const { speaker, text } of passages.flatMap(({ turns }) => turns)) {
    if (text === undefined) continue;
    const all = count(text);
    const whole = shareOf(all);
    if (whole === 0) continue;
    for (const sentence of sentencesIn(text)) {
      const share = shareOf(count(sentence.text));
      if (share === 0) continue;
      const near = (share + whole) / 2;
      const about = aboutWhom(sentence.text);
      const isOwn = asked === undefined || speaker === asked;
      const ofAsked = asked === undefined ? near : near * (isOwn ? about.speaker : about.listener);
      const ofOthers = asked === undefined ? 0 : near * (isOwn ? about.listener : about.speaker);
      if (ofAsked > best.asked) {
        best.asked = ofAsked;
        best.missing = missing(terms, all);
      }
      if (ofOthers > best.others) {
        best.others = ofOthers;
        best.other = isOwn ? undefined : speaker;
      }
    }
  }
  return best;
}

function shares(terms: readonly SearchTerm[], statistics: TermStatistics): (counts: Counts) => number {
  const nodes = Math.max(statistics.nodes, MIN_NODES);
  const weights = terms.map(({ word }) => idf(statistics.frequencies[word], nodes) ** 2);
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  return ({ own, synonyms }) =>
    all === 0
      ? 0
      : weights.reduce((sum, weight, at) => {
          const said = (own[at] ?? 0) > 0 ? 1 : (synonyms[at] ?? 0) > 0 ? SYNONYM : 0;
          return sum + said * weight;
        }, 0) / all;
}

function missing(terms: readonly SearchTerm[], { own, synonyms }: Counts): string[] {
  return terms.flatMap(({ word }, at) => ((own[at] ?? 0) + (synonyms[at] ?? 0) > 0 ? [] : [word]));
}
