import type { RequirementOutcome, StatedNote } from "../opening/types.ts";
import { type NotedFilter, ofNote } from "./limit-outcome.ts";
import { filterResult } from "./result.ts";

/** Words for lifting and carrying, in the languages that limits and demands are read in. */
const liftingWords =
  /(?<!\p{L})(?:lift(?:s|ed|ing)?|carry|carries|carrying|hoist\p{L}*|push(?:ing)?|heb(?:en|e|t)|anheben|tragen?|trage|gehoben|getragen|heavy|schwer|lasten?|levantar|levanto|cargar|cargas?|peso|soulever|soulève|porter|charges?|carregar|levanto|sollev\p{L}+|pesi|carichi|tillen?|dragen|lyft\p{L}*|bära|dźwiga\p{L}*|podnosz\p{L}*|zved\p{L}+|břemen\p{L}*)(?!\p{L})|[举搬抬]|重物|持ち上げ|運搬/iu;

/** A weight: its number, and its unit in pounds or kilograms. */
const weights =
  /(?<![\d.,])(\d{1,3}(?:[.,]\d{1,2})?)\s?[-–]?\s?(?:(lbs?\.?|pounds?|libras?|livres?|#)(?!\p{L})|(?:kg|kgs|kilos?|kilogram\p{L}*|kilogramm|quilos?)(?!\p{L})|公斤|千克|キロ)/giu;

/** Words that make a weight the most that a person lifts. */
const atMost =
  /(?<!\p{L})(?:no|not|never|n['’]t|cannot|only|at most|max(?:imum|imal)?\p{L}*|up to|limit(?:ed)?|limitation|restrict\p{L}*|over|above|more than|kein\p{L}*|nicht|nie|nur|höchstens|maximal|bis zu|nunca|solo|sólo|máximo|hasta|más de|pas|jamais|plus de|au maximum|jusqu['’ ]?à|não|só|mais de|até|niet|geen|hoogstens|inte|högst|nie wolno|najwyżej|ne\p{L}*|nejvýše)(?!\p{L})|不|最多|以下|まで/iu;

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
  limits: readonly StatedNote[],
): NotedFilter[] {
  const [heaviest] = asked
    .flatMap((of) => loadsIn(of.text).map((load) => ({ ...load, of })))
    .toSorted((one, other) => other.kilograms - one.kilograms);
  if (!heaviest) return [];
  return limits.flatMap((note) => {
    const [most] = atMost.test(note.text) ? loadsIn(note.text) : [];
    if (!most) return [];
    const reason = `The opening asks for: "${heaviest.text}"`;
    return [ofNote(note, filterResult("load", heaviest.kilograms <= most.kilograms, reason, heaviest.of))];
  });
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
