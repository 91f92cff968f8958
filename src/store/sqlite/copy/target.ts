import { replaceable } from "../../common/copy/occupied.ts";
import { CopyRefused, idIsTaken } from "../../common/copy/refused.ts";
import type { CopiedTableName } from "../../common/copy/tables.ts";
import { copiedDocument } from "../../common/documents/search-text.ts";
import { indexable } from "../../common/memories/text.ts";
import type { CopiedRow, CopyScope, RowWriter } from "../../ports/copy.ts";
import { openClient } from "../connection/client.ts";
import { isConstraint } from "../connection/errors.ts";
import { documentIndex } from "../documents/entries.ts";
import { openDatabase } from "../driver/driver.ts";
import { type Db, drizzle } from "../driver/drizzle.ts";
import { backupProblem } from "../maintenance/check.ts";
import { isOlder } from "../maintenance/image.ts";
import { isHeld } from "../maintenance/restore.ts";
import { memoryIndex } from "../memories/full-text-index.ts";
import { ownerRanges } from "../owner-ranges.ts";
import { columnsOf, nameOf, sqliteRows } from "./read.ts";

/** Throws CopyRefused if a database file cannot be a target. Changes nothing. */
export async function assertSqliteTarget(file: string, scope: CopyScope): Promise<void> {
  const problem = backupProblem(file);
  if (problem) throw new CopyRefused(`${file} ${problem.says}. Nothing was written. Name another with --to.`);
  if (isOlder(file))
    throw new CopyRefused(
      `${file} has an older schema. Nothing was written. Start this program on it once, or name another with --to.`,
    );
  const sqlite = openDatabase(file, { readonly: true, fileMustExist: true });
  try {
    await replaceable(sqliteRows(drizzle(sqlite)), scope);
  } finally {
    sqlite.close();
  }
  if (!scope.force && isHeld(file))
    throw new CopyRefused(
      `A running server or client uses ${file}. Nothing was written. Stop it, or add --force to copy while it runs; its writes wait meanwhile.`,
    );
}

/** Writes to a database file in one transaction. Creates a missing file. */
export async function writeSqlite<T>(
  file: string,
  scope: CopyScope,
  work: (target: RowWriter) => Promise<T>,
): Promise<T> {
  const { sqlite, db } = openClient(file);
  try {
    sqlite.exec("begin immediate");
    const replaced = await replaceable(sqliteRows(db), scope);
    if (replaced !== undefined) sqlite.prepare("delete from users where id = ?").run(replaced);
    const value = await work(sqliteWriter(db, Date.now()));
    sqlite.exec("commit");
    return value;
  } finally {
    // Closing without a commit rolls back.
    sqlite.close();
  }
}

/** Stores copied rows and their indexes. `revision` must be greater than every revision used there. */
function sqliteWriter(db: Pick<Db, "$client">, revision: number): RowWriter {
  const sqlite = db.$client;
  const { rangeMade } = ownerRanges(sqlite);
  const indexNode = memoryIndex(sqlite);
  const indexDocument = documentIndex(sqlite);
  const indexTitles = sqlite.prepare(
    "insert into catalogue_titles (source_id, code, title, alternate_titles) values (?, ?, ?, ?)",
  );
  const setRevision = sqlite.prepare("update users set revision = ? where id = ?");
  const inserter = (table: CopiedTableName) => {
    const columns = columnsOf(table);
    const names = columns.map(([, { name }]) => `"${name}"`).join(", ");
    const statement = sqlite.prepare(
      `insert into "${nameOf(table)}" (${names}) values (${columns.map(() => "?").join(", ")})`,
    );
    return (row: CopiedRow) => statement.run(columns.map(([field]) => stored(row[field])));
  };
  /** Writes the index entries of a stored row. */
  const beside = (table: CopiedTableName, row: CopiedRow): void => {
    if (table === "users") setRevision.run(revision, row.id);
    if (table === "memoryNodes") indexNode(Number(row.position), indexable(row));
    if (table === "documents") indexDocument(copiedDocument(row));
    const titles = table === "catalogOccupations" ? alternateTitles(row) : undefined;
    if (titles) indexTitles.run(row.sourceId, row.code, row.title, titles.join("\n"));
  };
  return {
    pages: sqliteRows(db).pages,
    insert: async (table, owner, rows) => {
      const insert = inserter(table);
      const start = table === "memoryNodes" ? rangeMade(owner).first : 0;
      for (const row of rows) {
        const placed = table === "memoryNodes" ? { ...row, position: start + Number(row.position) } : row;
        try {
          insert(placed);
        } catch (error) {
          throw isConstraint(error) ? idIsTaken(table, owner) : error;
        }
        beside(table, placed);
      }
    },
  };
}

function stored(value: CopiedRow[string] | undefined): string | number | null {
  return typeof value === "boolean" ? Number(value) : (value ?? null);
}

/** The other titles that the title search finds an occupation by. Occupations with names only have none. */
function alternateTitles({ entry }: CopiedRow): string[] | undefined {
  const read: { alternateTitles?: string[] } = JSON.parse(String(entry));
  return read.alternateTitles;
}
