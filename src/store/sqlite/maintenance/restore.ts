import { migrate } from "../connection/migrate.ts";
import { errorCode } from "../connection/unusable.ts";
import { openDatabase } from "../driver/driver.ts";

/** SQLite copies pages only between databases with the same page size, and a file may have any. */
const PAGE_BYTES = 4096;

/**
 * Prepares a checked, portable copy to replace the database: migrates it and sets revisions that were never used, so no
 * cached answer stays valid. `revision` must be greater than every revision used before.
 */
export function makeCurrent(file: string, revision: number): void {
  const database = openDatabase(file, { fileMustExist: true });
  try {
    if (database.pragma("page_size", { simple: true }) !== PAGE_BYTES) {
      database.pragma(`page_size = ${PAGE_BYTES}`);
      database.exec("vacuum");
    }
    migrate(database);
    database.prepare("update users set revision = max(revision, ?) + 1").run(revision);
  } finally {
    database.close();
  }
}

/** True if another connection of any process has an intact database open. */
export function isHeld(file: string): boolean {
  const database = openDatabase(file, { fileMustExist: true, timeout: 0 });
  try {
    // Every connection to a database with a write-ahead log holds a shared lock. This asks for the exclusive one.
    database.pragma("locking_mode = EXCLUSIVE");
    database.exec("begin immediate");
    database.exec("rollback");
    return false;
  } catch (error) {
    if (errorCode(error).startsWith("SQLITE_BUSY")) return true;
    throw error;
  } finally {
    database.close();
  }
}
