import { type Column, getTableName } from "drizzle-orm";
import { replaceable } from "../../common/copy/occupied.ts";
import { CopyRefused, idIsTaken, whose } from "../../common/copy/refused.ts";
import type { CopiedTableName } from "../../common/copy/tables.ts";
import { copiedDocument } from "../../common/documents/search-text.ts";
import { indexable } from "../../common/memories/text.ts";
import type { CopiedRow, CopyScope, RowWriter } from "../../ports/copy.ts";
import { isConstraint } from "../connection/errors.ts";
import { migrate } from "../connection/migrate.ts";
import { connectUnchanged } from "../connection/open.ts";
import type { Pool } from "../connection/pool.ts";
import { runUnit } from "../connection/run-unit.ts";
import type { Unit } from "../connection/unit.ts";
import { indexDocuments, indexOf } from "../documents/entries.ts";
import { indexed, indexWords } from "../memories/entries.ts";
import { columnsOf, postgresRows, seenBy, tables } from "./read.ts";

/** A copy holds this lock on its target until the commit. The number is arbitrary but unique to this program. */
const LOCK = 7_262_811_904;

/**
 * Writes to a database in one transaction. Creates the schema if the database is empty. Throws CopyRefused, with
 * nothing changed.
 */
export async function writePostgres<T>(
  url: string,
  shown: string,
  scope: CopyScope,
  work: (target: RowWriter) => Promise<T>,
): Promise<T> {
  const { pool, version, newest } = await connectUnchanged(url);
  try {
    if (version > 0 && version < newest)
      throw new CopyRefused(
        `${shown} has an older schema. Nothing was written. Start this program on it once, or name another with --to.`,
      );
    if (version > 0) await assertFree(pool, shown, scope);
    await migrate(pool);
    const mode = "isolation level read committed" as const;
    return await runUnit(pool, { mode, isHeld: true }, async (unit) => {
      await unit.rows("select pg_advisory_xact_lock($1)", [LOCK]);
      const replaced = await replaceable(postgresRows(unit), scope);
      if (replaced !== undefined) await remove(unit, replaced);
      return work(postgresWriter(unit, Date.now()));
    });
  } finally {
    await pool.end({ timeout: 0 });
  }
}

async function assertFree(pool: Pool, shown: string, scope: CopyScope): Promise<void> {
  const mode = "isolation level repeatable read read only" as const;
  await runUnit(pool, { mode, isHeld: true }, (unit) => replaceable(postgresRows(unit), scope));
  if (scope.force || !(await isHeld(pool))) return;
  throw new CopyRefused(
    `A running server or client uses ${shown}. Nothing was written. Stop it, or add --force to copy while it runs.`,
  );
}

/** True if other processes of this program use the database. This one has one connection. */
async function isHeld(pool: Pool): Promise<boolean> {
  const [found] = await pool.unsafe<{ n: number }[]>(
    `select count(*) as n from pg_stat_activity where datname = current_database()
     and application_name = 'career-context' and pid <> pg_backend_pid()`,
  );
  return (found?.n ?? 0) > 0;
}

async function remove(unit: Unit, userId: string): Promise<void> {
  await seenBy(unit, userId);
  await unit.count("delete from users where id = $1", [userId]);
}

/** Stores copied rows and indexes memories and documents. `revision` must be greater than every revision used there. */
function postgresWriter(unit: Unit, revision: number): RowWriter {
  return {
    pages: postgresRows(unit).pages,
    insert: async (table, owner, rows) => {
      requireStorable(table, owner, rows);
      await seenBy(unit, owner);
      const more = {
        ...(table === "users" && { revision }),
        ...(table === "rateWindows" && { userId: owner }),
      };
      try {
        if (table === "memoryNodes") await insertNodes(unit, owner, rows);
        else
          await insertRows(
            unit,
            table,
            rows.map((row) => ({ ...row, ...more })),
          );
        if (table === "documents") await indexDocuments(indexOf(unit), owner, rows.map(copiedDocument));
      } catch (error) {
        throw isConstraint(error) ? idIsTaken(table, owner) : error;
      }
    },
  };
}

/** U+0000 as a JSON escape, but not an escaped backslash followed by u0000. */
const escapedNul = /(?<!\\)(?:\\\\)*\\u0000/;

/** PostgreSQL's text cannot store U+0000. Its JSON can, but then no field can be read. */
function requireStorable(table: CopiedTableName, owner: string, rows: readonly CopiedRow[]): void {
  const json = columnsOf(table).flatMap(([field, { dataType }]) => (dataType === "json" ? [field] : []));
  const isStorable = rows.every(
    (row) =>
      Object.values(row).every((value) => typeof value !== "string" || !value.includes("\0")) &&
      json.every((field) => !escapedNul.test(String(row[field]))),
  );
  if (isStorable) return;
  throw new CopyRefused(
    `A text in table ${table} of ${whose(owner)} contains U+0000, which PostgreSQL cannot store. Nothing was written. Delete or correct it at the source first.`,
  );
}

async function insertNodes(unit: Unit, owner: string, rows: readonly CopiedRow[]): Promise<void> {
  const entries = rows.map((row) => ({ row, ...indexed(indexable(row)) }));
  await insertRows(
    unit,
    "memoryNodes",
    entries.map(({ row, length }) => ({ ...row, length })),
  );
  await indexWords(
    unit.count,
    owner,
    entries.map(({ row, ...entry }) => ({ position: Number(row.position), ...entry })),
  );
}

/** Columns that the copy sets itself. */
const given: Partial<Record<CopiedTableName, [field: string, column: Column][]>> = {
  users: [["revision", tables.users.revision]],
  memoryNodes: [["length", tables.memoryNodes.length]],
  rateWindows: [["userId", tables.rateWindows.userId]],
};

async function insertRows(
  { count }: Unit,
  table: CopiedTableName,
  rows: readonly CopiedRow[],
): Promise<void> {
  const columns = [...columnsOf(table), ...(given[table] ?? [])];
  const names = columns.map(([, { name }]) => `"${name}"`).join(", ");
  // JSON is sent as text, so it is stored unchanged.
  const values = columns.map(([field, { dataType }]) => `"${field}"${dataType === "json" ? "::json" : ""}`);
  const types = columns.map(([field, column]) => `"${field}" ${typeOf(column)}`).join(", ");
  await count(
    `insert into "${getTableName(tables[table])}" (${names}) select ${values.join(", ")}
     from json_to_recordset($1::json) as row (${types})`,
    [JSON.stringify(rows)],
  );
}

function typeOf(column: Column): string {
  return column.dataType === "number" || column.dataType === "boolean" ? column.getSQLType() : "text";
}
