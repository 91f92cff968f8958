import type { Line } from "../layout/lines.ts";
import { isPay } from "../person/head-noise.ts";
import { opensLikeAchievement, roleScore } from "../sections/classify.ts";
import { isBreak } from "../sure/breaks.ts";
import { isBelowBullet, isDatedList, MOST_BELOW } from "./dated-list.ts";
import type { Period } from "./dates/dates.ts";
import {
  beginWithDates,
  isOnlyDated,
  type Role,
  type Tagged,
  withoutLateHeads,
} from "./dates/dates-first.ts";
import { periodOf } from "./dates/line-period.ts";
import { boundary, isPartOf, isUnderMargin } from "./dates/margin-dates.ts";
import { isEntryLabel } from "./entry-labels.ts";
import { isHead, isLabel, isPlacedTitle, isWholeHead } from "./head-line.ts";
import { isBulletHead } from "./jobs/head-shapes.ts";
import { namesSeveral } from "./jobs/several-jobs.ts";
import { partedTitle, tellsLaterPost } from "./jobs/title-lines.ts";

/** An entry of a dated section: the lines that name it, those that may name it, and its description. */
export type Entry = {
  readonly heads: readonly Line[];
  readonly maybe: readonly Line[];
  readonly body: readonly Line[];
};

const MAX_HEADS_ABOVE = 3;
const MOST_LABELLED = 8;

/** Splits a dated section's lines into entries, by dates and layout. */
export function splitEntries(lines: readonly Line[]): Entry[] {
  const asList = isDatedList(lines);
  const told: Tagged[] = [];
  for (const [index, line] of lines.entries()) {
    if (line.tableHead || isLeftOut(line)) continue;
    const next = lines[index + 1];
    const isNumbered = isBulletHead(lines, index);
    const isBreakHead = isBreak(line) && !line.bullet && next !== undefined && isOnlyDated(next);
    const parted = isBreakHead || isNumbered ? undefined : partedTitle(line, datedAbove(told));
    if (parted?.title) told.push({ line: parted.title, role: "head" });
    if (parted) told.push({ line: parted.rest, role: "body" });
    else told.push({ line, role: isBreakHead || isNumbered ? "head" : roleOf(line, told, asList) });
  }
  const tagged = beginWithDates(told) ? withoutLateHeads(told) : told;
  const entries: Entry[] = [];
  let at = 0;
  while (at < tagged.length) {
    const run = runFrom(tagged, at, (item) => item.role !== "body");
    const body = runFrom(tagged, at + run.length, (item) => item.role === "body");
    at += run.length + body.length;
    addRun(
      entries,
      run,
      body.map((item) => item.line),
    );
  }
  return entries.filter(
    (entry) => !entry.heads.some((line) => isBreak(line) || namesSeveral(line)) && !isBelowDates(entry),
  );
}

/** True for a break that is named below its dates: "Aug 2019 – Aug 2024" above "Career break – full-time mum". */
function isBelowDates({ heads: [dates, ...others], maybe, body }: Entry): boolean {
  const [first] = maybe.length > 0 ? maybe : body;
  if (dates === undefined || others.length > 0 || first === undefined || first.blankBefore) return false;
  return isOnlyDated(dates) && isBreak(first);
}

/** The line with the dates of the entry that the next line may still name. */
function datedAbove(told: readonly Tagged[]): Line | undefined {
  const last = told.at(-1);
  if (last?.role !== "head" || last.line.blankBefore) return last?.role === "date" ? last.line : undefined;
  const before = told.at(-2);
  return before?.role === "date" ? before.line : undefined;
}

/** Pay and hours, a break in brackets or in a list of dated entries. "• Maternity ward, night shifts" belongs to the job above. */
function isLeftOut(line: Line): boolean {
  if (isPay(line.piece.text)) return true;
  if (!isBreak(line)) return false;
  return line.bullet ? periodOf(line) !== undefined : /^\(/.test(line.piece.text);
}

function roleOf(line: Line, before: readonly Tagged[], asList: boolean): Role {
  const dated = periodOf(line);
  if (!line.bullet && dated !== undefined && isBreak(line)) return "date";
  if (line.bullet && isEntryLabel(line.piece.text)) return dated === undefined ? "head" : "date";
  if (line.bullet) return asList && dated !== undefined ? "date" : "body";
  const above = before.slice(-MOST_BELOW).map((one) => one.line);
  if (asList && dated !== undefined && isBelowBullet(line, above)) return "body";
  if (isContinuation(line, before.at(-1))) return "body";
  if (dated !== undefined && tellsLaterPost(line, dated, datedAbove(before))) return "head";
  if (isUnderMargin(line, dated, before) || isPartOf(line, dated, before.at(-1))) return "body";
  if (
    dated !== undefined &&
    !isLabel(line) &&
    // A sentence about work does not start with its date.
    ((dated.from === 0 && dated.kind !== "single") || !opensLikeAchievement(without(line.piece.text, dated)))
  )
    return "date";
  return isHead(line) ? "head" : "body";
}

function without(text: string, period: Period): string {
  return `${text.slice(0, period.from).trim()} ${text.slice(period.to).trim()}`.trim();
}

/** A line that continues the previous bullet or sentence. */
function isContinuation(line: Line, before: Tagged | undefined): boolean {
  if (before === undefined || line.blankBefore || line.level > 0 || line.strong) return false;
  const text = line.piece.text;
  const above = before.line.piece.text;
  if (before.role !== "body") return false;
  // "aug. 2012 - dec. 2017: Chauffeur": months may be in lower case.
  const dated = periodOf(line);
  if (dated?.from === 0 && dated.kind !== "single") return false;
  if (/^[\p{Ll}&(+%]/u.test(text)) return true;
  if (!before.line.bullet && dated !== undefined && /[.!?:]$/.test(above)) return false;
  if (before.line.bullet && line.indent > before.line.indent) return true;
  // A sentence has no columns.
  if (/\S {3,}\S|\S\t/.test(text)) return false;
  // Only a full line can have been wrapped.
  return (
    before.line.full &&
    !/[.!?:;]$/.test(above) &&
    (dated?.kind ?? "single") === "single" &&
    roleScore(text) < 3
  );
}

function runFrom(tagged: readonly Tagged[], at: number, keep: (item: Tagged) => boolean): Tagged[] {
  let end = at;
  for (let item = tagged[end]; item !== undefined && keep(item); item = tagged[end]) end += 1;
  return tagged.slice(at, end);
}

function addRun(entries: Entry[], run: readonly Tagged[], body: readonly Line[]): void {
  const lines = run.map((item) => item.line);
  const dates = run.flatMap((item, index) => (item.role === "date" ? [index] : []));
  const firstDate = dates[0];
  if (firstDate === undefined) {
    addUndated(entries, lines, body);
    return;
  }
  let from = 0;
  for (const [order, dateAt] of dates.entries()) {
    const nextDate = dates[order + 1];
    // Nothing below the dates of a break belongs to it.
    const isOfBreak = lines.slice(Math.max(from, dateAt - 1), dateAt + 1).some(isBreak);
    let end = lines.length;
    if (nextDate !== undefined) end = isOfBreak ? dateAt + 1 : boundary(lines, dateAt, nextDate, firstDate);
    let above = Math.max(from, dateAt - MAX_HEADS_ABOVE);
    // An entry of labelled lines, or one above a labelled date, can have any length.
    const isTold = ofDates.test(lines[dateAt]?.piece.text ?? "");
    while (
      above > from &&
      dateAt - above < MOST_LABELLED &&
      (isTold ? lines[above]?.blankBefore === false : isLabelled(lines[above - 1], lines[above]))
    )
      above -= 1;
    entries.push({
      heads: lines.slice(above, dateAt + 1),
      maybe: lines.slice(dateAt + 1, end),
      body: nextDate === undefined ? body : [],
    });
    from = end;
  }
}

/** "Dates employed: 11/2020 - Present" */
const ofDates =
  /^(?:dates?|period|duration|employment dates?|zeitraum|période|periodo|período)(?: \p{L}+)?\s?:/iu;

function isLabelled(line: Line | undefined, below: Line | undefined): boolean {
  return line !== undefined && below?.blankBefore === false && isEntryLabel(line.piece.text);
}

/** Headings without a date start an entry if separated by space. Otherwise they belong to the description above. */
function addUndated(entries: Entry[], lines: readonly Line[], body: readonly Line[]): void {
  const first = lines[0];
  const last = entries.at(-1);
  const isApart =
    first === undefined ||
    last === undefined ||
    first.blankBefore ||
    first.level > 0 ||
    first.strong ||
    isWholeHead(first);
  if (isApart && first !== undefined && lines.length > 1 && lines.every(isPlacedTitle)) {
    for (const [index, line] of lines.entries())
      entries.push({ heads: [line], maybe: [], body: index === lines.length - 1 ? body : [] });
  } else if (isApart && first !== undefined) {
    entries.push({ heads: lines.slice(0, MAX_HEADS_ABOVE), maybe: lines.slice(MAX_HEADS_ABOVE), body });
  } else if (last !== undefined) {
    entries[entries.length - 1] = { ...last, body: [...last.body, ...lines, ...body] };
  } else if (body.length > 0) entries.push({ heads: [], maybe: [], body });
}
