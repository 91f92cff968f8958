import { normalized } from "../../../shared/text/combining-marks.ts";
import { REQUIRED_IMPORTANCE } from "../../fit/constants.ts";
import { simplifiedOf } from "../../lexicon/words/traditional-chinese.ts";
import { stemWord, words } from "../../skills/normalise.ts";
import type { OccupationEntry } from "../types.ts";

const stopWords = new Set("a all an and at by for from in of on or other the to with".split(" "));
const rankWords = new Set(
  `acting associate chief contract deputy entry experienced freelance head i ii iii interim iv junior jr lead level mid
  part permanent principal remote senior sr staff temporary time full trainee v 1 2 3 4 5`.split(/\s+/),
);

/** A title's stems without stop words, in order: "Managers, Sales" is manag, sale. */
export function titleStems(title: string, stemOf: (word: string) => string): string[] {
  return words(title)
    .filter((word) => !stopWords.has(word))
    .map(stemOf);
}

/** A word without its plural ending. */
export function singularOf(word: string): string {
  if (word.length < 4 || /(?:ss|us|is)$/.test(word)) return word;
  if (word.endsWith("ies")) return `${word.slice(0, -3)}y`;
  return word.replace(/(?<=x|ch|sh|ss)es$|men$|s$/, (ending) => (ending === "men" ? "man" : ""));
}

/**
 * A name's words in any order and number. Other words of the same stem do not match: animals are not animators.
 * None if only one of several words is meaningful: an "OR tech" is not every "tech".
 */
export function nameBags(text: string): string[] {
  const stems = titleStems(text, singularOf);
  return stems.length === 1 && words(text).length > 1 ? [] : [`words ${bagKey(stems)}`];
}

/** True if a title covers occupations without their own class: "Engineers, All Other". */
export function isResidual(title: string): boolean {
  return /,\s*all other$/i.test(title);
}

/** The stems without words for seniority and contract, unless no others remain. */
export function withoutRank(stems: readonly string[]): string[] {
  const rest = stems.filter((stemmed) => !rankWords.has(stemmed));
  return rest.length > 0 ? rest : [...stems];
}

/** A key shared by a title, its plural and its inversion: its stems in alphabetical order. */
export function bagKey(stems: readonly string[]): string {
  return [...new Set(stems)].sort().join(" ");
}

/** "Sales Supervisor (Floor Lead)" is two titles, one outside and one inside the brackets. */
export function titleParts(title: string): string[] {
  const open = title.indexOf("(");
  const close = title.indexOf(")", open);
  if (open < 1 || close < 0) return [title];
  const runtime = `${title.slice(0, open)} ${title.slice(close + 1)}`.replace(/ {2,}/g, " ").trim();
  return [runtime, title.slice(open + 1, close).trim()].filter((part) => part !== "");
}

/** Text in brackets is a title if it has several words or is an abbreviation: "(RN)", but not "(Operator)". */
export function isTitleInBrackets(part: string): boolean {
  return part.includes(" ") || part === part.toUpperCase();
}

/** True if the text in brackets narrows a title: "(Aerial Refueling)", but not the abbreviation "(RN)". */
export function isNarrowing(title: string): boolean {
  const inBrackets = titleParts(title)[1];
  return inBrackets !== undefined && inBrackets !== inBrackets.toUpperCase();
}

/** "Registered Nurse, Telemetry" and "Registered Nurse at a hospital" both mean a registered nurse. */
export function headOf(title: string): string {
  return title.split(/,| - | – | at | \| /, 1)[0] ?? title;
}

/** A title's key in any language: without accents, gender marks and case; "ß" is "ss". */
export function localKey(title: string): string {
  return normalized(simplified(withoutGenderMarks(title)), "NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll("ß", "ss")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

function simplified(title: string): string {
  return title.replace(/\p{Script=Han}/gu, (character) => simplifiedOf.get(character) ?? character);
}

const marks = [
  // (m/w/d), m/f/x, (H/F)
  /\(\s?[mwfdxhgiu*](?:\s?[/|,]\s?(?:[mwfdxhgi*]|div|all)){1,4}\s?\)/gi,
  /(?<![\p{L}/])[mwfdxh]\/[mwfdxh](?:\/[dxi*])?(?![\p{L}/])/giu,
  /\((?:all genders?|any gender|gn|d|t[oa]d[oa]s)\)/gi,
  // Lehrer/in, Lehrer:in, Lehrer*in, LehrerIn, enfermero/a, infirmier(ère), infirmier·ère
  /(?<=\p{L})(?:[/:*_·(]-?(?:innen|in|nen|a|o|as|os|e|es|ère|ere|euse|trice|rice|ora|ière)\)?)(?!\p{L})/giu,
];

/** A title without marks that only say it is open to every gender. */
export function withoutGenderMarks(title: string): string {
  return marks
    .reduce((text, mark) => text.replace(mark, " "), title.slice(0, 500))
    .replace(/\s{2,}/g, " ")
    .trim();
}

/** Stems without accents: "técnicos" and "tecnico" are one word. */
export function createWordStemmer(): (word: string) => string {
  const known = new Map<string, string>();
  return (word) => {
    const found = known.get(word) ?? stemWord(word.normalize("NFD").replace(/\p{M}/gu, ""));
    known.set(word, found);
    return found;
  };
}

/**
 * The description, and the important skills and knowledge: their ids are names in words. Without tools, which people of
 * many occupations use.
 */
export function otherWords({ description, skills, knowledge }: OccupationEntry): string {
  const important = [...skills, ...knowledge].filter(({ importance }) => importance >= REQUIRED_IMPORTANCE);
  return [description, ...important.map(({ skill }) => skill)].join(" ");
}
