import { DrizzleQueryError } from "drizzle-orm/errors";
import { unavailable } from "../../common/unavailable.ts";

interface ErrorMapping {
  /** Beginnings of SQLSTATEs, and codes of the driver and the system. */
  codes: string[];
  message: string;
  /** Set if a later request may succeed. */
  retryAfterSeconds?: number;
}

const lost = ["CONNECTION_", "CONNECT_TIMEOUT", "ECONN", "EPIPE", "ETIMEDOUT", "EHOSTUNREACH", "ENOTFOUND"];

const errorMappings: ErrorMapping[] = [
  {
    codes: ["55P03", "40001", "40P01"],
    message: "Other writes have held these data for too long; nothing was changed. Send it again.",
    retryAfterSeconds: 1,
  },
  {
    codes: ["57014", "25P03"],
    message: "The database took too long; nothing was changed. Send it again.",
    retryAfterSeconds: 5,
  },
  {
    codes: ["53100"],
    message: "The database's disk is full; nothing was changed. Free some space, then send it again.",
    retryAfterSeconds: 30,
  },
  {
    codes: ["25006"],
    message: "The database takes no writes now; nothing was changed. Look whether it is a standby.",
    retryAfterSeconds: 5,
  },
  {
    codes: [...lost, "ENOENT", "08", "57P0", "53300", "53200"],
    message: "The database cannot be reached; nothing was changed. Send it again in a moment.",
    retryAfterSeconds: 2,
  },
  {
    codes: ["28", "42501", "3D000"],
    message:
      "The database does not let this program in; nothing was changed. Look at its address and rights.",
  },
];

/** What may follow where a connection ends while a commit is under way. */
const UNKNOWN =
  "The connection to the database was lost while this was stored; whether it was is not known. Send it again with the same Idempotency-Key, or look first.";

/** The error of the database itself: the query builder wraps it in one that repeats the values of the statement. */
export function rootOf(error: unknown): unknown {
  return error instanceof DrizzleQueryError && error.cause !== undefined ? error.cause : error;
}

/**
 * Maps an error of the database to a ServiceError with status 503 that says what would help; any other is returned as
 * it is. `isCommitting` says that the commit was under way.
 */
export function toServiceError(thrown: unknown, isCommitting = false): unknown {
  const error = rootOf(thrown);
  const code = codeOf(error);
  if (isCommitting && isLost(code)) return unavailable(UNKNOWN, code);
  const mapping = errorMappings.find(({ codes }) => codes.some((start) => code.startsWith(start)));
  return mapping ? unavailable(mapping.message, code, mapping.retryAfterSeconds) : error;
}

/** Whether a transaction that failed so may succeed as it is: another one stood in its way. */
export function isCollision(error: unknown): boolean {
  return ["40001", "40P01"].includes(codeOf(rootOf(error)));
}

/** Whether a statement failed because a row with this key is there, or one that it needs is not. */
export function isConstraint(error: unknown): boolean {
  return codeOf(rootOf(error)).startsWith("23");
}

/** The code of an error of the database, the driver or the system; empty where it has none. */
export function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "";
}

/** Whether an error says that the connection is gone, by its code. */
export function isLost(code: string): boolean {
  return lost.some((start) => code.startsWith(start)) || /^(08|57P0)/.test(code);
}
