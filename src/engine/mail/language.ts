import type { MailLine } from "./sentences.ts";
import { type MailPatterns, mailPatterns } from "./words/index.ts";

const MOST_WORDS = 2000;
/** A second language counts from this share of the first one's: mails may be bilingual. */
const SECOND = 0.55;
const LEAST_WORDS = 6;

/** The patterns of a mail's languages, the most likely first; all if the evidence is weak. */
export function patternsFor(lines: readonly MailLine[]): readonly MailPatterns[] {
  const all = lines.flatMap(({ words }) => words.split(" ")).slice(0, MOST_WORDS);
  const scored = mailPatterns()
    .map((patterns) => ({ patterns, score: all.filter((word) => patterns.common.has(word)).length }))
    .sort((left, right) => right.score - left.score);
  const best = scored[0]?.score ?? 0;
  const chosen = best < LEAST_WORDS ? scored : scored.filter(({ score }) => score >= best * SECOND);
  return chosen.map(({ patterns }) => patterns);
}
