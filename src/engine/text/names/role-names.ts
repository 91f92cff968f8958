import {
  englishRoleEnds,
  englishRoles,
  frenchRoles,
  germanRoleEnds,
  otherRoles,
  spanishRoles,
} from "../../lexicon/words/title-words.ts";
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
