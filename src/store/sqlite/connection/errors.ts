import type { ServiceError } from "../../../operation/errors.ts";
import { unavailable } from "../../common/unavailable.ts";

interface ErrorMapping {
  /** Matches prefixes of SQLite's result codes. */
  codes: string[];
  message: string;
  /** Set if a later request may succeed. */
  retryAfterSeconds?: number;
}

const errorMappings: ErrorMapping[] = [
  {
    codes: ["SQLITE_BUSY", "SQLITE_LOCKED"],
    message: "Another program locked the database for too long. Nothing was changed. Try again.",
    retryAfterSeconds: 1,
  },
  {
    codes: ["SQLITE_FULL"],
    message: "The disk is full. Nothing was changed. Free some space, then try again.",
    retryAfterSeconds: 30,
  },
  {
    codes: ["SQLITE_READONLY", "SQLITE_PERM", "SQLITE_AUTH"],
    message:
      "The database is not writable. Nothing was changed. Make its file, folder and disk writable again.",
  },
  {
    codes: ["SQLITE_IOERR", "SQLITE_CANTOPEN"],
    message:
      "A read or write on the disk failed. Nothing was changed. Check for a quota, a file size limit or a failing disk.",
  },
  {
    codes: ["SQLITE_CORRUPT", "SQLITE_NOTADB"],
    message:
      "The database is damaged. Nothing was changed. Stop the program and restore a backup with `career-context restore`.",
  },
];

/** Maps an SQLite error to a ServiceError with status 503 that states the fix. Returns any other error unchanged. */
export function toServiceError(error: unknown): unknown {
  const code = codeOf(error);
  const mapping = errorMappings.find(({ codes }) => codes.some((start) => code.startsWith(start)));
  if (!mapping) return error;
  return unavailable(mapping.message, code, mapping.retryAfterSeconds);
}

/** The error when the database's path no longer leads to the opened file. */
export function databaseReplaced(): ServiceError {
  return unavailable(
    "The database file was removed or replaced while the program was running. Nothing was changed. Put it back, or restart the program.",
    "DATABASE_REPLACED",
  );
}

/** True if SQLite failed because another connection holds the lock. */
export function isBusy(error: unknown): boolean {
  return codeOf(error).startsWith("SQLITE_BUSY");
}

/** True if a statement failed because a key is taken or a referenced row is missing. */
export function isConstraint(error: unknown): boolean {
  // Drizzle wraps what SQLite throws.
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return codeOf(cause).startsWith("SQLITE_CONSTRAINT");
}

function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "";
}
