import type { MailLine } from "./sentences.ts";
import { type MailPatterns, mailPatterns } from "./words/index.ts";

const MOST_WORDS = 2000;
/** A second language counts where it has so much of the share of the first: mails may be written in two. */
const SECOND = 0.55;
const LEAST_WORDS = 6;

/** The patterns of the languages that a mail is written in, the most likely first; all where too few words speak for one. */
export function patternsFor(lines: readonly MailLine[]): readonly MailPatterns[] {
  const all = lines.flatMap(({ words }) => words.split(" ")).slice(0, MOST_WORDS);
  const scored = mailPatterns()
    .map((patterns) => ({ patterns, score: all.filter((word) => patterns.common.has(word)).length }))
    .sort((left, right) => right.score - left.score);
  const best = scored[0]?.score ?? 0;
  const chosen = best < LEAST_WORDS ? scored : scored.filter(({ score }) => score >= best * SECOND);
  return chosen.map(({ patterns }) => patterns);
}
