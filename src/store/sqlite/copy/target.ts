import { replaceable } from "../../common/copy/occupied.ts";
import { CopyRefused } from "../../common/copy/refused.ts";
import type { CopyScope, RowWriter } from "../../ports/copy.ts";
import { openClient } from "../connection/client.ts";
import { openDatabase } from "../driver/driver.ts";
import { drizzle } from "../driver/drizzle.ts";
import { backupProblem } from "../maintenance/check.ts";
import { isOlder } from "../maintenance/image.ts";
import { isHeld } from "../maintenance/restore.ts";
import { sqliteRows } from "./read.ts";
import { sqliteWriter } from "./write.ts";

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
