import { dirname } from "node:path";
import type { NamedPlace } from "../../platform/config.ts";
import { UsageError } from "../../platform/usage-error.ts";
import { type CopiedUser, copyRows, TABLES_A_USER } from "../../store/common/copy/copy-rows.ts";
import { CopyRefused } from "../../store/common/copy/refused.ts";
import type { CopyScope, RowReader, RowWriter } from "../../store/ports/copy.ts";
import { databaseExists, secureFolder } from "../../store/sqlite/connection/data-dir.ts";
import { readSqlite } from "../../store/sqlite/copy/source.ts";
import { assertSqliteTarget, writeSqlite } from "../../store/sqlite/copy/target.ts";
import { makePortable } from "../../store/sqlite/maintenance/backup.ts";
import { isSameFile, putInPlace, withTemporaryCopy } from "../database-copy.ts";
import { print } from "../terminal/context.ts";
import { noProgress, terminalProgress } from "../terminal/progress.ts";

/**
 * Copies all users or one. Returns what is equal on both sides. Throws UsageError, CopyRefused and
 * UnusableDatabase.
 */
export async function copyPlace(
  from: NamedPlace,
  to: NamedPlace,
  scope: CopyScope,
  isQuiet: boolean,
): Promise<CopiedUser[]> {
  if ("file" in from && "file" in to && isSameFile(from.file, to.file))
    throw new UsageError("--from and --to are one database: name two.");
  const progress = isQuiet ? noProgress : terminalProgress();
  try {
    return await readFrom(from, async (source) => {
      const users = await countOf(source, from, scope);
      return writeTo(to, scope, (target) => {
        progress.step("Copying", users * TABLES_A_USER);
        const onTable = () => progress.advance(1);
        return copyRows(source, target, { userId: scope.userId, onTable });
      });
    });
  } finally {
    progress.end();
  }
}

async function countOf(source: RowReader, { shown }: NamedPlace, { userId }: CopyScope): Promise<number> {
  if (userId !== undefined) {
    if (await source.hasUser(userId)) return 1;
    throw new UsageError(`There is no user "${userId}" in ${shown}, and nothing was written.`);
  }
  const users = await source.countUsers();
  if (users > 0) return users;
  throw new UsageError(`There is nothing to copy: ${shown} has no users.`);
}

/** Reads one consistent state of a location without changing it. Throws CopyRefused or UnusableDatabase. */
async function readFrom<T>(place: NamedPlace, work: (source: RowReader) => Promise<T>): Promise<T> {
  if ("file" in place) return readSqlite(place.file, work);
  const { readPostgres } = await import("../../store/postgres/copy/source.ts");
  return readPostgres(place.url, place.shown, work);
}

/** Writes to a location in one transaction. A new database appears only when complete. */
async function writeTo<T>(
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
