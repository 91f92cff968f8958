import file from "../../../../db/lexicon/catalog/makers.json" with { type: "json" };
import { nameKey } from "./name-key.ts";

/** Makers that official lists put before a product's name and people leave out. */
const makers = file.makers;
const generic = /\s(?:software|systems?)$/i;
const language = /\s\(computer programming\)$/;
const bracket = /\s\([^()]{1,60}\)$/;

/**
 * Other spellings that a formal name clearly implies: "Cascading style sheets CSS" is "Cascading style sheets"
 * and "CSS", "Microsoft Azure software" is "Microsoft Azure", "Python (computer programming)" is "Python".
 */
export function impliedAliases(name: string): string[] {
  const bare = name.replace(language, "");
  const short = bare.replace(generic, "");
  const proper = isProper(short) ? [short] : [];
  return unlike(name, [bare, ...proper, ...(splitAcronym(short) ?? [])]);
}

/**
 * More spellings that may find an entry but are too loose to store as aliases: without a bracket, without
 * "software" ("Ansible software"), without the maker ("Oracle Java" finds Java, but "Microsoft Word" must not
 * make "Word" a name).
 */
export function lookupVariants(name: string): string[] {
  const bare = name.replace(bracket, "");
  const short = bare.replace(generic, "");
  const [spelled] = splitAcronym(short) ?? [];
  const formal = [bare, short, ...(spelled === undefined ? [] : [spelled])];
  return unlike(name, [...formal, ...[name, ...formal].flatMap((variant) => withoutMaker(variant) ?? [])]);
}

/** The acronym at the end of a name and the words it abbreviates, or undefined. */
export function acronymOf(name: string): { acronym: string; words: string } | undefined {
  const split = splitAcronym(name.replace(generic, ""));
  return split && { words: split[0], acronym: split[1] };
}

/** The initials of a name's words. */
export function initials(name: string): string {
  const words = nameKey(name).split(" ");
  return words
    .filter((word) => !["and", "for", "of", "the"].includes(word))
    .map((word) => word.charAt(0))
    .join("");
}

function unlike(name: string, variants: string[]): string[] {
  const keys = new Map(variants.map((variant) => [nameKey(variant), variant]));
  keys.delete(nameKey(name));
  keys.delete("");
  return [...keys.values()];
}

/** True if every word is capitalised, as in a product's name. A single word proves nothing. */
function isProper(name: string): boolean {
  const words = name.split(" ");
  return words.length > 1 && words.every((word) => /[A-Z]/.test(word));
}

/** "Cascading style sheets CSS" → the words and the acronym, if its letters occur in the words in order. */
function splitAcronym(name: string): [string, string] | undefined {
  const words = name.split(" ");
  const acronym = words.at(-1) ?? "";
  const spelled = words.slice(0, -1);
  if (spelled.length < 2 || !/^[A-Z][A-Z0-9]{1,6}$/.test(acronym)) return undefined;
  const letters = acronym.replace(/[0-9]/g, "").toLowerCase();
  const text = spelled.join(" ").slice(0, 240);
  if (letters.length < 2 || !/[a-z]/.test(text) || !follows(letters, text.toLowerCase())) return undefined;
  return [spelled.join(" "), acronym];
}

function follows(letters: string, text: string): boolean {
  let from = 0;
  for (const letter of letters) {
    const at = text.indexOf(letter, from);
    if (at < 0) return false;
    from = at + 1;
  }
  return true;
}

function withoutMaker(name: string): string | undefined {
  const lower = name.toLowerCase();
  const maker = makers.find((candidate) => lower.startsWith(`${candidate} `));
  return maker === undefined ? undefined : name.slice(maker.length + 1);
}
