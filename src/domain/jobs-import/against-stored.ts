import { applicationOf } from "../jobs-workspace/application.ts";
import type { JobEvent } from "../jobs-workspace/application-schema.ts";
import type { Job } from "../jobs-workspace/schema.ts";
import type { Proposal } from "./schema.ts";

type Proposed = Proposal["event"];

/** The open date of an item that a moved interview replaces. */
export function replacedBy({ kind }: Proposed, job: Job | undefined): string | undefined {
  const open = (job?.application?.events ?? []).filter((event) => event.open === true);
  return open.findLast((event) => event.kind === kind)?.id;
}

/** True if an item has this event already: from the same mail, or with the same date. */
export function hasEvent({ application }: Job, event: Proposed): boolean {
  return (application?.events ?? []).some(
    (known) => known.kind === event.kind && (isSameMail(known, event) || isSameDate(known, event)),
  );
}

function isSameMail(known: JobEvent, { note, at }: Proposed): boolean {
  return known.note === note && (at === undefined || known.at === at);
}

function isSameDate(known: JobEvent, { dueAt, time }: Proposed): boolean {
  return dueAt !== undefined && known.dueAt === dueAt && known.time === time;
}

/** What a person should know before the yes: the stored stage stays, because it is later or final. */
export function warningOf(event: Proposed, { application }: Job, now: Date): string | undefined {
  const { stage, since, events = [] } = application ?? {};
  const recordedAt = now.toISOString();
  const added: JobEvent = { at: recordedAt, ...event, id: "proposed", recordedAt };
  const after = applicationOf([...events, added]);
  if (!stage || after.stage === event.kind) return undefined;
  const isClosed =
    event.dueAt !== undefined && !after.events.some(({ id, open }) => id === "proposed" && open);
  const date = isClosed ? " Its date will not be among the follow-ups." : "";
  return `The opening is stored as ${stage} since ${since?.slice(0, DAY)}, and stays so.${date} If the mail is newer, record the stage again after this.`;
}

const DAY = 10;
