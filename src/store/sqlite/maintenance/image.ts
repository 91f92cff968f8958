import { UnusableDatabase } from "../../common/unusable.ts";
import { openClient } from "../connection/client.ts";
import { isOfOlderVersion, ownVersion } from "../connection/migrate.ts";
import { copyInMemory, openDatabase } from "../driver/driver.ts";
import type { Database } from "../driver/types.ts";

/** True if a database is an older version of this program's. False if it cannot be used. Changes nothing. */
export function isOlder(file: string): boolean {
  return readOnly(file, isOfOlderVersion) ?? false;
}

/**
 * An in-memory copy of an older database, to be migrated and read there. The file stays unchanged for the program that
 * wrote it. Undefined if the database needs no migration or cannot be opened.
 */
export function imageOfOlder(file: string): Database | undefined {
  return readOnly(file, (database) => (isOfOlderVersion(database) ? copyInMemory(database) : undefined));
}

/** An in-memory copy of a database, for writes that must not change the file. Throws UnusableDatabase. */
export function imageOf(file: string): Database {
  const image = readOnly(file, (database) => {
    // Checks the schema first: a copy may evaluate expressions from the file, so the file must be ours.
    ownVersion(database);
    return copyInMemory(database);
  });
  if (image) return image;
  // Opening it throws with the reason.
  openClient(file).sqlite.close();
  throw new UnusableDatabase(`The database ${file} could not be copied. Try again.`);
}

function readOnly<Value>(file: string, read: (database: Database) => Value): Value | undefined {
  let database: Database | undefined;
  try {
    database = openDatabase(file, { readonly: true, fileMustExist: true });
    return read(database);
  } catch {
    // The next open reports why it cannot be used.
    return undefined;
  } finally {
    database?.close();
  }
}
