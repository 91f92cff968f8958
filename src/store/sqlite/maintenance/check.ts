import { UnusableDatabase } from "../../common/unusable.ts";
import { ownVersion } from "../connection/migrate.ts";
import { errorCode, isDamage, remedyFor } from "../connection/unusable.ts";
import { openDatabase } from "../driver/driver.ts";
import { DriverProblem } from "../driver/problem.ts";
import type { Database } from "../driver/types.ts";

export interface Problem {
  /** A backup is the right fix only if SQLite finds the file damaged. */
  kind: "damaged" | "foreign" | "unreadable";
  /** The predicate of a sentence whose subject is the file. */
  says: string;
  /** A fix other than choosing another file. */
  remedy?: string | undefined;
}

/**
 * Checks every page and reference of a file. Returns why it is not an intact database of this program, or undefined if
 * it is.
 */
export function databaseProblem(file: string): Problem | undefined {
  return problemOf(file, (database) => {
    const isSound = database.pragma("integrity_check(1)", { simple: true }) === "ok";
    if (isSound && database.prepare("pragma foreign_key_check").get() === undefined) return undefined;
    return { kind: "damaged", says: "is damaged" };
  });
}

/**
 * Checks only version and schema, which takes milliseconds. Returns why a file cannot be a backup, or undefined if it
 * can.
 */
export function backupProblem(file: string): Problem | undefined {
  return problemOf(file, (_, version) =>
    version === 0 ? { kind: "foreign", says: "is an empty database" } : undefined,
  );
}

/** Checks the schema first: an integrity check evaluates expressions from the file, so the file must be ours. */
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
    if (isDamage(code)) return { kind: "damaged", says: "is damaged or not a database" };
    const remedy = remedyFor(code, "make it readable for you");
    return { kind: "unreadable", says: `cannot be read (${code})`, remedy };
  } finally {
    database?.close();
  }
}
