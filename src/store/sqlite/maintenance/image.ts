import Sqlite, { type Database } from "better-sqlite3";
import { UnusableDatabase } from "../../common/unusable.ts";
import { openClient } from "../connection/client.ts";
import { isOfOlderVersion } from "../connection/migrate.ts";

/** Whether a database is of this program, but of an older version. False for one that cannot be used. Changes nothing. */
export function isOlder(file: string): boolean {
  return readOnly(file, isOfOlderVersion) ?? false;
}

/**
 * An image of a database of an older version, which can be brought up to date in memory and read there: the file stays
 * as it is, for the program that wrote it. Undefined for a database that can be opened as it is, or not at all.
 */
export function imageOfOlder(file: string): Buffer | undefined {
  return readOnly(file, (database) => (isOfOlderVersion(database) ? imageIn(database) : undefined));
}

/** An image of a database as it is now, for work that writes and must leave the file as it is. Throws UnusableDatabase. */
export function imageOf(file: string): Buffer {
  const image = readOnly(file, imageIn);
  if (image) return image;
  // Opening it says why it cannot be used.
  openClient(file).sqlite.close();
  throw new UnusableDatabase(`The database ${file} could not be copied; try again.`);
}

/** Where a database's header says how it keeps its journal. There is no write-ahead log in memory. */
const JOURNAL_BYTES = [18, 20] as const;
const ROLLBACK_JOURNAL = 1;

function imageIn(database: Database): Buffer {
  const image = database.serialize();
  image.fill(ROLLBACK_JOURNAL, ...JOURNAL_BYTES);
  return image;
}

function readOnly<Value>(file: string, read: (database: Database) => Value): Value | undefined {
  let database: Database | undefined;
  try {
    database = new Sqlite(file, { readonly: true, fileMustExist: true });
    return read(database);
  } catch {
    // Whoever opens it next says why it cannot be used.
    return undefined;
  } finally {
    database?.close();
  }
}
