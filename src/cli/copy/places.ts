import { dirname } from "node:path";
import type { NamedPlace } from "../../platform/config.ts";
import { CopyRefused } from "../../store/common/copy/refused.ts";
import type { CopyScope, RowReader, RowWriter } from "../../store/ports/copy.ts";
import { databaseExists, secureFolder } from "../../store/sqlite/connection/data-dir.ts";
import { readSqlite } from "../../store/sqlite/copy/source.ts";
import { assertSqliteTarget, writeSqlite } from "../../store/sqlite/copy/target.ts";
import { makePortable } from "../../store/sqlite/maintenance/backup.ts";
import { putInPlace, withTemporaryCopy } from "../database-copy.ts";
import { print } from "../terminal/context.ts";

/** Reads one consistent state of a location without changing it. Throws CopyRefused or UnusableDatabase. */
export async function readFrom<T>(place: NamedPlace, work: (source: RowReader) => Promise<T>): Promise<T> {
  if ("file" in place) return readSqlite(place.file, work);
  const { readPostgres } = await import("../../store/postgres/copy/source.ts");
  return readPostgres(place.url, place.shown, work);
}

/** Writes to a location in one transaction. A new database appears only when complete. */
export async function writeTo<T>(
  place: NamedPlace,
  scope: CopyScope,
  work: (target: RowWriter) => Promise<T>,
): Promise<T> {
  if ("file" in place) return writeFile(place.file, scope, work);
  const { writePostgres } = await import("../../store/postgres/copy/target.ts");
  return writePostgres(place.url, place.shown, scope, work);
}

async function writeFile<T>(
  file: string,
  scope: CopyScope,
  work: (target: RowWriter) => Promise<T>,
): Promise<T> {
  const word = secureFolder(dirname(file));
  if (word !== undefined) print(word);
  if (databaseExists(file)) {
    await assertSqliteTarget(file, scope);
    return writeSqlite(file, scope, work);
  }
  return withTemporaryCopy(`${file}.copy`, file, async (made) => {
    const value = await writeSqlite(made, scope, work);
    makePortable(made);
    if (databaseExists(file))
      throw new CopyRefused(
        `${file} was made by another program meanwhile, and was not changed: copy again.`,
      );
    putInPlace(made, file);
    return value;
  });
}
