import { type Column, getTableColumns, getTableName } from "drizzle-orm";
import * as schema from "../../../../db/sqlite/schema.ts";
import { copiedColumns, keyColumns } from "../../common/copy/columns.ts";
import { type CopiedTableName, NOBODY, readingOf } from "../../common/copy/tables.ts";
import { inPages } from "../../common/in-pages.ts";
import type { CopiedRow, RowReader } from "../../ports/copy.ts";
import type { Db } from "../driver/drizzle.ts";
import { placeInRange } from "../owner-ranges.ts";

type Stored = string | number | null;

/** Reads a database's rows for copying. For a consistent state the connection must stay in one transaction. */
export function sqliteRows({ $client: sqlite }: Pick<Db, "$client">): RowReader {
  return {
    countUsers: async () => sqlite.prepare<[], number>("select count(*) from users").pluck().get() ?? 0,
    users: async function* () {
      yield* sqlite.prepare<[], string>("select id from users order by id").pluck().iterate();
    },
    hasUser: async (userId) => sqlite.prepare("select 1 from users where id = ?").get(userId) !== undefined,
    pages: async function* (table, owner) {
      const { key, rowsAPage } = readingOf(table);
      const columns = columnsOf(table);
      const order = keyColumns(columns, key).map((name) => `"${name}"`);
      const rows = sqlite
        .prepare<[string], Stored[]>(
          `select ${columns.map(([, { name }]) => `"${name}"`).join(", ")} from "${nameOf(table)}"
           where ${ownedBy(table)} order by ${[...order, "1"].join(", ")}`,
        )
        .raw()
        .iterate(owner);
      for (const page of inPages(rows, lengthOf, rowsAPage))
        yield page.map((row) => toRow(table, columns, row));
    },
  };
}

function lengthOf(row: readonly Stored[]): number {
  return row.reduce<number>((sum, value) => sum + (typeof value === "string" ? value.length : 8), 0);
}

/** A table's name in the database. */
export function nameOf(table: CopiedTableName): string {
  return getTableName(tables[table]);
}

/** The SQL condition for an owner's rows. */
function ownedBy(table: CopiedTableName): string {
  if (table === "users") return "id = ?";
  if (table === "rateWindows") return "key_id in (select id from api_keys where user_id = ?)";
  return table.startsWith("catalog") ? `? = '${NOBODY}'` : "user_id = ?";
}

function toRow(
  table: CopiedTableName,
  columns: readonly [string, Column][],
  stored: readonly Stored[],
): CopiedRow {
  const row: CopiedRow = {};
  for (const [at, [field, { dataType }]] of columns.entries()) {
    const value = stored[at] ?? null;
    row[field] = dataType === "boolean" && value !== null ? value === 1 : value;
  }
  if (table === "memoryNodes") row.position = placeInRange(Number(row.position));
  return row;
}

/** The copied columns of a table, by field. */
export function columnsOf(table: CopiedTableName): [field: string, column: Column][] {
  return copiedColumns<Column>(table, getTableColumns(tables[table]));
}

/** The schema's tables by name. */
export const tables = { ...schema };
