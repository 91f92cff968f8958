import { askingWords, necessityWords } from "../../lexicon/necessity.ts";
import { createTerms } from "../../text/terms.ts";
import { wordsOf } from "../../text/words.ts";

export type Necessity = "required" | "preferred" | "not_needed";

const findNecessity = createTerms({ ...necessityWords });
const findAsking = createTerms({ asking: askingWords });
const besides = new Set(
  "is a an are would be very strong highly ist sind est serait es sera e and und aber but mais pero mas".split(
    " ",
  ),
);
// "3 years minimum" under "nice to have" is still a wish.
const ofAmounts =
  /^(?:minimum|mínim[oa]|at least|mindestens|ideal|requires?|need(?:s|ed)?|掌握|熟练|精通|具备|需|须)$/i;

/** How much a piece wants what it names by its own words; undefined where they do not say. */
export function necessityOf(said: string): Necessity | undefined {
  const text = withoutAsides(said);
  const terms = findNecessity(text);
  if (terms.some(({ tag }) => tag === "preferred")) {
    const last = terms.filter(({ tag }) => tag !== "not_needed").at(-1);
    const isDemand = last?.tag === "required" && !ofAmounts.test(text.slice(last.start, last.end));
    return isDemand && !terms.some(({ tag }) => tag === "not_needed") ? "required" : "preferred";
  }
  if (terms.some(({ tag }) => tag === "not_needed")) return "not_needed";
  const required = terms.find(({ start, end }) => !ofAmounts.test(text.slice(start, end)));
  return required && "required";
}

// What a bracket says holds for the piece only where it begins with it: "(desirable, we pay)", not "(ECTs welcome)".
function withoutAsides(text: string): string {
  return text.replace(/[(（][^()（）]{0,200}[)）]/gu, (bracket) =>
    findNecessity(bracket)[0]?.from === 0 ? bracket : " ".repeat(bracket.length),
  );
}

/** Whether a piece begins with a word of wishing, which then holds for all that follows: "Preferably A, B". */
export function beginsWithWish(text: string): boolean {
  const [first] = findNecessity(text);
  return first?.tag === "preferred" && first.from === 0 && first.to < wordsOf(text).length;
}

/** Whether a text consists of words of necessity alone: "(essential)". */
export function isOnlyNecessity(text: string): boolean {
  const words = wordsOf(text);
  const terms = findNecessity(text, words);
  const covered = terms.reduce((sum, { from, to }) => sum + to - from, 0);
  const others = words.filter((_, place) => !terms.some(({ from, to }) => place >= from && place < to));
  return covered > 0 && others.every(({ key }) => besides.has(key));
}

/** Whether a sentence outside a list of demands says that it speaks of what is asked. */
export function isAsking(text: string): boolean {
  return findNecessity(text).length > 0 || findAsking(text).length > 0;
}

/** Where words of necessity begin and end in a text. */
export function necessityPlaces(text: string): { start: number; end: number; from: number; to: number }[] {
  return findNecessity(text);
}
