import {
  englishRoleEnds,
  englishRoles,
  frenchRoles,
  germanRoleEnds,
  otherRoles,
  ROLE_HEADS,
  spanishRoles,
} from "../../lexicon/words/title-words.ts";
import { foldText } from "../fold.ts";
import { kept } from "../kept.ts";

/** "jefe/a", "Avocat(e)", "Leiter/in", "Leiter*in": a word with both endings. */
export const both = /(\p{L}{3,})(?:\((\p{Ll}{1,5})\)|(?:\/-?|[*:_·])(\p{Ll}{1,6}))(?![\p{L}/])/gu;

const romance = `${frenchRoles}|${spanishRoles}|${otherRoles}`;

const atEnd = new RegExp(
  `(?:(?<![\\p{L}\\p{N}])(?:${englishRoles}|${otherRoles})|\\p{L}{2,30}${englishRoleEnds}|\\p{L}{0,30}(?:${germanRoleEnds}))$`,
  "iu",
);

const atBegin = new RegExp(`^(?:${romance})s?(?![\\p{L}\\p{N}])`, "iu");

const LONGEST = 80;

const worker = new RegExp(`^(?:${englishRoles})s?$`, "iu");

/** True if an English word is only the name of a kind of worker. */
export function isWorker(word: string): boolean {
  return word.length <= LONGEST && worker.test(word);
}

/**
 * True if a short text ends with a singular job word, as titles in English and German do. Plurals usually end
 * company names.
 */
export const endsWithRole = kept((text: string): boolean => text.length <= LONGEST && atEnd.test(text));

/** True if a short text starts with a job word, as titles in French, Spanish and Portuguese do. */
export function beginsWithRole(text: string): boolean {
  return text.length <= LONGEST && atBegin.test(text);
}

/** The shortest word that ends a compound: "Baggerfahrer". */
const SHORTEST_END = 6;

/** True if a text starts or ends, before a comma, dash or bracket, with an occupation of the built-in catalogue. */
export const namesOccupation = kept((text: string): boolean => {
  if (text.length > LONGEST) return false;
  const title = foldText(text.split(/\s*(?:[,(（|:]|\s[-–—]\s)/u, 1)[0] ?? "");
  const words = title.split(/[^\p{L}]+/u).filter((word) => word !== "");
  const [first = ""] = words;
  const last = words.at(-1) ?? "";
  return ROLE_HEADS.first.has(first) || endsWith(last, ROLE_HEADS.last) || endsWith(title, ROLE_HEADS.han, 2);
});

function endsWith(word: string, ends: ReadonlySet<string>, shortest = SHORTEST_END): boolean {
  if (ends.has(word)) return true;
  for (let size = Math.min(shortest, word.length); size < word.length; size += 1)
    if (ends.has(word.slice(-size))) return true;
  return false;
}

/** A title with both forms of its words written out, to be searched: "coordinateur coordinatrice". */
export function withBothForms(title: string): string {
  return title.replace(
    both,
    (_, word: string, bracket?: string, slash?: string) =>
      `${word} ${feminine(word, bracket ?? slash ?? "")}`,
  );
}

/** "collaboratrice" of "collaborateur(trice)", "infirmière" of "infirmier(ère)", "jefa" of "jefe/a", "avocate". */
export function feminine(word: string, ending: string): string {
  if (ending === "a") return /[oe]$/u.test(word) ? `${word.slice(0, -1)}a` : `${word}a`;
  if (ending.length < 3) return word + ending;
  const at = word.toLowerCase().lastIndexOf(ending.normalize("NFD").charAt(0));
  return at < 2 ? word + ending : word.slice(0, at) + ending;
}
