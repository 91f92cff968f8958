import { atMost, liftingWords, weights } from "../../lexicon/demands/loads.ts";
import type { RequirementOutcome } from "../opening/types.ts";
import type { FilterResult } from "../types.ts";
import { filterResult } from "./result.ts";

const KG_IN_POUND = 0.453592;

/** A weight to be lifted, in kilograms, and the sentence that names it. */
interface Load {
  kilograms: number;
  text: string;
}

/**
 * Compares the weights that a person lifts at most with those an opening asks for. A limit without a weight, or an
 * opening that names none, decides nothing.
 */
export function againstLoads(
  asked: readonly RequirementOutcome[],
  limits: readonly string[],
): { filters: FilterResult[]; weighed: ReadonlySet<string> } {
  const [heaviest] = asked
    .flatMap((of) => loadsIn(of.text).map((load) => ({ ...load, of })))
    .toSorted((one, other) => other.kilograms - one.kilograms);
  const caps = limits.flatMap((text) => (atMost.test(text) ? loadsIn(text).slice(0, 1) : []));
  const [lowest] = caps.toSorted((one, other) => one.kilograms - other.kilograms);
  if (!heaviest || !lowest) return { filters: [], weighed: new Set() };
  const reason = `The user said: "${lowest.text}" The opening asks for: "${heaviest.text}"`;
  return {
    filters: [filterResult("load", heaviest.kilograms <= lowest.kilograms, reason, heaviest.of)],
    weighed: new Set(caps.map(({ text }) => text)),
  };
}

/** The weights in a sentence about lifting, the heaviest first. */
function loadsIn(text: string): Load[] {
  if (!liftingWords.test(text)) return [];
  return [...text.matchAll(weights)]
    .map(([, number = "", pounds]) => {
      const value = Number(number.replace(",", "."));
      return { kilograms: pounds === undefined ? value : value * KG_IN_POUND, text };
    })
    .toSorted((one, other) => other.kilograms - one.kilograms);
}
