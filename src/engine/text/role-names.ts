import {
  englishRoleEnds,
  englishRoles,
  frenchRoles,
  germanRoleEnds,
  otherRoles,
  spanishRoles,
} from "../lexicon/roles.ts";

const romance = `${frenchRoles}|${spanishRoles}|${otherRoles}`;
const atEnd = new RegExp(
  `(?:(?<![\\p{L}\\p{N}])(?:${englishRoles}|${otherRoles})|\\p{L}{2,30}${englishRoleEnds}|\\p{L}{0,30}(?:${germanRoleEnds}))$`,
  "iu",
);
const atBegin = new RegExp(`^(?:${romance})s?(?![\\p{L}\\p{N}])`, "iu");
const LONGEST = 80;
const worker = new RegExp(`^(?:${englishRoles})s?$`, "iu");

/** Whether a word is in English the name of a kind of worker and nothing else. */
export function isWorker(word: string): boolean {
  return word.length <= LONGEST && worker.test(word);
}

/** Whether a short text ends with a kind of worker, as titles in English and German do; several workers end a firm's name. */
export function endsWithRole(text: string): boolean {
  return text.length <= LONGEST && atEnd.test(text);
}

/** Whether a short text begins with a kind of worker, as titles in French, Spanish and Portuguese do. */
export function beginsWithRole(text: string): boolean {
  return text.length <= LONGEST && atBegin.test(text);
}
