import type { SheetOpening } from "../../engine/sheets/types.ts";
import { clockOf } from "../../shared/time-zone.ts";
import type { JobEvent } from "../jobs-workspace/application-schema.ts";
import type { SaidEvent } from "../jobs-workspace/record-job-event.ts";
import type { ImportedRow } from "./imported-row.ts";

const DAY = 10;

/** What a row says happened, beside what its item has. */
export interface RowEvents {
  /** The events that the item does not have yet. */
  events: SaidEvent[];
  /** The new times of events that the row dates otherwise than before, by their ids. */
  redated: ReadonlyMap<string, string>;
  /** The fields of the row that these are from. */
  fields: string[];
}

type RowDate = "savedAt" | "appliedAt" | "interviewAt" | "followUpAt";
interface Said {
  field: string;
  event: SaidEvent;
}

/** What a row says happened that its item does not have yet. `before` is its last import. */
export function eventsOf(
  row: SheetOpening,
  known: readonly JobEvent[],
  { before, now }: { before: ImportedRow | undefined; now: Date },
): RowEvents {
  const today = now.toISOString();
  const said = [...stagesOf(row, today), ...duesOf(row, today), ...notesOf(row)];
  const redated = new Map<string, string>();
  const found: Said[] = [];
  for (const { field, event } of said) {
    const replaced = replacedBy(field, row, known, before);
    const same = known.find((other) => other.id !== replaced && isSame(other, event));
    if (!same) found.push({ field, event: { ...event, ...(replaced !== undefined && { done: replaced }) } });
    else if (event.at !== undefined && isOtherDate(same, event.at, before?.[field as RowDate])) {
      redated.set(same.id, event.at);
      found.push({ field, event });
    }
  }
  const events = found.flatMap(({ event }) => (redatedBy(event, known, redated) ? [] : [event]));
  return { events, redated, fields: [...new Set(found.map(({ field }) => field))] };
}

function redatedBy(
  event: SaidEvent,
  known: readonly JobEvent[],
  redated: ReadonlyMap<string, string>,
): boolean {
  return known.some((other) => isSame(other, event) && redated.has(other.id));
}

/** The row's stages with their dates. Its current stage comes last, dated today if no cell dates it. */
function stagesOf(row: SheetOpening, today: string): Said[] {
  const { stage, stageAt, savedAt, appliedAt, interviewAt } = row;
  const dated = (field: RowDate, kind: SaidEvent["kind"], day: string | undefined): Said[] =>
    day === undefined || timeOf(day) > today ? [] : [{ field, event: { kind, at: timeOf(day) } }];
  const dates = [
    ...dated("savedAt", "saved", savedAt),
    ...dated("appliedAt", "applied", appliedAt),
    ...dated("interviewAt", "interview", interviewAt),
  ];
  if (stage === undefined || dates.some(({ event }) => event.kind === stage)) return dates;
  const day = stageAt === undefined || timeOf(stageAt) > today ? undefined : timeOf(stageAt);
  const at = day ?? (stage === "saved" ? dates[0]?.event.at : undefined);
  return [...dates, { field: "stage", event: { kind: stage, ...(at !== undefined && { at }) } }];
}

function duesOf({ interviewAt, followUpAt }: SheetOpening, today: string): Said[] {
  const due = (field: RowDate, kind: SaidEvent["kind"], day: string | undefined): Said[] => {
    if (day === undefined || timeOf(day) <= today) return [];
    const time = hasZone(day) ? undefined : /T(\d\d:\d\d)/.exec(day)?.[1];
    return [{ field, event: { kind, dueAt: timeOf(day), ...(time !== undefined && { time }) } }];
  };
  return [...due("interviewAt", "interview", interviewAt), ...due("followUpAt", "follow_up", followUpAt)];
}

function notesOf({ notes, contactName, contactEmail }: SheetOpening): Said[] {
  const contact = {
    ...(contactName !== undefined && { name: contactName }),
    ...(contactEmail !== undefined && { email: contactEmail }),
  };
  const hasContact = Object.keys(contact).length > 0;
  if (notes === undefined && !hasContact) return [];
  const event = {
    ...{ kind: "note" as const, ...(notes !== undefined && { note: notes }) },
    ...(hasContact && { contact }),
  };
  return [{ field: notes === undefined ? "contactName" : "notes", event }];
}

/** A stage occurs once, a due date once per day and time, a note once per text. */
function isSame(known: JobEvent, said: SaidEvent): boolean {
  if (known.kind !== said.kind) return false;
  if (said.kind === "note") return known.note === said.note && known.contact?.email === said.contact?.email;
  if (said.dueAt === undefined) return true;
  const [time, other] = [clockOf(known.time), clockOf(said.time)];
  const isSameTime = time === undefined || other === undefined || time === other;
  return isSameTime && known.dueAt?.slice(0, DAY) === said.dueAt.slice(0, DAY);
}

/** The open date that the row named before and now names otherwise. */
function replacedBy(
  field: string,
  row: SheetOpening,
  known: readonly JobEvent[],
  before: ImportedRow | undefined,
): string | undefined {
  if (field !== "interviewAt" && field !== "followUpAt") return undefined;
  const day = before?.[field];
  if (day === undefined || day === row[field]) return undefined;
  const kind = field === "interviewAt" ? "interview" : "follow_up";
  const dueAt = timeOf(day);
  return known.find((event) => event.kind === kind && event.open === true && event.dueAt === dueAt)?.id;
}

/** True if an event has the date of the row's last import, or none of its own, and the row has another now. */
function isOtherDate({ at, recordedAt, dueAt }: JobEvent, now: string, day: string | undefined): boolean {
  if (at === now || dueAt !== undefined) return false;
  return at === recordedAt || (day !== undefined && at === timeOf(day));
}

/** An instant, or a whole day as midnight UTC. A time without a zone is not an instant. */
function timeOf(day: string): string {
  return hasZone(day) ? new Date(day).toISOString() : `${day.slice(0, DAY)}T00:00:00.000Z`;
}

function hasZone(day: string): boolean {
  return /T.*(?:Z|[+-]\d{2}:?\d{2})$/.test(day);
}
