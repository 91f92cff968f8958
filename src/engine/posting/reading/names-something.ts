import { grammarWords, leadingWords } from "../../lexicon/fragments.ts";
import { numberOf } from "../../lexicon/numbers.ts";
import { wordSet } from "../../text/fold.ts";
import { wordsOf } from "../../text/words.ts";
import type { RequirementKind } from "../types.ts";

const grammar = wordSet(grammarWords);
const leading = wordSet(leadingWords);
/** Programming languages have such names. An article is not a capital. */
const letterName = /^[BCDFGJKQRSVXZ]$/;
const ofExperience = /^(?:experience\p{L}*|exp[eé]rien\p{L}*|\p{L}*erfahrung\p{L}*|经|验)$/u;

/** Kinds of demands that a number can specify: years, an age, hours. */
const counted: ReadonlySet<RequirementKind | undefined> = new Set([
  "experience",
  "other",
  "schedule",
  "place",
]);

/** True if the words of a text alone name something, not only grammar words and words of degree or duration. */
export function namesSomething(text: string, kind?: RequirementKind): boolean {
  const words = wordsOf(text);
  if (kind === "experience" && words.some(({ key }) => ofExperience.test(key))) return true;
  if (counted.has(kind) && words.length > 1 && words.some(({ key }) => /\d/.test(key))) return true;
  return words.some(({ key, start, end }) => {
    if (/\p{Script=Han}/u.test(key)) return !grammar.has(key) && !leading.has(key);
    if (key.length === 1) return letterName.test(text.slice(start, end)) || /\d/.test(key);
    // "SEM" is an abbreviation; "sem" is a grammar word.
    if (/^\p{Lu}{2,4}$/u.test(text.slice(start, end)) && words.length === 1) return true;
    return !grammar.has(key) && !leading.has(key) && numberOf(key) === undefined;
  });
}
