import { EMPLOYMENT_TERMS } from "../../../lexicon/words/title-words.ts";
import { holdsAddress } from "../layout/marks.ts";
import { isDuration } from "../layout/noise.ts";

/** "40 hours/week", "Salary: $61,000" */
const PAY =
  /^(?:salary|pay|hours?(?: (?:per|a) week| worked)?|grade(?: level)?|series|supervisor)\s?:|^\d{1,2}\+? ?(?:hours?|hrs?)(?:\/| ?per | ?a )/i;

/** True if a line of an entry only says what was paid, for how many hours, in which grade. */
export function isPay(text: string): boolean {
  return PAY.test(text);
}

/** Beside the start of a current job. */
const UNTIL_NOW = /^(?:bis heute|heute|present|aujourd['’]hui|actualidad|actualmente)$/i;

/** True if a part of an entry's head names neither title nor employer. */
export function isNoise(text: string): boolean {
  return (
    EMPLOYMENT_TERMS.test(text) ||
    isPay(text) ||
    text.split(", ").every((part) => UNTIL_NOW.test(part) || isDuration(part)) ||
    !/\p{L}{2}/u.test(text) ||
    holdsAddress(text.split(/\s/)[0] ?? "")
  );
}
