import type { ServiceError } from "../../../operation/errors.ts";
import { unavailable } from "../../common/unavailable.ts";

interface ErrorMapping {
  /** Prefixes of SQLite's result codes. */
  codes: string[];
  message: string;
  /** Set if a later request may succeed. */
  retryAfterSeconds?: number;
}

const errorMappings: ErrorMapping[] = [
  {
    codes: ["SQLITE_BUSY", "SQLITE_LOCKED"],
    message: "Another program has held the database for too long; nothing was changed. Send it again.",
    retryAfterSeconds: 1,
  },
  {
    codes: ["SQLITE_FULL"],
    message: "The disk is full; nothing was changed. Free some space, then send it again.",
    retryAfterSeconds: 30,
  },
  {
    codes: ["SQLITE_READONLY", "SQLITE_PERM", "SQLITE_AUTH"],
    message:
      "The database cannot be written to; nothing was changed. Make its file, folder and disk writable again.",
  },
  {
    codes: ["SQLITE_IOERR", "SQLITE_CANTOPEN"],
    message:
      "The disk refused to read or write; nothing was changed. Look for a quota, a limit on file sizes or a failing disk.",
  },
  {
    codes: ["SQLITE_CORRUPT", "SQLITE_NOTADB"],
    message:
      "The database is damaged; nothing was changed. Stop the program and put a backup in its place with `career-context restore`.",
  },
];

/** Maps an SQLite error to a ServiceError with status 503 that says what would help. Returns any other error as it is. */
export function toServiceError(error: unknown): unknown {
  const code = codeOf(error);
  const mapping = errorMappings.find(({ codes }) => codes.some((start) => code.startsWith(start)));
  if (!mapping) return error;
  return unavailable(mapping.message, code, mapping.retryAfterSeconds);
}

/** The error of a database whose path leads to another file than the one that was opened. */
export function databaseReplaced(): ServiceError {
  return unavailable(
    "The database file was removed or replaced while the program ran; nothing was changed. Put it back, or start the program again.",
    "DATABASE_REPLACED",
  );
}

/** Whether SQLite failed because another connection holds the lock. */
export function isBusy(error: unknown): boolean {
  return codeOf(error).startsWith("SQLITE_BUSY");
}

/** Whether a statement failed because a row with this key is there, or one that it needs is not. */
export function isConstraint(error: unknown): boolean {
  // Drizzle wraps what SQLite throws.
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return codeOf(cause).startsWith("SQLITE_CONSTRAINT");
}

function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "";
}
