import { fail } from "../../operation/errors.ts";
import type { AccountRows } from "../ports/account.ts";
import { type Place, saidPlace } from "./memories/thread.ts";
import { withoutNulls } from "./rows.ts";
import type { UserTableName } from "./user-tables.ts";

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

/**
 * The columns that order the rows of each table in an export, the same on both engines. On SQLite an index has this
 * order where a user may have many rows, so they are still read one by one. The export omits hashes, secrets, stored
 * replies and undo data.
 */
export const exportOrder = {
  profiles: [],
  resumes: [],
  claims: ["position"],
  assessmentSubmissions: ["completedAt", "id"],
  timelineEvents: ["timestamp", "id"],
  memories: ["createdAt", "id"],
  alerts: ["id"],
  alertStates: [],
  healthDays: ["day"],
  documents: ["kind", "id"],
  dataSharing: [],
  webhooks: ["id"],
  apiKeys: ["id"],
  subjectLinks: ["id"],
  accessLog: ["id"],
} as const satisfies Partial<Record<UserTableName, readonly string[]>>;

/** A table in an export. */
export type ExportedTable = keyof typeof exportOrder;

/** Tables in an export. */
export const exportedTables = Object.keys(exportOrder) as ExportedTable[];

/** The columns with these names. */
export function columnsNamed<Column>(columns: Record<string, Column>, names: readonly string[]): Column[] {
  return names.flatMap((name) => columns[name] ?? []);
}
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
