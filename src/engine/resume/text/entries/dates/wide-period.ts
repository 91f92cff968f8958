import { EMPLOYMENT_BREAK } from "../../../../lexicon/employment-breaks.ts";
import { lengthPattern } from "../../../../text/durations.ts";
import { foldText } from "../../../../text/fold.ts";
import type { Piece } from "../../../../text/piece.ts";
import type { Period } from "./period.ts";

const MAX_MARGIN_NOTE_LENGTH = 16;
const DURATION = new RegExp(String.raw`^\s{0,4}[·•,(|[–—-]?\s{0,4}(?:${lengthPattern}){1,2}[)\]]?`, "iu");

/** Behind a period: "(furloughed Apr–Sep 2020)". */
const REMARK = /^\s{1,4}\(([^()]{4,60})\)/;
/** "2012 – 2014 (Elternzeit)" is no job. A leave with a date of its own is within one. */
const DATED = /(?:19|20)\d\d|\d{1,2}[./]\d{2}/;

/** Includes what follows a period of its length or of leave, a season before it, and brackets around it. */
export function widened(piece: Piece, period: Period): Period {
  const text = piece.text;
  let { from, to } = period;
  const season =
    /(?:\p{L}{2,15}|[QH][1-4])\s{1,2}$/u.exec(text.slice(Math.max(0, from - 16), from))?.[0] ?? "";
  if (isSeason(season)) from -= season.length;
  const closing = /^\s?[)\]）]/.exec(text.slice(to))?.[0].length ?? 0;
  const opening = Math.max(...["(", "[", "（"].map((bracket) => text.lastIndexOf(bracket, from)));
  // "(Summers 2013 - 2015)": one or two words may share the dates' brackets.
  if (
    closing > 0 &&
    opening >= from - MAX_MARGIN_NOTE_LENGTH &&
    !/[)\]）]/.test(text.slice(opening, from)) &&
    opening >= 0
  ) {
    from = opening;
    to += closing;
  }
  to += DURATION.exec(text.slice(to))?.[0].length ?? 0;
  to += leaveAt(text.slice(to));
  return { ...period, from, to };
}

/** How long a remark is that says when the person was on leave from the job. */
function leaveAt(text: string): number {
  const [remark = "", inner = ""] = REMARK.exec(text) ?? [];
  return DATED.test(inner) && EMPLOYMENT_BREAK.test(foldText(inner)) ? remark.length : 0;
}

function isSeason(text: string): boolean {
  return /^(?:[QH][1-4]|springs?|summers?|falls?|autumns?|winters?|wintersemester|sommersemester|expected|graduated|graduation|fr[üu]hjahr|sommer|herbst|étés?|automne|printemps|hivers?|veranos?(?: de)?|verões|verão|primavera|otoño|invierno|ws|ss)\s/i.test(
    text,
  );
}
