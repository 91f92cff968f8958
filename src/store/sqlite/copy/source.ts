import { CopyRefused } from "../../common/copy/refused.ts";
import type { RowReader } from "../../ports/copy.ts";
import { openClient } from "../connection/client.ts";
import { databaseExists } from "../connection/data-dir.ts";
import { openDatabase } from "../driver/driver.ts";
import { drizzle } from "../driver/drizzle.ts";
import { backupProblem } from "../maintenance/check.ts";
import { imageOfOlder } from "../maintenance/image.ts";
import { sqliteRows } from "./read.ts";

/**
 * Reads one consistent state of a database file without changing it. An older version is migrated in memory. Throws
 * CopyRefused if there is no database of this program.
 */
export async function readSqlite<T>(file: string, work: (source: RowReader) => Promise<T>): Promise<T> {
  if (!databaseExists(file)) throw new CopyRefused(`There is nothing to copy: no database at ${file}.`);
  const problem = backupProblem(file);
  if (problem) {
    const help = [problem.remedy, "name another place"].filter(Boolean).join(", or ");
    throw new CopyRefused(`${file} ${problem.says}. Nothing was copied. To fix it, ${help}.`);
  }
  const older = imageOfOlder(file);
  const sqlite = older
    ? openClient(older).sqlite
    : openDatabase(file, { readonly: true, fileMustExist: true });
  try {
    sqlite.exec("begin");
    // The transaction's state is fixed by its first read.
    sqlite.prepare("select 1 from users limit 1").get();
    return await work(sqliteRows(drizzle(sqlite)));
  } finally {
    sqlite.close();
  }
}
