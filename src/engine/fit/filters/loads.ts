import { sentencesOf } from "../../writing/sentences.ts";
import { hasStance } from "../opening/stances.ts";
import type { RequirementOutcome, StatedNote } from "../opening/types.ts";
import { type NotedFilter, ofNote } from "./limit-outcome.ts";
import { filterResult } from "./result.ts";
import { duty } from "./work/mentions.ts";

/** Words for lifting and carrying, in the languages that limits and demands are read in. */
const liftingWords =
  /(?<!\p{L})(?:lift(?:s|ed|ing)?|carry|carries|carrying|hoist\p{L}*|push(?:ing)?|heb(?:en|e|t)|tilt?|tilwerk|heft\p{L}*|anheben|tragen?|trage|gehoben|getragen|heavy|schwer|lasten?|carico|scarico|colli|unload\p{L}*|load(?:ing)?|stack(?:ing)?|entladen|levantar|levanto|cargar|cargas?|peso|soulever|soulève|porter|charges?|carregar|levanto|sollev\p{L}+|pesi|carichi|tillen?|dragen|lyft\p{L}*|bära|dźwiga\p{L}*|podnosi\p{L}*|podnosz\p{L}*|kaldır\p{L}*|taşı\p{L}*|ağır\p{L}*|zved\p{L}+|břemen\p{L}*)(?!\p{L})|[举搬抬]|重物|持ち上げ|運搬/iu;

/** A weight: its number, and its unit in pounds or kilograms. */
const weights =
  /(?<![\d.,])(\d{1,3}(?:[.,]\d{1,2})?)\s?[-–]?\s?(?:(lbs?\.?|pounds?|libras?|livres?|#)(?!\p{L})|(?:kg|kgs|kilos?|kilogram\p{L}*|kilogramm|quilos?|chil[io]|kilo\p{L}+)(?!\p{L})|公斤|千克|キロ)/giu;

/** Words that make a weight the most that a person lifts. */
const atMost =
  /(?<!\p{L})(?:no|not|never|niente|nada|rien|sopra|n['’]t|cannot|only|at most|max(?:imum|imal)?\p{L}*|up to|limit(?:ed)?|limitation|restrict\p{L}*|over|above|più di|mer än|more than|anything|nichts|über|superiores|acima|oltre|boven|över|powyżej|więcej|fazla\p{L}*|üzeri|ağır|maksimum|kein\p{L}*|nicht|nie|nur|höchstens|maximal|bis zu|nunca|solo|sólo|máximo|hasta|más de|pas|jamais|plus de|au maximum|jusqu['’ ]?à|não|só|mais de|até|niet|geen|hoogstens|inte|högst|nie wolno|najwyżej|ne\p{L}*|nejvýše)(?!\p{L})|不|最多|以下|まで/iu;

/** Heavier things are lifted by machines. */
const MOST_BY_HAND = 60;
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
  posting = "",
): NotedFilter[] {
  // What only the text says can fail if it leaves no doubt that the person lifts it, and by hand.
  const inText = sentencesOf(posting).flatMap((text) =>
    loadsIn(text).map((load) => ({ ...load, isSure: isPlainLoad(text) })),
  );
  const [demanded] = asked
    .flatMap((of) => loadsIn(of.text).map((load) => ({ ...load, of })))
    .toSorted((one, other) => other.kilograms - one.kilograms);
  const [heaviest] = demanded
    ? [demanded]
    : inText
        .filter(({ kilograms }) => kilograms <= MOST_BY_HAND)
        .toSorted((one, other) => other.kilograms - one.kilograms);
  if (!heaviest) return [];
  return limits.flatMap((note) => {
    const [most] = atMost.test(note.text) ? loadsIn(note.text) : [];
    if (!most) return [];
    const holds = heaviest.kilograms <= most.kilograms;
    const reason = `The opening ${demanded ? "asks for" : "says"}: "${heaviest.text}"`;
    const isSure = demanded || holds || ("isSure" in heaviest && heaviest.isSure);
    return [ofNote(note, filterResult("load", isSure ? holds : undefined, reason, demanded?.of))];
  });
}

const LONGEST_SURE = 160;
/** What lifts it instead, and what is only now and then. */
const byMachine =
  /(?<!\p{L})(?:hoists?|cranes?|forklifts?|pallet (?:jack|truck)s?|(?:lifting|mechanical) (?:aids?|equipment)|hebehilfen?|kräne?n?|stapler|hubwagen|pont roulant|chariot|palan|transpalette|grúas?|carretilla|elevadora?|empilhador\p{L}*|muletto|carrello|transpallet|heftruck|tilhulp\p{L}*|lyfthjälpmedel|truck|wózk\p{L}+|suwnic\p{L}+)(?!\p{L})/iu;

function isPlainLoad(text: string): boolean {
  if (hasStance("states", text) || duty.test(text)) return true;
  return text.length <= LONGEST_SURE && !hasStance("unsure", text) && !byMachine.test(text);
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
