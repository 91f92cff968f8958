import { isObject } from "../../shared/json.ts";
import { DAY_MS, isWholeDay } from "../../shared/time.ts";
import type { Page, PageRequest } from "../../store/ports/page.ts";
import type { Tx } from "../../store/ports/store.ts";
import type { Job } from "../jobs-workspace/schema.ts";
import type { FollowUp } from "./schema.ts";

/** When something is due for an opening: a noted date, or else its closing day. */
export function openingDue(job: Job): string | undefined {
  return job.application?.nextDue ?? closingDay(job);
}

/** An opening's closing day as an ISO date, until an application was sent. Undefined if unknown. */
export function closingDay({ application, metadata, status }: Job): string | undefined {
  const stage = application?.stage ?? "saved";
  if (stage !== "saved" || status === "handed_off" || status === "archived") return undefined;
  const opportunity = isObject(metadata) ? metadata.opportunity : undefined;
  const closes = isObject(opportunity) ? opportunity.closingDate : undefined;
  return typeof closes === "string" && DAY.test(closes) ? closes : undefined;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The most openings read at once, and those read beyond the wanted ones, which may be due at the same time. */
const OPENINGS = 100;
const BESIDE = 10;

/** What of all that is due is asked for. */
interface Wanted {
  /** The latest due time. */
  until?: string | undefined;
  /** The last row of the page before. */
  after?: DueRow | undefined;
  /** At least this many of the soonest. */
  most?: number;
}

type DueRow = Pick<FollowUp, "dueAt" | "id">;

/** What is due and still open, soonest first. */
export async function openFollowUps(tx: Tx, now: Date, wanted: Wanted = {}): Promise<FollowUp[]> {
  const { until } = wanted;
  const [noted, closing] = ["application.nextDue", "metadata.opportunity.closingDate"] as const;
  const today = { from: dayOf(now.toISOString()), until: until && dayOf(until) };
  const found = await Promise.all([
    soonest(
      (page) => tx.jobs.dated(noted, { ...page, until }),
      (job) => followUpsOf(job, now),
      ({ application }) => application?.nextDue,
      wanted,
    ),
    soonest(
      (page) => tx.jobs.dated(closing, { ...page, ...today }),
      (job) => closingOf(job, now),
      closingDay,
      wanted,
    ),
  ]);
  return found.flat().sort(bySoonest);
}

/** The rows of openings that come in the order of a date: none of theirs is due before it. */
async function soonest(
  list: (page: PageRequest) => Promise<Page<Job>>,
  rowsOf: (job: Job) => FollowUp[],
  dateOf: (job: Job) => string | null | undefined,
  { until, after, most = Number.POSITIVE_INFINITY }: Wanted,
): Promise<FollowUp[]> {
  const isWanted = (row: FollowUp) =>
    (until === undefined || row.dueAt <= until) && (!after || bySoonest(after, row) < 0);
  const found: FollowUp[] = [];
  let cursor: string | undefined;
  do {
    const page = await list({ limit: Math.min(OPENINGS, most + BESIDE), cursor });
    found.push(...page.rows.flatMap(rowsOf).filter(isWanted));
    const reached = page.rows.map(dateOf).findLast((date) => typeof date === "string") ?? "";
    if (found.filter(({ dueAt }) => dueAt < reached).length >= most) break;
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
  return found;
}

function dayOf(time: string): string {
  return time.slice(0, 10);
}

/** The order of the list: by due time, and by id where that is the same. */
function bySoonest(left: DueRow, right: DueRow): number {
  return compare(left.dueAt, right.dueAt) || compare(left.id, right.id);
}

function followUpsOf({ id: jobsWorkspaceItemId, title, company, application }: Job, now: Date): FollowUp[] {
  if (!application) return [];
  const { stage, events } = application;
  return events.flatMap(({ id, kind, dueAt, time, open, note, contact, recordedAt }) => {
    if (!open || dueAt === undefined) return [];
    return [
      {
        ...{ id, jobsWorkspaceItemId, title, stage, kind, dueAt, recordedAt },
        overdue: isOverdue(dueAt, now),
        ...(time !== undefined && { time }),
        ...(company && { company }),
        ...(note !== undefined && { note }),
        ...(contact && { contact }),
      },
    ];
  });
}

/** The closing day of a posting, until it has passed or an application was sent. */
function closingOf(job: Job, now: Date): FollowUp[] {
  const closes = closingDay(job);
  if (closes === undefined) return [];
  const dueAt = `${closes}T00:00:00.000Z`;
  if (isOverdue(dueAt, now)) return [];
  const { id, title, company, application } = job;
  return [
    {
      ...{ id: `${id}.closing`, jobsWorkspaceItemId: id, title, stage: application?.stage ?? null },
      ...{ kind: "closing", dueAt, recordedAt: job.updatedAt ?? dueAt, overdue: false },
      ...(company && { company }),
    },
  ];
}

function isOverdue(dueAt: string, now: Date): boolean {
  return Date.parse(dueAt) + (isWholeDay(dueAt) ? DAY_MS : 0) <= now.getTime();
}

function compare(left: string, right: string): number {
  return left < right ? -1 : left > right ? 1 : 0;
}
