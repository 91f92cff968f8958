import { type Place, saidPlace } from "./memories/thread.ts";
import { withoutNulls } from "./rows.ts";

/** The tables of a career and of what was made of it. Memories have an index beside their table. */
export const careerTables = [
  "profiles",
  "resumes",
  "claims",
  "assessmentSubmissions",
  "timelineEvents",
  "alerts",
  "alertStates",
  "healthDays",
  "documents",
  "dataSharing",
  "events",
  "changes",
  "forgetPreviews",
  "replies",
] as const;

/** The tables of an export. Hashes, secrets, stored replies and what takes changes back are left out. */
export const exportedTables = [
  "profiles",
  "resumes",
  "claims",
  "assessmentSubmissions",
  "timelineEvents",
  "memories",
  "alerts",
  "alertStates",
  "healthDays",
  "documents",
  "dataSharing",
  "webhooks",
  "apiKeys",
  "subjectLinks",
  "accessLog",
] as const;
/** `length` is of PostgreSQL's index of words. */
const hiddenColumns = new Set([
  ...["userId", "hash", "secret", "previousSecret", "identity", "position"],
  "length",
]);

/** The rows of an export as they are shown. */
export function* shownRows(rows: Iterable<Record<string, unknown>>): Generator<Record<string, unknown>> {
  for (const row of rows) yield isMemory(row) ? visibleMemory(row) : visible(row);
}

function isMemory(row: Record<string, unknown>): row is Place & Record<string, unknown> {
  return "thread" in row;
}

/** A memory with its place as it said it: the rest is made from its source again. */
function visibleMemory(row: Place & Record<string, unknown>): Record<string, unknown> {
  const { thread: _, turn: __, ...shown } = visible(row);
  return { ...shown, ...saidPlace(row) };
}

function visible(row: Record<string, unknown>): Record<string, unknown> {
  const shown = Object.entries(row).filter(([column]) => !hiddenColumns.has(column));
  return withoutNulls(Object.fromEntries(shown));
}
