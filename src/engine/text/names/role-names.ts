import {
  englishRoleEnds,
  englishRoles,
  frenchRoles,
  germanRoleEnds,
  otherRoles,
  spanishRoles,
} from "../../lexicon/words/title-words.ts";
import { kept } from "../kept.ts";

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
