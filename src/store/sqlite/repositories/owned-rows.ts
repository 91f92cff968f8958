import { type Column, eq, getTableColumns } from "drizzle-orm";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Db } from "../driver/drizzle.ts";

/** A table whose rows belong to users. */
export type OwnedTable = SQLiteTable & { userId: SQLiteColumn };

/** Reads a user's rows of a table one by one, as Drizzle would give them: its own queries hold all of them at once. */
export function* ownedRows(db: Db, table: OwnedTable, userId: string): Generator<Record<string, unknown>> {
  const columns = Object.entries<Column>(getTableColumns(table));
  const { sql, params } = db.select().from(table).where(eq(table.userId, userId)).toSQL();
  const rows = db.$client
    .prepare<unknown[], unknown[]>(sql)
    .raw()
    .iterate(...params);
  for (const row of rows)
    yield Object.fromEntries(columns.map(([name, column], at) => [name, decoded(column, row[at])]));
}

function decoded(column: Column, stored: unknown): unknown {
  return stored === null ? null : column.mapFromDriverValue(stored);
}
