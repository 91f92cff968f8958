import { counted, cutText } from "../../../../shared/text/words.ts";
import { MONTHS, monthsCovered, yearsCovered } from "../../../resume/years.ts";
import type { PersonJob, PersonText } from "../../types.ts";
import type { PreparedJob } from "../prepare-record.ts";
import { type PreparedText, shownShare } from "../prepared-text.ts";
import { type Found, met, near } from "../types.ts";
import { saidSpan } from "./said-span.ts";

/** A job with the months that count, and the line that says so if it is not the whole job. */
export interface CountedJob extends PersonJob {
  saidBy?: PersonText;
}

const LONGEST_LINE = 90;

/** A line as it is shown beside a demand. */
export function shownLine({ text }: PersonText): string {
  return cutText(text, LONGEST_LINE);
}

/**
 * A job with the months of it that are about some words: all of them if its title names them or a line does without
 * saying how long, otherwise those that its lines say.
 */
export function countedJob(job: PreparedJob, words: readonly string[], isInTitle: boolean): CountedJob {
  const { months, says } = job;
  if (isInTitle || months === undefined) return job;
  const wanted = words.filter((word) => !says.title.shows(word));
  const naming = linesSaying(wanted, says.lines);
  const spans = naming.map(({ text }) => saidSpan(text, months));
  const [first] = naming;
  if (first === undefined || spans.some((span) => span === undefined)) return job;
  const own = spans.flatMap((span) => (span ? [span] : []));
  const [start] = months;
  return {
    ...job,
    // What several lines say is added up, within the job.
    months: [start, Math.min(months[1], start + monthsCovered(own) - 1)],
    saidBy: { text: first.text, claimIds: naming.flatMap(({ claimIds }) => claimIds) },
  };
}

/** The lines that show most of some words. */
export function linesSaying(words: readonly string[], lines: readonly PreparedText[]): PreparedText[] {
  const shares = lines.map((line) => shownShare(words, line) ?? 0);
  const most = Math.max(0, ...shares);
  return most === 0 ? [] : lines.filter((_, at) => shares[at] === most);
}

/** Met by enough years in jobs, otherwise near. */
export function byDates(asked: number | undefined, jobs: readonly CountedJob[]): Found {
  const claimIds = jobs.flatMap(({ saidBy, claimIds: own }) => [...(saidBy?.claimIds ?? []), ...own]);
  const worked = monthsCovered(jobs.flatMap(({ months }) => (months ? [months] : [])));
  if (asked === undefined || worked >= asked * MONTHS) return met(claimIds, timed(jobs));
  return near(timed(jobs), claimIds);
}

/** "3.5 years as Line cook", or the line that says how long. */
export function timed(jobs: readonly CountedJob[]): string {
  const [only, ...others] = jobs;
  if (only?.saidBy && others.length === 0) return shownLine(only.saidBy);
  const worked = monthsCovered(jobs.flatMap(({ months }) => (months ? [months] : [])));
  const named = jobs.flatMap(({ title }) => (title === "" ? [] : [title]));
  const [first = "work without a title", second, ...more] = new Set(named);
  const titles =
    more.length > 0
      ? `${first}, ${second} and ${counted(more.length, "more job")}`
      : [first, second].filter((title) => title !== undefined).join(" and ");
  return worked === 0 ? `${titles}, without dates` : `${yearsOf(jobs)} as ${titles}`;
}

/** "3.5 years", covered by any of the jobs. */
export function yearsOf(jobs: readonly PersonJob[]): string {
  return counted(yearsCovered(jobs.flatMap(({ months }) => (months ? [months] : []))), "year");
}
