import { idIsTaken } from "../../common/copy/refused.ts";
import type { CopiedTableName } from "../../common/copy/tables.ts";
import { copiedDocument } from "../../common/documents/search-text.ts";
import { indexable } from "../../common/memories/text.ts";
import type { CopiedRow, RowWriter } from "../../ports/copy.ts";
import { isConstraint } from "../connection/errors.ts";
import { documentIndex } from "../documents/entries.ts";
import type { Db } from "../driver/drizzle.ts";
import { memoryIndex } from "../memories/full-text-index.ts";
import { ownerRanges } from "../owner-ranges.ts";
import { columnsOf, nameOf, sqliteRows } from "./read.ts";

/** Stores copied rows and their indexes. `revision` must be greater than every revision used there. */
export function sqliteWriter(db: Pick<Db, "$client">, revision: number): RowWriter {
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
