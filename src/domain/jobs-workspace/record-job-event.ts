import { fail } from "../../operation/errors.ts";
import type { HandlerContext } from "../../operation/handler.ts";
import { isWholeDay } from "../../shared/time.ts";
import { isLocalTime } from "../../shared/time-zone.ts";
import { indexJob } from "../memories/from-agent.ts";
import { requireRefs } from "../references.ts";
import { recordEvent } from "../timeline/record-event.ts";
import { applicationOf } from "./application.ts";
import { type Application, JobEvent } from "./application-schema.ts";
import type { Job } from "./schema.ts";

/** An event as sent by a caller. */
export type SaidEvent = Omit<JobEvent, "id" | "at" | "recordedAt" | "open"> & { at?: string | undefined };

const MOST_EVENTS = 500;

/** Adds an event to an item and to the timeline. The item's own status does not change. */
export async function recordJobEvent(
  ctx: HandlerContext,
  job: Job,
  said: SaidEvent,
): Promise<{ event: JobEvent; application: Application }> {
  const { events, application } = await recordJobEvents(ctx, job, [said]);
  const [made] = events;
  if (!made) throw new Error("The event just recorded is not there.");
  return { event: application.events.find(({ id }) => id === made.id) ?? made, application };
}

/** Adds several events to an item with one write. */
export async function recordJobEvents(
  ctx: HandlerContext,
  job: Job,
  said: readonly SaidEvent[],
): Promise<{ events: JobEvent[]; application: Application }> {
  const before = job.application?.events ?? [];
  if (before.length + said.length > MOST_EVENTS)
    throw fail("validation.bad_request", `An item keeps at most ${MOST_EVENTS} events; this one has them.`);
  const recordedAt = ctx.now.toISOString();
  const events: JobEvent[] = [];
  for (const event of said) {
    await requireRefs(ctx.tx, { artifactRefs: event.artifactRefs });
    requireDue(before, event.done);
    requireDay(event);
    events.push(
      JobEvent.parse({ ...event, ...timesOf(event, recordedAt), id: ctx.newId("jev"), recordedAt }),
    );
  }
  const application = applicationOf([...before, ...events]);
  const changed: Job = { ...job, application, updatedAt: recordedAt };
  await ctx.tx.jobs.put(changed);
  await indexJob(ctx, changed);
  for (const event of events) await noteInDiary(ctx, job, event, application);
  return { events, application };
}

/** Corrects the times of an item's events, by their ids. */
export async function redateJobEvents(
  ctx: HandlerContext,
  job: Job,
  times: ReadonlyMap<string, string>,
): Promise<Job> {
  const { application } = job;
  if (!application || times.size === 0) return job;
  const events = application.events.map((event) => ({ ...event, at: times.get(event.id) ?? event.at }));
  const changed: Job = { ...job, application: applicationOf(events), updatedAt: ctx.now.toISOString() };
  await ctx.tx.jobs.put(changed);
  await indexJob(ctx, changed);
  return changed;
}

/** A future event is due and known from now: an interview next week is today's stage. */
function timesOf({ at, dueAt }: SaidEvent, now: string): Pick<JobEvent, "at" | "dueAt"> {
  if (at === undefined || at <= now) return { at: at ?? now, ...(dueAt !== undefined && { dueAt }) };
  if (dueAt === undefined) return { at: now, dueAt: at };
  throw fail(
    "validation.bad_request",
    "at must not be in the future if there is a dueAt: omit at, and send the future time as dueAt.",
  );
}

function requireDue(events: readonly JobEvent[], done: string | undefined): void {
  if (done === undefined || events.some(({ id, dueAt }) => id === done && dueAt !== undefined)) return;
  throw fail(
    "validation.bad_request",
    "done must be the id of an event of this item with a dueAt; application.events has them.",
    { see: "jobsWorkspace.get" },
  );
}

function requireDay({ time, dueAt }: SaidEvent): void {
  if (time === undefined) return;
  if (dueAt !== undefined && isWholeDay(dueAt) && isLocalTime(time)) return;
  throw fail(
    "validation.bad_request",
    "time must be a time such as 14:30 or 14:30 CET, with a dueAt of a whole day, midnight UTC. Send any other moment as dueAt alone.",
  );
}

/** The weight of a stage in the timeline, and the data noted with it. */
const impact = { stage: 0.4, beside: 0.2 } as const;

async function noteInDiary(
  ctx: HandlerContext,
  { id, title, company }: Job,
  { id: jobEventId, kind, at, dueAt, done }: JobEvent,
  { stage }: Application,
): Promise<void> {
  const isBeside = kind === "note" || kind === "follow_up";
  await recordEvent(ctx, {
    eventType: `application.${kind}`,
    eventData: {
      ...{ jobsWorkspaceItemId: id, jobEventId, title, stage },
      ...(company && { company }),
      ...(dueAt !== undefined && { dueAt }),
      ...(done !== undefined && { done }),
    },
    impactScore: isBeside ? impact.beside : impact.stage,
    timestamp: at,
  });
}
