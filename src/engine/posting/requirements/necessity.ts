import { askingWords, necessityWords } from "../../lexicon/demands/kinds.ts";
import { kept } from "../../text/kept.ts";
import { createTerms } from "../../text/names/terms.ts";
import { type Piece, sliceItem } from "../../text/piece.ts";
import { wordsOf } from "../../text/words.ts";

export type Necessity = "required" | "preferred" | "not_needed";

const findTerms = createTerms({ ...necessityWords });
/** "Children with additional needs", "handy with Excel" say nothing of how much is wanted. */
const findNecessity = (...said: Parameters<typeof findTerms>) =>
  findTerms(...said).flatMap(({ tag, ...place }) => (tag === "neutral" ? [] : [{ tag, ...place }]));
const findAsking = createTerms({ asking: askingWords });
const besides = new Set(
  "is a an are would be very strong highly ist sind est serait es sera e and und aber but mais pero mas".split(
    " ",
  ),
);
// "3 years minimum" under "nice to have" is still a preference.
const ofAmounts =
  /^(?:minimum|mínim[oa]|at least|mindestens|ideal|requires?|need(?:s|ed)?|掌握|熟练|精通|具备|需|须)$/i;

/** How much a text wants what it names, from its own words; undefined if they do not say. */
export const necessityOf = kept((said: string): Necessity | undefined => {
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
});

// Brackets apply to the text only if they start with a necessity word: "(desirable, we pay)", not "(ECTs
// welcome)", and not "(ideally in finance)", where more is wished.
function withoutAsides(text: string): string {
  return text.replace(/[(（][^()（）]{0,200}[)）]/gu, (bracket) =>
    findNecessity(bracket)[0]?.from === 0 && !wishesMore(bracket) ? bracket : " ".repeat(bracket.length),
  );
}

/** "Ideally in finance": a wish for something else, not for what precedes its brackets. */
function wishesMore(text: string): boolean {
  const [first] = findNecessity(text);
  return first?.from === 0 && first.tag === "preferred" && wished.test(text.slice(first.end));
}

const wished =
  /^ (?!(?:but|and|or|not|if|for|aber|und|wenn|für|mais|et|pour|pero|y|para|mas|e|maar|en|voor|ale|i|och|men|og)(?!\p{L}))\p{L}/iu;

/** True if a text starts with a preference word, which then applies to everything after: "Preferably A, B". */
export function beginsWithWish(text: string): boolean {
  const [first] = findNecessity(text);
  return first?.tag === "preferred" && first.from === 0 && first.to < wordsOf(text).length;
}

/** True if a text consists only of necessity words: "(essential)". */
export function isOnlyNecessity(text: string): boolean {
  const words = wordsOf(text);
  const terms = findNecessity(text, words);
  const covered = terms.reduce((sum, { from, to }) => sum + to - from, 0);
  const others = words.filter((_, place) => !terms.some(({ from, to }) => place >= from && place < to));
  return covered > 0 && others.every(({ key }) => besides.has(key));
}

/** True if a sentence outside a demand list says it is about demands. */
export function isAsking(text: string): boolean {
  return findNecessity(text).length > 0 || findAsking(text).length > 0;
}

/** Where necessity words start and end in a text. */
export const necessityPlaces = (text: string) => findNecessity(text);

/** Brackets with their own preference say nothing about the text before: "(valorable: cuidados)". */
export function withoutWishes(sentence: Piece): Piece {
  const bracket = /[(（]([^()（）]{4,80})[)）]$/u.exec(sentence.text);
  const inner = bracket?.[1] ?? "";
  return bracket !== null && (/[:：]/.test(inner) ? beginsWithWish(inner) : wishesMore(inner))
    ? sliceItem(sentence, 0, bracket.index)
    : sentence;
}
