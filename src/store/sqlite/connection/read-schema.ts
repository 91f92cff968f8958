import { spacedPairs } from "../../../engine/retrieval/words/tokens.ts";
import { indexedDocument } from "../../common/documents/search-text.ts";
import type { DocumentKind } from "../../ports/documents.ts";
import { openDatabase } from "../driver/driver.ts";
import type { Database } from "../driver/types.ts";

/** A database file's own description. */
interface Schema {
  version: number;
  /** The number that marks which program made the file. */
  applicationId: number;
  /** Every table, index, trigger and view, in a form that can be compared. */
  objects: string[];
}

interface Row {
  version: number;
  applicationId: number;
  type: string | null;
  name: string | null;
  tableName: string | null;
  sql: string | null;
}

/** SQLite's statistics for its query planner. The user's own tools may have created them. */
const plannerTables = [
  "table sqlite_stat1 sqlite_stat1 CREATE TABLE sqlite_stat1(tbl,idx,stat)",
  "table sqlite_stat4 sqlite_stat4 CREATE TABLE sqlite_stat4(tbl,idx,neq,nlt,ndlt,sample)",
];

/** The schema of a new database after these statements. */
export function schemaAfter(statements: readonly string[]): string[] {
  const database = openDatabase(":memory:");
  addFunctions(database);
  try {
    database.transaction(() => statements.forEach((text) => void database.exec(text)))();
    return readSchema(database).objects;
  } finally {
    database.close();
  }
}

/** Uses one statement, since another process may be creating the tables right now. */
export function readSchema(database: Database): Schema {
  const rows = database
    .prepare<[], Row>(
      `select user_version as version, application_id as applicationId, type, name, tbl_name as tableName, sql
       from pragma_user_version, pragma_application_id left join sqlite_schema order by type, name, sql`,
    )
    .all();
  const objects = rows
    .filter(({ type }) => type !== null)
    .map(({ type, name, tableName, sql }) => `${type} ${name} ${tableName} ${normalised(sql ?? "")}`)
    .filter((line) => !plannerTables.includes(line));
  return { version: rows[0]?.version ?? 0, applicationId: rows[0]?.applicationId ?? 0, objects };
}

/** A statement's text without white space and quotes around names, which differ between writers. */
function normalised(sql: string): string {
  return sql
    .replace(/["`]/g, "")
    .replace(/\s+/g, " ")
    .replace(/ ?([(),]) ?/g, "$1");
}

/** Registers the SQL functions that migrations call. */
export function addFunctions(sqlite: Database): void {
  sqlite.function("spaced_pairs", { deterministic: true }, (text) => spacedPairs(String(text)));
  sqlite.function("document_text", { deterministic: true }, (kind, body) =>
    indexedDocument(String(kind) as DocumentKind, JSON.parse(String(body))),
  );
}
