import type { Tx } from "../../store/ports/store.ts";
import { openFollowUps } from "../follow-ups/follow-ups.ts";
import { openingDue } from "../jobs-workspace/opening-due.ts";
import type { Job } from "../jobs-workspace/schema.ts";
import type { OpenItems } from "./schema.ts";

/** Openings looked at, and those shown. */
const MOST_JOBS = 100;
const MOST_SHOWN = 5;
const MOST_ALERTS = 50;
/** Characters of an ISO date. */
const DAY = 10;
/** Stages after which nothing is to be done. */
const ended = ["archived", "accepted", "rejected", "withdrawn"];

/** What the person is in the middle of, what is due soonest first. */
export async function openItems(tx: Tx, now: Date, notes: number): Promise<OpenItems> {
  const { rows: jobs } = await tx.jobs.list({ limit: MOST_JOBS, where: { type: "opportunity" } });
  const alerts = await tx.alerts.list({ limit: MOST_ALERTS, includeRead: false, includeDismissed: false });
  const followUps = await openFollowUps(tx, now);
  const today = now.toISOString();
  const open = jobs.map((job) => rowOf(job, today)).filter(({ stage }) => !ended.includes(stage));
  return {
    openings: open.toSorted(byDue).slice(0, MOST_SHOWN),
    openingsInAll: open.length,
    followUpsDue: followUps.filter(({ dueAt }) => dueAt.slice(0, DAY) <= today.slice(0, DAY)).length,
    unreadAlerts: alerts.rows.length,
    notes,
  };
}

function rowOf(job: Job, now: string): OpenItems["openings"][number] {
  const dueAt = openingDue(job);
  const isOver = dueAt !== undefined && dueAt.slice(0, DAY) < now.slice(0, DAY);
  return {
    id: job.id,
    title: job.title,
    ...(job.company && { company: job.company }),
    stage: job.application?.stage ?? job.status,
    ...(dueAt !== undefined && { dueAt }),
    ...(isOver && { overdue: true as const }),
  };
}

function byDue(left: { dueAt?: string }, right: { dueAt?: string }): number {
  return (left.dueAt ?? "9999").localeCompare(right.dueAt ?? "9999");
}
