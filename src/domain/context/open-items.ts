import { firstToDo } from "../../engine/fit/opening/order.ts";
import { isObject } from "../../shared/json.ts";
import { statusNames } from "../../shared/view/opening/words.ts";
import type { Tx } from "../../store/ports/store.ts";
import { openFollowUps, openingDue } from "../follow-ups/follow-ups.ts";
import { endedStages } from "../jobs-workspace/application-schema.ts";
import type { Job } from "../jobs-workspace/schema.ts";
import type { OpenItems } from "./schema.ts";

/** Openings examined, and openings shown. */
const MOST_JOBS = 100;
const MOST_SHOWN = 5;
const MOST_ALERTS = 50;
/** The length of an ISO date. */
const DAY = 10;

/** What the person is working on: what is due first, then what fits. Openings that a filter excludes come last. */
export async function openItems(tx: Tx, now: Date): Promise<Omit<OpenItems, "notes">> {
  const today = now.toISOString();
  const [{ rows: jobs, nextCursor }, alerts, followUpsDue] = await Promise.all([
    tx.jobs.list({ limit: MOST_JOBS, where: { type: "opportunity" } }),
    tx.alerts.list({ limit: MOST_ALERTS, includeRead: false, includeDismissed: false }),
    openFollowUps(tx, now, { until: `${today.slice(0, DAY)}T23:59:59.999Z` }),
  ]);
  const open = jobs.filter((job) => !hasEnded(job));
  // Where every opening was read, no statement is needed to count them.
  const openingsByStage = byStage(
    nextCursor === null
      ? jobs.map(({ application, status }) => ({ stage: application?.stage ?? null, status, count: 1 }))
      : await tx.jobs.countedByStage("opportunity"),
  );
  const fits = await fitsOf(tx, open);
  const waiting = open.map((job) => ({ job, dueAt: openingDue(job), ...fits(job) })).toSorted(firstToDo);
  return {
    openings: waiting.slice(0, MOST_SHOWN).map(({ job, isOut }) => rowOf(job, isOut, today)),
    openingsInAll: sumOf(openingsByStage),
    openingsByStage,
    followUpsDue: followUpsDue.length,
    unreadAlerts: alerts.rows.length,
  };
}

/** The results of the openings' fit briefs. */
async function fitsOf(tx: Tx, jobs: readonly Job[]) {
  const found = await Promise.all(
    jobs.flatMap(({ fitBriefRef }) => (fitBriefRef ? [tx.briefs.get(fitBriefRef)] : [])),
  );
  const byId = new Map(found.flatMap((brief) => (brief ? [[brief.id, brief.briefData] as const] : [])));
  return ({ fitBriefRef }: Job) => {
    const { score, hardFilters } = byId.get(fitBriefRef ?? "") ?? {};
    const failed = isObject(hardFilters) && Array.isArray(hardFilters.failed) ? hardFilters.failed : [];
    return { isOut: failed.length > 0, ...(typeof score === "number" && { score }) };
  };
}

/** How many openings are open in all. */
export async function countOpenings(tx: Pick<Tx, "jobs">): Promise<number> {
  return sumOf(byStage(await tx.jobs.countedByStage("opportunity")));
}

function sumOf(counts: Readonly<Record<string, number>>): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}

/** How many openings have neither ended nor been archived, by stage. Without a stage an opening is saved. */
function byStage(
  counted: readonly { stage: string | null; status: string; count: number }[],
): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { stage, status, count } of counted)
    if (!isOver(stage, status)) counts[stage ?? "saved"] = (counts[stage ?? "saved"] ?? 0) + count;
  return counts;
}

function hasEnded({ application, status }: Job): boolean {
  return isOver(application?.stage, status);
}

function isOver(stage: string | null | undefined, status: string): boolean {
  return status === "archived" || endedStages.has(stage ?? "saved");
}

/** How far it is: its stage, or the progress of its preparation, in words. */
function stageWords({ application, status }: Job): string {
  return application?.stage ?? statusNames[status];
}

function rowOf(job: Job, isOut: boolean, now: string): OpenItems["openings"][number] {
  const dueAt = openingDue(job);
  const isLate = dueAt !== undefined && dueAt.slice(0, DAY) < now.slice(0, DAY);
  return {
    id: job.id,
    title: job.title,
    ...(job.company && { company: job.company }),
    stage: stageWords(job),
    ...(dueAt !== undefined && { dueAt }),
    ...(isLate && { overdue: true as const }),
    ...(isOut && { filterFailed: true as const }),
  };
}
