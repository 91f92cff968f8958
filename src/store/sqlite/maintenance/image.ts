import { UnusableDatabase } from "../../common/unusable.ts";
import { openClient } from "../connection/client.ts";
import { isOfOlderVersion, ownVersion } from "../connection/migrate.ts";
import { copyInMemory, openDatabase } from "../driver/driver.ts";
import type { Database } from "../driver/types.ts";

/** Whether a database is of this program, but of an older version. False for one that cannot be used. Changes nothing. */
export function isOlder(file: string): boolean {
  return readOnly(file, isOfOlderVersion) ?? false;
}

/**
 * A copy in memory of a database of an older version, which can be brought up to date and read there: the file stays as
 * it is, for the program that wrote it. Undefined for a database that can be opened as it is, or not at all.
 */
export function imageOfOlder(file: string): Database | undefined {
  return readOnly(file, (database) => (isOfOlderVersion(database) ? copyInMemory(database) : undefined));
}

/** A copy in memory of a database as it is now, for work that writes and must leave the file as it is. Throws UnusableDatabase. */
export function imageOf(file: string): Database {
  const image = readOnly(file, (database) => {
    // Nothing of a file is run, and a copy may run expressions in it, before its schema is known to be ours.
    ownVersion(database);
    return copyInMemory(database);
  });
  if (image) return image;
  // Opening it says why it cannot be used.
  openClient(file).sqlite.close();
  throw new UnusableDatabase(`The database ${file} could not be copied; try again.`);
}

function readOnly<Value>(file: string, read: (database: Database) => Value): Value | undefined {
  let database: Database | undefined;
  try {
    database = openDatabase(file, { readonly: true, fileMustExist: true });
    return read(database);
  } catch {
    // Whoever opens it next says why it cannot be used.
    return undefined;
  } finally {
    database?.close();
  }
}
