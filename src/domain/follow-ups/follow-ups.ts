import { DAY_MS } from "../../shared/time.ts";
import type { Tx } from "../../store/ports/store.ts";
import { allPages } from "../all-pages.ts";
import { closingDate } from "../jobs-workspace/opening-due.ts";
import type { Job } from "../jobs-workspace/schema.ts";
import type { FollowUp } from "./schema.ts";

const DATED = ["application.nextDue", "metadata.opportunity.closingDate"];

/** Everything due and still open, soonest first. */
export async function openFollowUps(tx: Tx, now: Date): Promise<FollowUp[]> {
  const jobs = await allPages((page) => tx.jobs.list({ ...page, hasAny: DATED }));
  return jobs.flatMap((job) => [...followUpsOf(job, now), ...closingOf(job, now)]).sort(bySoonest);
}

/** The list's order: by due time, then by id. */
export function bySoonest(
  left: Pick<FollowUp, "dueAt" | "id">,
  right: Pick<FollowUp, "dueAt" | "id">,
): number {
  return compare(left.dueAt, right.dueAt) || compare(left.id, right.id);
}

/** True if a due time means a whole day: midnight UTC, the value of a date without a time. */
export function isWholeDay(dueAt: string): boolean {
  return dueAt.endsWith("T00:00:00.000Z");
}

function followUpsOf({ id: jobsWorkspaceItemId, title, company, application }: Job, now: Date): FollowUp[] {
  if (!application) return [];
  const { stage, events } = application;
  return events.flatMap(({ id, kind, dueAt, open, note, contact, recordedAt }) => {
    if (!open || dueAt === undefined) return [];
    return [
      {
        ...{ id, jobsWorkspaceItemId, title, stage, kind, dueAt, recordedAt },
        overdue: isOverdue(dueAt, now),
        ...(company && { company }),
        ...(note !== undefined && { note }),
        ...(contact && { contact }),
      },
    ];
  });
}

/** The closing day of a posting, until it has passed or an application was sent. */
function closingOf(job: Job, now: Date): FollowUp[] {
  const closes = closingDate(job);
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
