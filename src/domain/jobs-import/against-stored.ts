import { clockOf } from "../../shared/time-zone.ts";
import { applicationOf } from "../jobs-workspace/application.ts";
import { endedStages, type JobEvent } from "../jobs-workspace/application-schema.ts";
import type { Job } from "../jobs-workspace/schema.ts";
import type { Proposal } from "./schema.ts";

/** An event to propose, which may have a time of its day. */
export type ProposedEvent = Proposal["event"] & { time?: string };

/** The open date of an item that a moved interview replaces. */
export function replacedBy({ kind }: ProposedEvent, job: Job | undefined): string | undefined {
  const open = (job?.application?.events ?? []).filter((event) => event.open === true);
  return open.findLast((event) => event.kind === kind)?.id;
}

/** True if an item has this event already: from the same mail, or with the same date. */
export function hasEvent({ application }: Job, event: ProposedEvent): boolean {
  return (application?.events ?? []).some(
    (known) => known.kind === event.kind && (isSameMail(known, event) || isSameDate(known, event)),
  );
}

function isSameMail(known: JobEvent, { note, at }: ProposedEvent): boolean {
  return known.note === note && (at === undefined || known.at === at);
}

function isSameDate(known: JobEvent, { dueAt, time }: ProposedEvent): boolean {
  return dueAt !== undefined && known.dueAt === dueAt && clockOf(known.time) === clockOf(time);
}

/** What a person should know before the yes: the stored stage stays, because it is final. */
export function warningOf(event: ProposedEvent, { application }: Job, now: Date): string | undefined {
  const { stage, since, events = [] } = application ?? {};
  if (!stage || !endedStages.has(stage) || event.kind === "applied") return undefined;
  const recordedAt = now.toISOString();
  const added: JobEvent = { at: recordedAt, ...event, id: "proposed", recordedAt };
  const after = applicationOf([...events, added]);
  if (after.stage === event.kind) return undefined;
  const isClosed =
    event.dueAt !== undefined && !after.events.some(({ id, open }) => id === "proposed" && open);
  const date = isClosed ? " Its date will not be among the follow-ups." : "";
  return `The opening is stored as ${stage} since ${since?.slice(0, DAY)}, and stays so.${date} If the mail is newer, record the stage again after this.`;
}

const DAY = 10;
