import { UnusableDatabase } from "../../common/unusable.ts";
import { ownVersion } from "../connection/migrate.ts";
import { errorCode, isDamage, remedyFor } from "../connection/unusable.ts";
import { openDatabase } from "../driver/driver.ts";
import { DriverProblem } from "../driver/problem.ts";
import type { Database } from "../driver/types.ts";

export interface Problem {
  /** A backup helps only where SQLite itself finds the file damaged. */
  kind: "damaged" | "foreign" | "unreadable";
  /** The predicate of a sentence about the file. */
  says: string;
  /** What helps, beside taking another file. */
  remedy?: string | undefined;
}

/** Why a file is no sound database of this program, in every page and reference; undefined if it is one. */
export function databaseProblem(file: string): Problem | undefined {
  return problemOf(file, (database) => {
    const isSound = database.pragma("integrity_check(1)", { simple: true }) === "ok";
    if (isSound && database.prepare("pragma foreign_key_check").get() === undefined) return undefined;
    return { kind: "damaged", says: "is damaged" };
  });
}

/** Why a file cannot be a backup, by its version and schema alone, which takes milliseconds; undefined if it can. */
export function backupProblem(file: string): Problem | undefined {
  return problemOf(file, (_, version) =>
    version === 0 ? { kind: "foreign", says: "is an empty database" } : undefined,
  );
}

/** Nothing of the file is run before its schema is known to be ours: checking its integrity evaluates expressions in it. */
function problemOf(
  file: string,
  check: (database: Database, version: number) => Problem | undefined,
): Problem | undefined {
  let database: Database | undefined;
  try {
    database = openDatabase(file, { readonly: true, fileMustExist: true });
    return check(database, ownVersion(database));
  } catch (error) {
    if (error instanceof DriverProblem) throw error;
    if (error instanceof UnusableDatabase && error.foreign) return { kind: "foreign", ...error.foreign };
    const code = errorCode(error);
    if (isDamage(code)) return { kind: "damaged", says: "is damaged or no database" };
    const remedy = remedyFor(code, "make it readable for you");
    return { kind: "unreadable", says: `cannot be read (${code})`, remedy };
  } finally {
    database?.close();
  }
}
