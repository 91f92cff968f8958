import type { JobDraft } from "../draft.ts";
import { readBody } from "../layout/body.ts";
import type { Line } from "../layout/lines.ts";
import { type Extraction, extract, type TextSpan } from "../layout/text-span.ts";
import { type Header, readHeader } from "../person/header.ts";
import { employerScore, roleScore } from "../sections/classify.ts";
import { withoutDitto } from "../sure/ditto.ts";
import type { Period } from "./dates.ts";
import { type Employment, mayName, type Order, readEmployment } from "./employment.ts";
import { type Entry, splitEntries } from "./entries.ts";
import { readWorkTables } from "./work-table.ts";

type Job = {
  readonly header: Header;
  readonly employment: Employment;
  readonly body: readonly Line[];
  /** The employer is below title and dates, and none of its words identifies an employer. */
  readonly isGuess: boolean;
};

/** The jobs of a section of work (or of volunteering), in the order of the text. */
export function readWork(lines: readonly Line[], isUndated = false): JobDraft[] {
  const { jobs, rest } = readWorkTables(lines);
  return withoutDitto([...jobs, ...readEntries(rest, isUndated)]);
}

function readEntries(lines: readonly Line[], isUndated: boolean): JobDraft[] {
  const entries = splitEntries(lines);
  const orders = entries.map((entry) => readJob(entry, undefined).employment.order);
  const convention = majority(orders);
  const jobs = entries.map((entry) => readJob(entry, convention)).map((job) => asOthers(job, orders));
  const drafts: JobDraft[] = [];
  let heading: Job | undefined;
  for (const [index, read] of jobs.entries()) {
    const job = heading === undefined ? read : underHeading(read);
    if (!hasName(job, isUndated)) appendBody(drafts.at(-1), job);
    else if (isGroupHeading(job, jobs[index + 1])) heading = job;
    else {
      const isUnder = job.employment.employer === undefined && heading !== undefined;
      drafts.push(draftOf(job, isUnder ? heading : undefined));
      if (!isUnder)
        heading = job.employment.isHeading && job.employment.employer !== undefined ? job : undefined;
    }
  }
  return drafts;
}

/** Under an employer's heading an unknown name is no other employer: a place below the dates, or part of the title. */
function underHeading(job: Job): Job {
  const { employer, place, isAfterComma } = job.employment;
  const first = job.header.parts[0];
  if (isAfterComma === true && first !== undefined) {
    return { ...job, employment: { ...job.employment, title: first.piece, employer: undefined } };
  }
  if (!job.isGuess) return job;
  return { ...job, employment: { ...job.employment, employer: undefined, place: place ?? employer } };
}

const LEAST_CLEAR = 2;
const AS_OTHERS = 0.82;

/** A dated entry whose words tell nothing is set as all the clear ones are, where these are at least two and agree. */
function asOthers(job: Job, orders: readonly (Order | undefined)[]): Job {
  const clear = orders.filter((order) => order !== undefined);
  const isAgreed = clear.length >= LEAST_CLEAR && new Set(clear).size === 1;
  const { title, employer, isContested, isAfterComma } = job.employment;
  if (!isAgreed || !isContested || title === undefined || employer === undefined || isAfterComma) return job;
  if (job.header.period === undefined || job.header.period.kind === "single") return job;
  return { ...job, employment: { ...job.employment, confidence: AS_OTHERS } };
}

/** Which order most of the clear entries show. */
function majority(orders: readonly (Order | undefined)[]): Order | undefined {
  const titles = orders.filter((order) => order === "title").length;
  const employers = orders.filter((order) => order === "employer").length;
  return titles === employers ? undefined : titles > employers ? "title" : "employer";
}

/** Reads the heads of one entry, with the following lines as far as they name what is missing. */
function readJob(entry: Entry, convention: Order | undefined): Job {
  let used = 0;
  let header = readHeader(entry.heads);
  let employment = readEmployment(header, convention);
  while (used < entry.maybe.length && used < 3) {
    const next = entry.maybe[used];
    if (next === undefined || !isWanted(next, employment, header)) break;
    used += 1;
    header = readHeader([...entry.heads, ...entry.maybe.slice(0, used)]);
    employment = readEmployment(header, convention);
  }
  const has = (lines: readonly Line[], piece: TextSpan | undefined): boolean =>
    piece !== undefined && lines.some((line) => line.piece.source === piece.source);
  const isBelow = has(entry.maybe.slice(0, used), employment.employer) && has(entry.heads, employment.title);
  const isGuess = isBelow && employerScore(employment.employer?.text ?? "") === 0;
  return { header, employment, body: [...entry.maybe.slice(used), ...entry.body], isGuess };
}

function isWanted(line: Line, job: Employment, header: Header): boolean {
  const added = readHeader([line]);
  if (added.parts.length === 0)
    return added.place !== undefined ? header.place === undefined : added.period !== undefined;
  if (added.period !== undefined) return false;
  const { label } = added.parts[0] ?? {};
  if (label !== undefined) return job[label] === undefined;
  // A weak title ("Head Start") gives way to a sure one on the next line.
  if (job.employer === undefined && roleScore(job.title?.text ?? "") < 2 && roleScore(line.piece.text) >= 2)
    return true;
  const hasNone = job.title === undefined && job.employer === undefined;
  if (hasNone) return mayName(line.piece.text, "both");
  if (job.title === undefined || (job.isContested && job.isHeading)) return mayName(line.piece.text, "title");
  return job.employer === undefined && mayName(line.piece.text, "employer");
}

function hasName({ employment, header }: Job, isUndated: boolean): boolean {
  if (employment.title === undefined && employment.employer === undefined) return false;
  // People give no dates of what they do now and then for nothing.
  if (
    isUndated &&
    employment.title !== undefined &&
    employment.employer !== undefined &&
    employment.confidence >= 0.8
  )
    return true;
  // Without dates an entry needs both names, or one that its words make sure.
  return header.period !== undefined || employment.confidence >= 0.85;
}

/** An employer alone above titles that have none: a heading, not a job. */
function isGroupHeading(job: Job, next: Job | undefined): boolean {
  if (job.employment.title !== undefined || job.employment.employer === undefined) return false;
  const isBare = job.body.every((line) => !line.bullet);
  return (
    isBare && next?.employment.title !== undefined && underHeading(next).employment.employer === undefined
  );
}

function appendBody(draft: JobDraft | undefined, job: Job): void {
  if (draft === undefined) return;
  const { summary, highlights } = readBody(job.body);
  draft.highlights.push(...(summary === undefined ? [] : [summary]), ...highlights);
}

function draftOf(job: Job, heading: Job | undefined): JobDraft {
  const { employment, header } = job;
  const { summary, highlights } = readBody(job.body);
  const isInherited = heading !== undefined;
  const employer = employment.employer ?? heading?.employment.employer;
  const confidence = employment.confidence;
  const period = header.period;
  return {
    employer: extract(employer, isInherited ? Math.min(0.75, confidence) : confidence),
    position: extract(employment.title, confidence),
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

/** A single date is both ends of a job: "Summer 2019" says that it was then, not that it is ongoing. */
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

/** Whether no further year stands beside the one date of an entry. */
function isOnlyDate({ lines }: Header): boolean {
  return lines.flatMap(({ piece }) => piece.text.match(/(?<!\d)(?:19|20)\d\d(?!\d)/g) ?? []).length <= 1;
}

function doubtsOf(job: Employment, period: Period | undefined, hasEmployer: boolean): JobDraft["doubts"] {
  const doubts: JobDraft["doubts"] = [];
  if (job.isContested && job.title !== undefined) {
    doubts.push({ field: "position", text: "title and employer could be the other way round" });
  } else if (job.isContested && hasEmployer) {
    doubts.push({ field: "name", text: "this could be the title instead of the employer" });
  }
  if (period?.ambiguous === true)
    doubts.push({ field: "dates", text: "day and month could be swapped, so only the year was kept" });
  if (period?.kind === "single")
    doubts.push({ field: "dates", text: "only one date is given; it was taken as start and end" });
  if (period === undefined) doubts.push({ field: "dates", text: "no dates were found" });
  return doubts;
}
