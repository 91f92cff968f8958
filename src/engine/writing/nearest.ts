import { contentOf, placeIn, type Sentence } from "./carry.ts";
import type { Source } from "./sources.ts";
import type { Words } from "./words/index.ts";

const MOST = 3;

/** The claims with the most words of a sentence, best first. Rare words count more than common ones. */
export function nearestClaims(
  sentence: Sentence,
  sources: readonly Source[],
  words: Words,
): { claimId: string; text: string }[] {
  const content = contentOf(sentence);
  const carriers = content.map((at) =>
    sources.filter((source) => source.claim && placeIn(source, sentence, at, words) !== undefined),
  );
  const weight = new Map<Source, number>();
  for (const found of carriers) {
    for (const source of found) weight.set(source, (weight.get(source) ?? 0) + 1 / found.length);
  }
  return [...weight]
    .sort(([, left], [, right]) => right - left)
    .slice(0, MOST)
    .flatMap(([{ claim }]) => (claim ? [{ claimId: claim.id, text: claim.text }] : []));
}
