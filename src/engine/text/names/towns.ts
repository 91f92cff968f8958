import file from "../../../../db/lexicon/places/towns.json" with { type: "json" };
import { atWords, fromWords, nearWords, townJoints, townOfWords } from "../../lexicon/places/locatives.ts";

const MAX_NAMES = 400;

// About twenty thousand names, loaded at first use.
let known: ReadonlySet<string> | undefined;

function knownTowns(): ReadonlySet<string> {
  const { america, britain, french, german, northAndSouth, other, portuguese, spanish } = file;
  known ??= new Set(
    [america, britain, french, german, northAndSouth, other, portuguese, spanish].flatMap(namesIn),
  );
  return known;
}

/** True if a text is only the name of a listed town, capitalised like a name. */
export function isTown(text: string): boolean {
  return text.length <= 40 && /^\p{Lu}/u.test(text) && knownTowns().has(text.toLowerCase());
}

/** Canadian province codes that are also country codes. */
const ofCanada = new Set(["NL", "PE"]);

/** True if a town is in the list and the two-letter code after it is a state or province of another country. */
export function isTownAbroad(name: string, code: string): boolean {
  if (!isTown(name)) return false;
  americanTowns ??= new Set(namesIn(file.america));
  otherTowns ??= new Set(namesIn(file.northAndSouth));
  return !(ofCanada.has(code) ? otherTowns : americanTowns).has(name.toLowerCase());
}

const behindWords = (words: string): RegExp => new RegExp(`(?<![\\p{L}\\d-])(?:${words}) `, "giu");
const behind = {
  at: behindWords(atWords),
  near: behindWords(nearWords),
  from: behindWords(fromWords),
  townOf: behindWords(townOfWords),
};
/** How a text relates something to a place. */
type Relation = keyof typeof behind;
const word = "(?:(?:St|Ste|Mt|Ft|Sta|Sto)\\.|\\p{Lu}[\\p{L}'’-]*(?:\\.(?=\\p{L})[\\p{L}'-]*)?)";
const nameOfTown = new RegExp(`^${word}(?: (?:(?:${townJoints}) ){0,2}${word}){0,4}`, "u");

/** Towns behind words for being at or near a place, the longest name at each, by position and length. */
export function townsBehind(relation: Relation, text: string): { at: number; length: number }[] {
  return namesBehind(relation, text).flatMap(({ at, name }) => {
    const words = name.replace(/[.'-]+$/, "").split(" ");
    for (let count = words.length; count > 0; count -= 1) {
      const some = words.slice(0, count).join(" ");
      if (isTown(some) && !/^[\p{L}-]/u.test(text.slice(at + some.length)))
        return [{ at, length: some.length }];
    }
    return [];
  });
}

/** Capitalised names behind words for being at or near a place. */
export function namesBehind(relation: Relation, text: string): { at: number; name: string }[] {
  let end = 0;
  return [...text.matchAll(behind[relation])].slice(0, MAX_NAMES).flatMap(({ 0: words, index }) => {
    const at = index + words.length;
    const name = nameOfTown.exec(text.slice(at, at + 80))?.[0];
    // "Son en Breugel" is one name.
    if (name === undefined || at < end) return [];
    end = at + name.length;
    return [{ at, name }];
  });
}

const nameInLine = /(?<![\p{L}\d])\p{Lu}[\p{L}.'-]+(?: \p{Lu}[\p{L}.'-]+){0,2}/gu;

/** True if a text names a town in Canada, Australia or another dollar country, and none in the United States. */
export function namesTownOfOtherDollars(text: string): boolean {
  americanTowns ??= new Set(namesIn(file.america));
  otherTowns ??= new Set(namesIn(file.northAndSouth));
  const names = [...text.matchAll(nameInLine)].slice(0, MAX_NAMES).flatMap(({ 0: name }) => partsOf(name));
  return (
    names.some((name) => otherTowns?.has(name) && !americanTowns?.has(name)) &&
    !names.some((name) => americanTowns?.has(name) && !otherTowns?.has(name))
  );
}

let americanTowns: ReadonlySet<string> | undefined;
let otherTowns: ReadonlySet<string> | undefined;

/** The names of a group in lower case, which the file has by their first letters. */
function namesIn(group: Readonly<Record<string, string>>): string[] {
  return Object.values(group).flatMap((names) => names.toLowerCase().split("|"));
}

/** A name and its sequences of words, in lower case. */
function partsOf(name: string): string[] {
  const words = name.toLowerCase().split(" ");
  return words.flatMap((_, from) =>
    words.slice(from).map((_, size) => words.slice(from, from + size + 1).join(" ")),
  );
}
