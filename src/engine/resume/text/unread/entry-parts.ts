import { closesBrackets, splitAt } from "../../../text/cuts.ts";
import { isTown } from "../../../text/names/towns.ts";
import { type Piece, pieceOf, slice, through, trimSeparators } from "../../../text/piece.ts";
import type { ResumeField } from "../document.ts";
import { findPeriods } from "../entries/dates/dates.ts";
import { labelsOf } from "../entries/entry-labels.ts";
import { partMarks } from "../layout/marks.ts";
import { isDuration } from "../layout/noise.ts";
import { placeOf } from "../person/places.ts";
import { noItem } from "./list-parts.ts";
import { isOfTerms } from "./lost-brackets.ts";
import { type Given, isCovered, partOf, type ToGiven } from "./types.ts";

const ofEntry = /^(?:work|education|volunteer|projects)\[/;
/** A longer line is a text made to take long. */
const LONGEST = 2000;

const including = String.raw`\s(?:incl?\.|including|inkl\.|einschließlich|y compris|incluyendo|incluindo|inclusief|w tym)\s`;
const marks = new RegExp(
  String.raw`${partMarks}|[()]|,\s|(?<=[\p{L}\d]{2}[)\]]?)[.:]\s+|${including}`,
  "giu",
);
/** Words for how or when a person studied or worked, and marks beside a date. */
const remark =
  /^(?:online|remote|full[- ]?time|part[- ]?time|graduated?|graduation|expected|ongoing|present|current|completed|incomplete|abschluss|abgeschlossen|note|final grade|grade|gpa|fernstudium|berufsbegleitend|laufend|en cours|en curso|em andamento|since|seit|from|until|depuis|desde)(?!\p{L})/iu;

/**
 * The parts of a partly read entry that no field covers, neighbours together: a field in brackets, what a college trains
 * for, an agency beside the dates, "Some college, JCCC – didn't finish".
 */
export function entryParts({ line }: Given, own: readonly ResumeField[], toGiven: ToGiven): Given[] {
  if (line.piece.text.length > LONGEST || !own.some(({ path }) => ofEntry.test(path))) return [];
  const isRead = ({ start, end }: Piece) => isCovered(toGiven([start, end]), own);
  const runs: Piece[] = [];
  let isOpen = false;
  for (const part of betweenDates(line.piece).flatMap((piece) => splitAt(piece, marks))) {
    const last = runs.at(-1);
    const isLost = !isRead(part);
    if (isLost && isOpen && last !== undefined) runs[runs.length - 1] = through(line.piece, last, part);
    else if (isLost) runs.push(part);
    isOpen = isLost;
  }
  return runs
    .filter((run) => splitAt(run, marks).some(isWorth))
    .map((run) => partOf(line, closed(line.piece, run), toGiven));
}

/** The dates of a text, and what is between them: one of its values is there, and others may be beside it. */
function betweenDates(piece: Piece): Piece[] {
  const ends = findPeriods(piece).flatMap(({ from, to }) => [from, to]);
  return [0, ...ends]
    .map((from, at) => trimSeparators(slice(piece, from, ends[at])))
    .filter(({ text }) => text !== "");
}

/** A run with the bracket that closes behind it. */
function closed(whole: Piece, run: Piece): Piece {
  const end = run.end - whole.start;
  const isOpen = !closesBrackets(run.text) && whole.text[end] === ")";
  return isOpen ? slice(whole, run.start - whole.start, end + 1) : run;
}

/** True if a part tells of the entry: more than a place, a label, a date, terms or a remark. */
function isWorth(piece: Piece): boolean {
  const { text } = piece;
  if (!/\p{L}{4}|^\p{Lu}{3,}$|\p{Script=Han}{2}/u.test(text) || noItem.test(text) || remark.test(text))
    return false;
  return !(
    labelsOf(text.replace(/\s?[:：]$/u, "")).size > 0 ||
    isOfTerms(text) ||
    isDuration(text) ||
    isPresent(text) ||
    placeOf(piece) !== undefined ||
    isTown(text)
  );
}

/** "heute", "till date" */
function isPresent(text: string): boolean {
  const [period] = findPeriods(pieceOf(`2001 – ${text}`));
  return period?.kind === "open" && period.to >= text.length + "2001 – ".length;
}
