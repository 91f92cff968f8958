import type { SheetOpening } from "../../engine/sheets/types.ts";
import type { JobEvent } from "../jobs-workspace/application-schema.ts";
import type { SaidEvent } from "../jobs-workspace/record-job-event.ts";

const DAY = 10;

/** The events of a row that its item does not have yet. */
export function eventsOf(row: SheetOpening, known: readonly JobEvent[], now: Date): SaidEvent[] {
  const today = now.toISOString();
  const said = [...stagesOf(row, today), ...duesOf(row, today), ...notesOf(row)];
  return said.filter((event) => !known.some((other) => isSame(other, event)));
}

/** The row's stages with their dates. Its current stage comes last, dated today if it has no date. */
function stagesOf(row: SheetOpening, today: string): SaidEvent[] {
  const { stage, savedAt, appliedAt, interviewAt } = row;
  const dated = (kind: SaidEvent["kind"], day: string | undefined): SaidEvent[] =>
    day === undefined || timeOf(day) > today ? [] : [{ kind, at: timeOf(day) }];
  const dates = [
    ...dated("saved", savedAt),
    ...dated("applied", appliedAt),
    ...dated("interview", interviewAt),
  ];
  if (stage === undefined || dates.some(({ kind }) => kind === stage)) return dates;
  return [...dates, { kind: stage, ...(stage === "saved" && dates.length > 0 && { at: dates[0]?.at }) }];
}

function duesOf({ interviewAt, followUpAt }: SheetOpening, today: string): SaidEvent[] {
  const due = (kind: SaidEvent["kind"], day: string | undefined): SaidEvent[] => {
    if (day === undefined || timeOf(day) <= today) return [];
    const hour = hasZone(day) ? undefined : /T(.+)/.exec(day)?.[1];
    return [{ kind, dueAt: timeOf(day), ...(hour !== undefined && { note: `At ${hour}` }) }];
  };
  return [...due("interview", interviewAt), ...due("follow_up", followUpAt)];
}

function notesOf({ notes, contactName, contactEmail }: SheetOpening): SaidEvent[] {
  const contact = {
    ...(contactName !== undefined && { name: contactName }),
    ...(contactEmail !== undefined && { email: contactEmail }),
  };
  const hasContact = Object.keys(contact).length > 0;
  if (notes === undefined && !hasContact) return [];
  return [{ kind: "note", ...(notes !== undefined && { note: notes }), ...(hasContact && { contact }) }];
}

/** A stage occurs once, a due date once per day, a note once per text. */
function isSame(known: JobEvent, said: SaidEvent): boolean {
  if (known.kind !== said.kind) return false;
  if (said.kind === "note") return known.note === said.note && known.contact?.email === said.contact?.email;
  if (said.dueAt !== undefined) return known.dueAt?.slice(0, DAY) === said.dueAt.slice(0, DAY);
  return true;
}

/** An instant, or a whole day as midnight UTC. A time without a zone is not an instant. */
function timeOf(day: string): string {
  return hasZone(day) ? new Date(day).toISOString() : `${day.slice(0, DAY)}T00:00:00.000Z`;
}

function hasZone(day: string): boolean {
  return /T.*(?:Z|[+-]\d{2}:?\d{2})$/.test(day);
}
