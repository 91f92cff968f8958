import { normalized } from "../../../../shared/text/combining-marks.ts";

const FEWEST_LETTERS = 4;
/**
 * Words with this many first letters in common are forms of the same word: "close" and "closed", "Pflege" and
 * "Pflegen".
 */
const STEM = 5;
const LONGEST_END = 5;
/** Words in most demands, which say nothing about the work. */
const general = new Set(
  (
    "years year experience experienced work working with ability able knowledge skills skill good strong team excellent required certification certifications certificate certificates certified licence license licensed registered registration " +
    "erfahrung kenntnisse jahre sehr gute sowie fähigkeit abgeschlossene expérience connaissance bonne années avec experiencia " +
    "conocimiento años buena experiência conhecimento anos management from this that have will would such must program programme own"
  ).split(" "),
);

/**
 * The share of a demand's words that a text contains in some form. It ranks what a person could say about a
 * demand and does not count as meeting it.
 */
export function saidBy(demand: string): (text: string) => number {
  const wanted = [...new Set(wordsIn(demand))];
  if (wanted.length === 0) return () => 0;
  return (text) => {
    const held = wordsIn(text);
    return wanted.filter((word) => held.some((own) => areForms(word, own))).length / wanted.length;
  };
}

/**
 * A compound shares its first letters with one of its parts but is a different word: "Fahrzeugdiagnose",
 * "Fahrzeug". So do two long words with the same start: "conversational", "conventions".
 */
function areForms(left: string, right: string): boolean {
  if (left.slice(0, STEM) !== right.slice(0, STEM) || Math.abs(left.length - right.length) > LONGEST_END)
    return false;
  const half = Math.ceil(Math.max(left.length, right.length) / 2);
  return left.slice(0, half) === right.slice(0, half);
}

function wordsIn(text: string): string[] {
  const words = normalized(text.toLowerCase(), "NFKC").match(/\p{L}+/gu) ?? [];
  return words.filter((word) => word.length >= FEWEST_LETTERS && !general.has(word));
}
