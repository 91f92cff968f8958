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

/** Throws CopyRefused where a database file cannot be copied to; changes nothing of it. */
export async function assertSqliteTarget(file: string, scope: CopyScope): Promise<void> {
  const problem = backupProblem(file);
  if (problem)
    throw new CopyRefused(`${file} ${problem.says}, and nothing was written: name another with --to.`);
  if (isOlder(file))
    throw new CopyRefused(
      `${file} is of an older version, and nothing was written: start this program on it once, or name another with --to.`,
    );
  const sqlite = openDatabase(file, { readonly: true, fileMustExist: true });
  try {
    await replaceable(sqliteRows(drizzle(sqlite)), scope);
  } finally {
    sqlite.close();
  }
  if (!scope.force && isHeld(file))
    throw new CopyRefused(
      `${file} is in use by a running server or client, and nothing was written: end it, or add --force to copy while they run; their writes wait meanwhile.`,
    );
}

/** Writes to a database file, which is made where it is missing, in one transaction. */
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
    // Without a commit, closing rolls back.
    sqlite.close();
  }
}
