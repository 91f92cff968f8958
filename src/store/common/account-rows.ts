import { fail } from "../../operation/errors.ts";
import type { AccountRows } from "../ports/account.ts";
import { type Place, saidPlace } from "./memories/thread.ts";
import { withoutNulls } from "./rows.ts";

/** Tables with a user's career and what was computed from it. Memories also have an index beside their table. */
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

/** Tables in an export. It omits hashes, secrets, stored replies and undo data. */
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
const hiddenColumns = new Set(["userId", "hash", "secret", "previousSecret", "identity", "position"]);

/** Yields the rows of an export without hidden columns. */
export function* shownRows(rows: Iterable<Record<string, unknown>>): Generator<Record<string, unknown>> {
  for (const row of rows) yield isMemory(row) ? visibleMemory(row) : visible(row);
}

function isMemory(row: Record<string, unknown>): row is Place & Record<string, unknown> {
  return "thread" in row;
}

/** A memory with the thread and position that it stated. Derived places and counts are computed again on import. */
function visibleMemory(row: Place & Record<string, unknown>): Record<string, unknown> {
  const { thread: _, turn: __, length: ___, ...shown } = visible(row);
  return { ...shown, ...saidPlace(row) };
}

function visible(row: Record<string, unknown>): Record<string, unknown> {
  const shown = Object.entries(row).filter(([column]) => !hiddenColumns.has(column));
  return withoutNulls(Object.fromEntries(shown));
}

/** Rows whose ids are not stored yet. */
export function without<Row extends { id: string }>(rows: readonly Row[], known: ReadonlySet<string>): Row[] {
  return rows.filter(({ id }) => !known.has(id));
}

/** Orders nodes by creation time. Nodes of one source are neighbours in that order. */
export function byTime(
  left: AccountRows["memories"][number],
  right: AccountRows["memories"][number],
): number {
  return left.createdAt.localeCompare(right.createdAt) || left.id.localeCompare(right.id);
}

/** The error when an id in an export is already taken. */
export function idTaken() {
  return fail(
    "validation.bad_request",
    "Some ids in this export already exist in the database, or appear twice in the export. Import it into another data folder.",
    { status: 409 },
  );
}
