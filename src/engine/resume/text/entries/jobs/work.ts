import { hasLettersElsewhere } from "../../../../lexicon/studies/degrees-elsewhere.ts";
import { foldText } from "../../../../text/fold.ts";
import { through } from "../../../../text/piece.ts";
import type { JobDraft } from "../../draft.ts";
import { readBody } from "../../layout/body.ts";
import type { Line } from "../../layout/lines.ts";
import { withoutDitto } from "../../sure/ditto.ts";
import { isWithin } from "../dates/period.ts";
import { splitEntries } from "../entries.ts";
import { shapeOf, sharedShape } from "../shape.ts";
import type { Order } from "./employment.ts";
import { inShape, isKnown, type Job, readJob } from "./job.ts";
import { draftOf } from "./job-draft.ts";
import { asPost, postsApart, withOrganisation } from "./posts.ts";
import { furtherStints } from "./stints.ts";
import { isOfForces, isUnit } from "./units.ts";
import { readWorkTables } from "./work-table.ts";

/** The jobs of a work (or volunteering) section, in text order. */
export function readWork(lines: readonly Line[], isUndated = false): JobDraft[] {
  const { jobs, rest } = readWorkTables(lines);
  const all = withoutDitto([...jobs, ...readEntries(rest, isUndated)]);
  return isUndated ? all.map(withOrganisation) : all;
}

function readEntries(lines: readonly Line[], isUndated: boolean): JobDraft[] {
  const split = splitEntries(lines);
  const entries = isUndated ? postsApart(split) : split;
  const isElsewhere = lines.some(({ piece }) => hasLettersElsewhere(piece.text));
  const orders = entries.map((entry) => readJob(entry, undefined, isElsewhere).employment.order);
  const convention = majority(orders);
  const first = entries.map((entry) => readJob(entry, convention, isElsewhere));
  const shape = sharedShape(
    first.map((job) => (isKnown(job) ? shapeOf(job.header, job.employment) : undefined)),
  );
  const jobs = first
    .map((job, index) => inShape(job, entries[index], shape))
    .map((job) => asOthers(isUndated ? asPost(job) : job, orders));
  const drafts: JobDraft[] = [];
  let heading: Job | undefined;
  // Of several jobs under one heading, the last one decides whether the next is near.
  let latest: Job | undefined;
  for (const [index, read] of jobs.entries()) {
    const job = heading === undefined ? read : underHeading(read, heading);
    if (!hasName(job, isUndated)) appendBody(beginsApart(job) ? undefined : drafts.at(-1), job);
    else if (isGroupHeading(job, jobs[index + 1])) heading = latest = job;
    else {
      const isUnder =
        job.employment.employer === undefined &&
        heading !== undefined &&
        isWithin(
          job.header.period,
          latest?.header.period,
          latest?.employment.title === undefined ? 0 : LONGEST_BREAK,
        ) &&
        !isOwnAccount(job) &&
        !isBeside(job, heading);
      const draft = draftOf(job, isUnder ? heading : undefined);
      drafts.push(draft, ...furtherStints(draft, job.header));
      latest = job;
      if (!isUnder)
        heading = job.employment.isHeading && job.employment.employer !== undefined ? job : undefined;
    }
  }
  return drafts;
}

/** Under an employer's heading an unknown name is a place below the dates, or part of the title. */
function underHeading(job: Job, heading: Job): Job {
  const { employer, place, isAfterComma } = job.employment;
  const first = job.header.parts[0];
  if (isUnit(job, heading) || isOfForces(job, heading)) return withTitle(job);
  if (isAfterComma === true && first !== undefined) {
    return { ...job, employment: { ...job.employment, title: first.piece, employer: undefined } };
  }
  if (!job.isGuess) return job;
  return { ...job, employment: { ...job.employment, employer: undefined, place: place ?? employer } };
}

/** True if an entry begins with its own years, and they are not within those of the entry above: it is another job. */
function isBeside({ header: { dated, period } }: Job, { header: above }: Job): boolean {
  const begins = dated !== undefined && period?.from === 0 && dated.piece.text.length > period.to;
  const isTerm = above.period?.start !== undefined && above.period.kind !== "single";
  return begins && dated.blankBefore && isTerm && !isWithin(period, above.period, -1);
}

function withTitle(job: Job): Job {
  const [first] = job.header.parts;
  const { title, employer } = job.employment;
  if (first === undefined || employer === undefined) return job;
  const whole = title === undefined ? employer : through(first.line.piece, title, employer);
  return {
    ...job,
    employment: {
      ...job.employment,
      title: whole,
      employer: undefined,
      isContested: false,
      confidence: KNOWN_TITLE,
    },
  };
}

const KNOWN_TITLE = 0.85;
/** For both names and a place. */
const PLACED = 0.8;

/** Self-employed work belongs to no employer, wherever the entry is. */
function isOwnAccount({ employment }: Job): boolean {
  return OWN_ACCOUNT.test(foldText(employment.title?.text ?? ""));
}

const OWN_ACCOUNT =
  /^(?:freelance|self[- ]employed|independent (?:contractor|consultant)|selbststandig|freiberuflich|freie[rs]? (?:mitarbeiter|autor|journalist)|autonom[oa] |independant)/;

/** In years, between two jobs at one employer. */
const LONGEST_BREAK = 2;
const LEAST_CLEAR = 2;
const AS_OTHERS = 0.82;

/** A dated entry without known words has the layout of the clear ones, if there are at least two and they agree. */
function asOthers(job: Job, orders: readonly (Order | undefined)[]): Job {
  const clear = orders.filter((order) => order !== undefined);
  const isAgreed = clear.length >= LEAST_CLEAR && new Set(clear).size === 1;
  const { title, employer, isContested, isAfterComma } = job.employment;
  if (!isAgreed || !isContested || title === undefined || employer === undefined || isAfterComma) return job;
  if (job.header.period === undefined || job.header.period.kind === "single") return job;
  return { ...job, employment: { ...job.employment, confidence: AS_OTHERS } };
}

/** The order that most clear entries show. */
function majority(orders: readonly (Order | undefined)[]): Order | undefined {
  const titles = orders.filter((order) => order === "title").length;
  const employers = orders.filter((order) => order === "employer").length;
  return titles === employers ? undefined : titles > employers ? "title" : "employer";
}

function hasName({ employment, header }: Job, isUndated: boolean): boolean {
  if (employment.title === undefined && employment.employer === undefined) return false;
  // Occasional volunteer work has no dates.
  if (
    isUndated &&
    employment.title !== undefined &&
    employment.employer !== undefined &&
    employment.confidence >= 0.8
  )
    return true;
  // Without dates an entry needs both names, or one that its words make certain.
  const isPlaced =
    header.place !== undefined && employment.title !== undefined && employment.employer !== undefined;
  return header.period !== undefined || employment.confidence >= (isPlaced ? PLACED : 0.85);
}

/** An employer alone above titles without one: a heading, not a job. */
function isGroupHeading(job: Job, next: Job | undefined): boolean {
  if (job.employment.title !== undefined || job.employment.employer === undefined) return false;
  const isBare = job.body.every((line) => !line.bullet);
  return (
    isBare &&
    next?.employment.title !== undefined &&
    underHeading(next, job).employment.employer === undefined
  );
}

/** True if a period below a blank line begins an entry: what is below it tells nothing of the entry above. */
function beginsApart({ header: { dated, period } }: Job): boolean {
  return dated?.blankBefore === true && period?.from === 0 && period.kind !== "single";
}

function appendBody(draft: JobDraft | undefined, job: Job): void {
  if (draft === undefined) return;
  const { summary, highlights } = readBody(job.body);
  draft.highlights.push(...(summary === undefined ? [] : [summary]), ...highlights);
}
