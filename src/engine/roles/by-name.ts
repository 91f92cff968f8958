import shortTitles from "../../../db/lexicon/words/short-title-words.json" with { type: "json" };
import { headOf, titleParts, titleStems } from "../catalog/titles/title-words.ts";
import type { OccupationEntry } from "../catalog/types.ts";
import type { CatalogBase } from "../fit/baseline.ts";
import { round } from "../fit/numbers.ts";
import { stemOf } from "../retrieval/words/tokens.ts";
import { hasHeadNoun, headNoun } from "./head-noun.ts";
import { isTooWide } from "./rank-step.ts";

/** Abbreviated or alternative title words, with the catalogue's words. */
const shortTitleWords: Readonly<Record<string, string>> = shortTitles.shortTitleWords;

/** The catalogue's indexes for looking up titles. */
export type Titles = Pick<CatalogBase, "titles" | "occupations" | "positions"> &
  Partial<Pick<CatalogBase, "localNames">>;

/** The occupation a name was understood as, before formatting. */
export type NamedRole = { code: string; how: "exact" | "alternate" | "close"; confidence: number };

/** The part of a code shared by an occupation and its specialities: "29-1141" of "29-1141.03". */
const GROUP = 7;
/** How many occupations are checked for the words in brackets. */
const LIKELY = 5;
/** Our own choices, not measured. */
const share = { exact: 0.95, alternate: 0.9, usual: 0.8, head: 0.8, short: 0.9, spelling: 0.8 } as const;

/**
 * The occupation with a name. Of several, the one with it as its own title, or the one our list of names selects.
 * Undefined if there is none or it is not clear.
 */
export function byName(name: string, { titles }: Titles): NamedRole | undefined {
  const [first, ...others] = titles.named(name);
  if (!first || isTooWide(name) || isUnclear(name, { titles })) return undefined;
  const { code, how, isUsual } = first;
  if (!isUsual || others.length === 0) return { code, how, confidence: share[how] };
  return { code: specialOf(code, others) ?? code, how, confidence: share.usual };
}

/** The one speciality of the same group that has the name too: an "ICU nurse" is a critical care nurse. */
function specialOf(code: string, others: readonly { code: string; isUsual: boolean }[]): string | undefined {
  const group = code.slice(0, GROUP);
  const special = others.filter((other) => !other.isUsual && other.code.slice(0, GROUP) === group);
  return special.length === 1 ? special[0]?.code : undefined;
}

/** True if a name does not say which occupation is meant: several share it, or it is that of a narrower title. */
export function isUnclear(name: string, { titles }: Pick<Titles, "titles">): boolean {
  const [first, second] = titles.named(name);
  // A "Boom Operator (Aerial Refueling)" is not every boom operator.
  if (first?.isNarrowed) return true;
  if (!first || !second || second.isNarrowed) return false;
  if (first.how === "exact") return second.how === "exact";
  return !first.isUsual || second.isUsual;
}

/**
 * By name: the whole text, the part before a comma, a dash, "at" or a bracket, or either with abbreviations
 * written out.
 */
export function plainly(name: string, index: Titles): NamedRole | undefined {
  const whole = byName(name, index);
  if (whole || isUnclear(name, index)) return whole;
  const head = headPart(name);
  const found = head !== name && head !== "" ? byName(head, index) : undefined;
  if (found) return isForOther(name, index) ? undefined : lessSure(found, share.head);
  const long = writtenOut(name);
  const meant = long === name ? undefined : plainly(long, index);
  return meant && lessSure(meant, share.short);
}

/**
 * True if brackets say which of several occupations is meant, and it is another one: in "Iron Worker (Rebar)" the
 * titles of another occupation of the same head noun have the word, and those of the found one have not.
 */
export function isForOther(name: string, index: Titles): boolean {
  const { titles, occupations, positions } = index;
  const inBrackets = titleParts(headOf(name))[1];
  const found = byName(headPart(name), index);
  const own = occupations[positions.get(found?.code ?? "") ?? -1]?.entry;
  if (inBrackets === undefined || own === undefined) return false;
  const wanted = titleStems(inBrackets, stemOf);
  const hasWord = ({ title, alternateTitles }: OccupationEntry) =>
    [title, ...alternateTitles].some((one) => {
      const said = titleStems(one, stemOf);
      return wanted.some((stem) => said.includes(stem));
    });
  if (hasWord(own)) return false;
  const noun = headNoun(headPart(name));
  return titles.search(`${inBrackets} ${headPart(name)}`, LIKELY).some(({ code }) => {
    const other = occupations[positions.get(code) ?? -1]?.entry;
    return other !== undefined && noun !== undefined && hasHeadNoun(other, noun) && hasWord(other);
  });
}

/** By a misspelt name, if all possible meanings name the same occupation. */
export function respelled(name: string, index: Titles): NamedRole | undefined {
  const texts = [...new Set([name, headPart(name)])].flatMap((one) => index.titles.respelled(one));
  const [first, ...others] = texts.flatMap((one) => plainly(one, index) ?? []);
  const isOne = others.every(({ code }) => code === first?.code);
  return first && isOne ? lessSure(first, share.spelling) : undefined;
}

function headPart(name: string): string {
  return (titleParts(headOf(name))[0] ?? "").trim();
}

function lessSure(found: NamedRole, times: number): NamedRole {
  return { ...found, how: "close", confidence: round(found.confidence * times, 2) };
}

/** A title with abbreviations written out: "Xray tech" is an "x-ray technician", "R.N." an "RN". */
export function writtenOut(title: string): string {
  return title
    .replace(/(?<![\p{L}.])(?:\p{Lu}\.){2,5}/gu, (letters) => letters.replaceAll(".", ""))
    .split(" ")
    .map((word) => shortTitleWords[word.toLowerCase().replace(/\.$/, "")] ?? word)
    .join(" ");
}
