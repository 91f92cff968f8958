import { type Application, type Contact, endedStages, type JobEvent, Stage } from "./application-schema.ts";

/** The state that an item's events give, in any order. */
export function applicationOf(recorded: readonly JobEvent[]): Application {
  const inTime = inOrder(
    recorded.toSorted(
      (left, right) => compare(left.at, right.at) || compare(left.recordedAt, right.recordedAt),
    ),
  );
  const events = inTime.map((event, place) => withState(event, inTime, place));
  const latest = events.findLast(({ kind }) => isStage(kind));
  const due = events.flatMap(({ open, dueAt }) => (open && dueAt !== undefined ? [dueAt] : []));
  return {
    stage: latest && isStage(latest.kind) ? latest.kind : null,
    since: latest?.at ?? null,
    nextDue: due.sort(compare)[0] ?? null,
    events,
    contacts: contactsOf(events),
  };
}

/** How far a stage is. A step beyond silence is an answer. */
const steps: Readonly<Record<Stage, number>> = {
  ...{ saved: 0, applied: 1, ghosted: 2, screen: 3, interview: 4, offer: 5 },
  ...{ accepted: 6, rejected: 6, withdrawn: 6 },
};

/**
 * Events in time, where a stage without its own date comes before a farther one that was noted later: such a
 * stage was only known to be reached by then, as of a row in a sheet.
 */
function inOrder(inTime: readonly JobEvent[]): JobEvent[] {
  const ordered: JobEvent[] = [];
  for (const event of inTime) {
    const place = isUndated(event) ? ordered.findIndex((earlier) => isBeyond(earlier, event)) : -1;
    ordered.splice(place === -1 ? ordered.length : place, 0, event);
  }
  return ordered;
}

/** True if an event was noted without a date. Its date is then when it was noted. */
function isUndated({ kind, at, recordedAt, dueAt }: JobEvent): boolean {
  return isStage(kind) && dueAt === undefined && at === recordedAt;
}

function isBeyond(one: JobEvent, { kind, recordedAt }: JobEvent): boolean {
  if (!isStage(one.kind) || !isStage(kind) || one.recordedAt <= recordedAt) return false;
  return steps[one.kind] > steps[kind];
}

function withState({ open: _, ...event }: JobEvent, inTime: readonly JobEvent[], place: number): JobEvent {
  const { id, dueAt } = event;
  if (dueAt === undefined) return event;
  const isSettled =
    inTime.some(({ done }) => done === id) || inTime.slice(place + 1).some((later) => settles(later, dueAt));
  return { ...event, open: !isSettled };
}

/** True if later events leave nothing to do: the application ended, or moved on when it was due. */
function settles({ kind, at }: JobEvent, dueAt: string): boolean {
  if (endedStages.has(kind)) return true;
  return kind !== "note" && at >= dueAt;
}

function isStage(kind: JobEvent["kind"]): kind is Stage {
  return Stage.safeParse(kind).success;
}

/** Each contact once, in order of first mention. Later details are added. */
function contactsOf(events: readonly JobEvent[]): Contact[] {
  const contacts: Contact[] = [];
  for (const { contact } of events) {
    if (!contact) continue;
    const known = contacts.findIndex(
      ({ name, email }) => same(email, contact.email) || same(name, contact.name),
    );
    if (known === -1) contacts.push(contact);
    else contacts[known] = { ...contacts[known], ...contact };
  }
  return contacts;
}

function same(left: string | undefined, right: string | undefined): boolean {
  return left !== undefined && left.toLowerCase() === right?.toLowerCase();
}

function compare(left: string, right: string): number {
  return left < right ? -1 : left > right ? 1 : 0;
}
