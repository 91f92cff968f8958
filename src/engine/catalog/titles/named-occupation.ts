import { isStopWord } from "../../retrieval/stop-words.ts";
import type { TitleIndex, TitleMatch } from "./titles.ts";

const MAX_TITLE_WORDS = 5;
const MAX_WINDOWS = 40;
/** A window must be nearly a title by itself to name an occupation; a whole text may match less exactly. */
const MIN_RELEVANCE = { whole: 0.6, window: 0.8 } as const;
/** Words of wishes and questions that surround a title. */
const around = new Set(
  "become becoming be being move moving switch work working job career role position want should could would try next step get grow into towards toward as apply leave stay more senior".split(
    " ",
  ),
);

/** The occupation that a sentence such as "Should I become a nurse educator?" names, or undefined. */
export function namedOccupation(text: string, titles: TitleIndex): TitleMatch | undefined {
  const whole = titles.search(text, 1)[0];
  if (whole && whole.relevance >= MIN_RELEVANCE.whole) return whole;
  const found = windows(text).flatMap((window) => {
    const best = titles.search(window, 1)[0];
    return best && best.relevance >= MIN_RELEVANCE.window ? [{ best, length: window.split(" ").length }] : [];
  });
  // The longest title is the most specific; among equals the most relevant wins.
  return found.sort(
    (left, right) => right.length - left.length || right.best.relevance - left.best.relevance,
  )[0]?.best;
}

/** Runs of one to five words without words that surround titles, the longest first. */
function windows(text: string): string[] {
  const words = text.slice(0, 500).match(/[\p{L}\p{N}+#./-]+/gu) ?? [];
  const runs: string[][] = [[]];
  for (const word of words) {
    const lower = word.toLowerCase();
    if (around.has(lower) || isStopWord(lower, "en")) runs.push([]);
    else runs.at(-1)?.push(word.replace(/[.,;:!?]+$/, ""));
  }
  const all = runs.flatMap((run) =>
    run.flatMap((_, start) =>
      Array.from({ length: Math.min(MAX_TITLE_WORDS, run.length - start) }, (__, more) =>
        run.slice(start, start + more + 1).join(" "),
      ),
    ),
  );
  return all.sort((left, right) => right.split(" ").length - left.split(" ").length).slice(0, MAX_WINDOWS);
}
