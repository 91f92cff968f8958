import { type Application, type Contact, endedStages, type JobEvent, Stage } from "./application-schema.ts";

/** The state that an item's events give, in any order. */
export function applicationOf(recorded: readonly JobEvent[]): Application {
  const inTime = recorded.toSorted(
    (left, right) => compare(left.at, right.at) || compare(left.recordedAt, right.recordedAt),
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
