import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { openPool } from "../../../src/store/postgres/connection/pool.ts";
import { openDatabase } from "../../../src/store/sqlite/driver/driver.ts";
import { asAdministrator } from "../../support/postgres/prepare.ts";

/** Every row of every table of a running program's data, as text; the inside of no store is asked. */
export async function storedRows(place: string): Promise<string[]> {
  if (place.startsWith("postgres:")) return rowsOfPostgres(place);
  const sqlite = openDatabase(databaseIn(place), { readonly: true });
  try {
    const names = sqlite
      .prepare<[], string>("select name from sqlite_master where type = 'table' and name not like 'sqlite_%'")
      .pluck()
      .all();
    return names.flatMap((name) =>
      sqlite
        .prepare(`select * from "${name}"`)
        .all()
        .map((row) => JSON.stringify(row).toLowerCase()),
    );
  } finally {
    sqlite.close();
  }
}

async function rowsOfPostgres(place: string): Promise<string[]> {
  const pool = openPool(asAdministrator(place), 1);
  try {
    const names = await pool.unsafe<{ name: string }[]>(
      "select tablename as name from pg_tables where schemaname = 'public'",
    );
    const all = names
      .map(({ name }) => `select row_to_json(t)::text as row from "${name}" t`)
      .join(" union all ");
    return (await pool.unsafe<{ row: string }[]>(all)).map(({ row }) => row.toLowerCase());
  } finally {
    await pool.end();
  }
}

/** The bytes of the database, its log and the log's index; PostgreSQL keeps its own. */
export function storedBytes(place: string): string {
  if (place.startsWith("postgres:")) return "";
  return readdirSync(place)
    .map((name) => readFileSync(join(place, name), "latin1").toLowerCase())
    .join("\n");
}

function databaseIn(place: string): string {
  const name = readdirSync(place).find((one) => /\.(?:db|sqlite3?)$/.test(one));
  if (name === undefined) throw new Error("There is no database in the folder.");
  return join(place, name);
}
