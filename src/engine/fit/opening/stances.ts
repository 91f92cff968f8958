import { timeStances } from "../../lexicon/demands/opening-terms.ts";
import { createTerms } from "../../text/names/terms.ts";

type Stance = keyof typeof timeStances;

const finders = Object.fromEntries(
  Object.entries(timeStances).map(([stance, words]) => [stance, createTerms({ [stance]: words })]),
);

/** True if words of a text take a stance to what it names: they refuse it, or leave it open. */
export function hasStance(stance: Stance, text: string): boolean {
  return (finders[stance]?.(text).length ?? 0) > 0;
}
