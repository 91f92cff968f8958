import { EMPLOYMENT_BREAK } from "../lexicon/employment-breaks.ts";
import { foldText } from "../text/fold.ts";
import { textOf } from "./json-resume.ts";
import { isBreakText } from "./text/sure/breaks.ts";

/**
 * True if an entry of work says that the person did not work then: leave, care for a relative, unemployment, travel. With
 * an employer, a title that names it is a job: "Parental leave cover".
 */
export function isBreakEntry(entry: Record<string, unknown>): boolean {
  const [title, employer] = [textOf(entry.position), textOf(entry.name)];
  const isWithoutEmployer = employer === "" || nobody.test(employer);
  return (isWithoutEmployer && isBreakText(title)) || isBreakAlone(employer);
}

/** Written where an employer would be. */
const nobody =
  /^\P{L}*(?:(?:my |the )?(?:family|home)|self|n\/a|none|familie|zuhause|famille|familia|família|famiglia|rodzina|thuis|privat\p{L}*|personal|-)?\P{L}*$/iu;

/** True if a text names a break and nothing else: "Career break". */
function isBreakAlone(text: string): boolean {
  const folded = foldText(text);
  const [found] = EMPLOYMENT_BREAK.exec(folded) ?? [];
  return found !== undefined && folded.replace(/[^\p{L}]/gu, "") === found.replace(/[^\p{L}]/gu, "");
}
