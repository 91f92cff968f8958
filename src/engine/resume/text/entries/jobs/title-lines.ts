import { type Piece, slice } from "../../../../text/piece.ts";
import type { Line } from "../../layout/lines.ts";
import { employerScore, roleScore } from "../../sections/classify.ts";
import { findPeriods } from "../dates/dates.ts";
import { periodOf } from "../dates/line-period.ts";
import type { Period } from "../dates/period.ts";
import { isEntryLabel } from "../entry-labels.ts";

/** A title without what its line adds, and that addition as a line of the description. */
export type TitleLine = { readonly title?: Line; readonly rest: Line };

const LONGEST = 200;

const NAMED_BEHIND = /\)(?:, | [–-] )\p{Lu}/u;

/**
 * The line below an employer and its dates, parted where it stops naming the title: "Turner (conventional), since 2009
 * CNC lathe", "Cargo: Contadora (de 2019 a 2021 Analista)", "Operator CNC, tokarki Okuma, serie 50 szt.". Dates in
 * such an addition start no job.
 */
export function partedTitle(line: Line, above: Line | undefined): TitleLine | undefined {
  const whole = above === undefined ? undefined : periodOf(above);
  if (line.bullet || line.blankBefore || line.cells.length > 0 || line.piece.text.length > LONGEST)
    return undefined;
  if (whole?.start === undefined || whole.kind === "single") return undefined;
  // "Shift Leader (from 2018), Costa Coffee, Corby": the employer is behind the bracket.
  const own = NAMED_BEHIND.test(line.piece.text) ? periodOf(line) : undefined;
  if (own !== undefined && tellsLaterPost(line, own, above)) return undefined;
  const at = passingAt(line.piece, whole) ?? customersAt(line.piece) ?? listedAt(line.piece);
  if (at === undefined) return undefined;
  const named = line.piece.text.slice(0, at);
  // What is no title by its words describes the job above, dates and all.
  return roleScore(named) > 0 || isEntryLabel(named) ? partedAt(line, at) : { rest: line };
}

/**
 * True if a title below the dates of its job tells when a later post there began: "Assistant, then Room Leader from
 * 2014 - Acorns Nursery" below "January 2012 to August 2015". That date starts no job.
 */
export function tellsLaterPost({ piece, bullet, blankBefore }: Line, dated: Period, above?: Line): boolean {
  const whole = above === undefined ? undefined : periodOf(above);
  if (above === undefined || whole?.end === undefined || bullet || blankBefore) return false;
  if (dated.from === 0 || dated.kind !== "open" || !isInside(dated, whole)) return false;
  if (roleScore(piece.text.slice(0, dated.from)) <= 0) return false;
  const beside = above.piece.text.slice(0, whole.from) + above.piece.text.slice(whole.to);
  const isEmployer = employerScore(beside) > 0 && roleScore(beside) <= 0;
  return !/\p{L}/u.test(beside) || (isEmployer && employerScore(piece.text) <= 0);
}

function partedAt(line: Line, at: number): TitleLine | undefined {
  const title = slice(line.piece, 0, at);
  const behind = slice(line.piece, at);
  const isWrapped = /^\([^()]*\)$/u.test(behind.text);
  const rest = isWrapped
    ? slice(behind, 1, behind.text.length - 1)
    : slice(behind, /^[,;\s]*/u.exec(behind.text)?.[0].length ?? 0);
  if (title.text === "" || !/\p{L}{2}/u.test(rest.text)) return undefined;
  return {
    title: { ...line, piece: title, whole: title },
    rest: { ...line, piece: rest, whole: rest, strong: false, level: 0, links: [] },
  };
}

/** Where a bracket or clause with a date within the period of the job begins. */
function passingAt(piece: Piece, whole: Period): number | undefined {
  const { text } = piece;
  const periods = findPeriods(piece);
  const first = periods[0];
  if (first === undefined || first.from < 3 || !periods.every((one) => isInside(one, whole)))
    return undefined;
  const before = text.slice(0, first.from);
  const open = before.lastIndexOf("(");
  const isBracketed = open > before.lastIndexOf(")") && /\p{L}/u.test(text.slice(open).split(")")[0] ?? "");
  if (isBracketed && (open < first.from - 1 || /\p{L}/u.test(behind(text, first)))) return open;
  // "Electrician (2016 on), before that …", "(foreman since 2016)"; "Branch Manager (2018 – Present)" is a job of its own.
  if (text[first.from] === "(" && first.kind === "open") {
    const lead = text.slice(first.from + 1, (first.start?.span[0] ?? 0) - piece.start).trim();
    if (/\p{L}/u.test(text.slice(first.to)) || /\p{L}{3}\s\p{L}/u.test(lead)) return first.from;
  }
  // "…, since 2009 CNC lathe", "…, promoted to supervisor in 2013": what began or happened then is named beside the date.
  const comma = before.search(/[,;][^,;]*$/u);
  const isBegun =
    first.kind === "open" && /^[,;]\s*$/u.test(before.slice(comma)) && /^\s\p{L}/u.test(text.slice(first.to));
  const isEvent = first.kind === "single" && /^[,;] \p{Ll}{3,} \p{Ll}/u.test(before.slice(comma));
  // "Fitter, deputy shift leader (since 2021)": the later post has the date.
  const since = text.slice(comma, Math.max(comma, (first.start?.span[0] ?? 0) - piece.start));
  const isLater = first.kind === "open" && /\(\p{L}[^()]*$/u.test(since) && first.to >= text.length - 1;
  return comma > 2 && (isBegun || isEvent || isLater) ? comma : undefined;
}

/** True if a period has no day outside another. */
function isInside({ start, end }: Period, whole: Period): boolean {
  const compare = (one: string | undefined, other: string | undefined) => {
    const length = Math.min(one?.length ?? 0, other?.length ?? 0);
    return (one ?? "").slice(0, length).localeCompare((other ?? "").slice(0, length));
  };
  const isEarly = compare(start?.value, whole.start?.value) < 0;
  return !isEarly && compare((end ?? start)?.value, whole.end?.value) <= 0;
}

function behind(text: string, { to }: Period): string {
  return text.slice(to).split(")")[0] ?? "";
}

/** "Fitter, u.a. bei Acme und Quill", "Operative, including at Acme": some of those for whom an agency's people work. */
const CUSTOMERS =
  /[,;(–-]?\s?(?<!\p{L})(?:u\.\s?a\.|unter anderem|entre autres|notamment|including|incl\.|among others|entre otr[oa]s|entre outr[oa]s|tra cui|fra cui|tra gli altri|o\.\s?a\.|onder andere|bl\.\s?a\.|m\.\s?in\.|między innymi),? (?:at|for|bei|für|chez|pour|en|para|em|na|no|presso|per|bij|voor|hos|på|w|dla) /iu;

function customersAt({ text }: Piece): number | undefined {
  const at = CUSTOMERS.exec(text)?.index ?? 0;
  return at > 2 ? at : undefined;
}

/** Where a list in lower case begins behind a title: "Operator CNC, tokarki Okuma, serie 50 szt." */
function listedAt({ text }: Piece): number | undefined {
  const comma = /^\p{Lu}[^,:;.()]{2,50}(?=, \p{Ll}[^,]{2,60}, \p{Ll})/u.exec(text)?.[0].length;
  return comma !== undefined && roleScore(text.slice(0, comma)) >= 2 ? comma : undefined;
}
