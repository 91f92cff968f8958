import { EMPLOYMENT_BREAK } from "../../../lexicon/employment-breaks.ts";
import { foldText } from "../../../text/fold.ts";
import { kept } from "../../../text/kept.ts";
import type { Line } from "../layout/lines.ts";
import { employerScore, roleScore } from "../sections/classify.ts";

const LONGEST = 160;
/** Words that can be part of a job's or employer's name. */
const WEAK = /^(?:break|maternity|paternity|redundancy|krankheit|time off|homemaker|离职)$/;
/** "Break room attendant" and "Maternity ward nurse" are jobs. */
const WORKS = 2;

/** "Apr 2021 - Oct 2026 (laid off)": how the job before the brackets ended. */
const endsJob =
  /\d.{0,20}\((?:laid off|made redundant|redundan\p{L}*|position eliminated|layoffs?)[^()]{0,60}\)\s*$/u;

/** "2018 – 2021 (furloughed Apr–Sep 2020)": leave with dates of its own, behind the dates of a job, is a part of that job. */
const leaveWithin = /(?<=\d.*)\([^()]*(?:(?:19|20)\d\d|\d{1,2}[./]\d{2})[^()]*\)/gu;

/** True if a line says that the person did not work then: leave, layoff, unemployment, travel. */
export function isBreak(line: Line): boolean {
  return isBreakText(line.piece.text);
}

/** The same for a text. */
export const isBreakText = kept((text: string): boolean => {
  if (text.length > LONGEST) return false;
  const folded = foldText(text).replace(leaveWithin, " ");
  const match = EMPLOYMENT_BREAK.exec(folded);
  if (match === null || endsJob.test(folded)) return false;
  if (/^(?:laid off|made redundant|en paro|chomage|unemployed|arbeitslos|待业)/.test(match[0])) return true;
  const head = folded.slice(0, match.index).replace(/[^\p{L}]+/gu, "");
  // Later in a line they describe a job ("Drafted the parental leave policy").
  if (head.length > 24) return false;
  return !WEAK.test(match[0]) || (roleScore(text) < WORKS && employerScore(text) < WORKS);
});
