import type { Piece } from "../../../../text/piece.ts";
import type { JobDraft } from "../../draft.ts";
import { type Extraction, extract } from "../../extraction.ts";
import { readBody } from "../../layout/body.ts";
import type { Header } from "../../person/header.ts";
import type { Period } from "../dates/dates.ts";
import type { Employment } from "./employment.ts";
import type { Job } from "./job.ts";

/** The warning about "03/04/2019", of which only the year is certain. */
export const SWAPPED = "day and month could be swapped, so only the year was kept";

/** A job's values. Its heading supplies missing ones about its employer. */
export function draftOf(job: Job, heading: Job | undefined): JobDraft {
  const { employment, header } = job;
  const above = employment.title === undefined ? titleAbove(job.body) : undefined;
  const { summary, highlights } = readBody(above === undefined ? job.body : job.body.slice(1));
  const isInherited = heading !== undefined;
  const employer = employment.employer ?? heading?.employment.employer;
  const confidence = employment.confidence;
  const period = header.period;
  return {
    employer: extract(employer, isInherited ? Math.min(0.75, confidence) : confidence),
    position: extract(employment.title ?? above, confidence),
    location: extract(
      employment.place ?? heading?.employment.place,
      header.place?.sure === true ? 0.85 : 0.5,
    ),
    ...datesOf(period, isOnlyDate(header)),
    url: extract(header.url, 0.8),
    summary,
    highlights,
    doubts: doubtsOf(employment, period, employer !== undefined),
  };
}

/** In Japanese and Chinese the title is a short line of its own between the employer and the list of tasks. */
function titleAbove([first, second]: Job["body"]): Piece | undefined {
  const isTitle =
    first !== undefined &&
    !first.bullet &&
    second?.bullet === true &&
    /^(?=.*[\p{Script=Han}\p{Script=Katakana}])[\p{Script=Han}\p{Script=Katakana}ー・（）A-Z]{2,16}$/u.test(
      first.piece.text,
    ) &&
    !/(?:内容|業務|概要|実績|担当|职责|业绩|描述)$/u.test(first.piece.text);
  return isTitle ? first.piece : undefined;
}

/** A single date is both ends of a job: "Summer 2019" means then, not ongoing. */
function datesOf(
  period: Period | undefined,
  isOnly: boolean,
): { startDate?: Extraction; endDate?: Extraction } {
  if (period === undefined || (period.kind === "single" && !isOnly)) return {};
  if (period.kind !== "single" || period.start === undefined)
    return { startDate: period.start, endDate: period.end };
  const date: Extraction = { ...period.start, confidence: 0.6 };
  return { startDate: date, endDate: date };
}

/** True if there is no other year next to an entry's single date. */
function isOnlyDate({ lines }: Header): boolean {
  if (lines.some(({ piece }) => mayBeYears(piece.text))) return false;
  return lines.flatMap(({ piece }) => piece.text.match(/(?<!\d)(?:19|20)\d\d(?!\d)/g) ?? []).length <= 1;
}

/** "2009-12" may be a month, or end in 2012. */
function mayBeYears(text: string): boolean {
  const [, first, second] = /(?<!\d)(?:19|20)(\d\d)[-/](\d\d)(?![\d/-])/.exec(text) ?? [];
  return first !== undefined && second !== undefined && second > first;
}

function doubtsOf(job: Employment, period: Period | undefined, hasEmployer: boolean): JobDraft["doubts"] {
  const doubts: JobDraft["doubts"] = [];
  if (job.isContested && job.title !== undefined) {
    doubts.push({ field: "position", text: "title and employer could be the other way round" });
  } else if (job.isContested && hasEmployer) {
    doubts.push({ field: "name", text: "this could be the title instead of the employer" });
  }
  if (period?.ambiguous === true) doubts.push({ field: "dates", text: SWAPPED });
  if (period?.kind === "single")
    doubts.push({ field: "dates", text: "only one date is given; it was taken as start and end" });
  if (period === undefined) doubts.push({ field: "dates", text: "no dates were found" });
  return doubts;
}
