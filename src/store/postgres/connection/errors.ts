import { DrizzleQueryError } from "drizzle-orm/errors";
import { unavailable } from "../../common/unavailable.ts";
import type { DatabaseCause } from "../../ports/database-use.ts";

interface ErrorMapping {
  cause: DatabaseCause;
  /** Matches SQLSTATE prefixes, and codes of the driver and the system. */
  codes: string[];
  message: string;
  /** Set if a later request may succeed. */
  retryAfterSeconds?: number;
}

const lost = ["CONNECTION_", "CONNECT_TIMEOUT", "ECONN", "EPIPE", "ETIMEDOUT", "EHOSTUNREACH", "ENOTFOUND"];

const errorMappings: ErrorMapping[] = [
  {
    cause: "conflict",
    codes: ["55P03", "40001", "40P01"],
    message: "Other writes took too long. Nothing was changed. Try again.",
    retryAfterSeconds: 1,
  },
  {
    cause: "timeout",
    codes: ["57014", "25P03"],
    message: "The database took too long. Nothing was changed. Try again.",
    retryAfterSeconds: 5,
  },
  {
    cause: "disk_full",
    codes: ["53100"],
    message: "The database's disk is full. Nothing was changed. Free some space, then try again.",
    retryAfterSeconds: 30,
  },
  {
    cause: "read_only",
    codes: ["25006"],
    message: "The database is read-only now. Nothing was changed. Check whether it is a standby.",
    retryAfterSeconds: 5,
  },
  {
    cause: "unreachable",
    codes: [...lost, "ENOENT", "08", "57P0", "53300", "53200"],
    message: "The database cannot be reached. Nothing was changed. Try again in a moment.",
    retryAfterSeconds: 2,
  },
  {
    cause: "certificate",
    codes: ["ERR_TLS", "ERR_SSL", "CERT_", "DEPTH_ZERO", "SELF_SIGNED", "UNABLE_TO_"],
    message:
      "The certificate of the database's server was refused. Nothing was changed. Renew it, or correct sslrootcert.",
  },
  {
    cause: "refused",
    codes: ["28", "42501", "3D000"],
    message:
      "The database refused the connection. Nothing was changed. Check its address and the role's rights.",
  },
];

/** Used when the connection is lost during a commit. */
const UNKNOWN =
  "The connection to the database was lost during the write. It may or may not be stored. Try again with the same Idempotency-Key, or check first.";

/** The database's own error. The query builder wraps it in one that repeats the statement's values. */
export function rootOf(error: unknown): unknown {
  return error instanceof DrizzleQueryError && error.cause !== undefined ? error.cause : error;
}

/**
 * Maps a database error to a ServiceError with status 503 that states the fix. Returns any other error unchanged.
 * `isCommitting` means that the commit had started.
 */
export function toServiceError(thrown: unknown, isCommitting = false): unknown {
  const error = rootOf(thrown);
  const code = codeOf(error);
  if (isCommitting && isLost(code)) return unavailable(UNKNOWN, code);
  const mapping = mappingOf(code);
  return mapping ? unavailable(mapping.message, code, mapping.retryAfterSeconds) : error;
}

/** The code of a write that a newer schema forbids. */
export const OUTDATED = "SCHEMA";

/** Why the database failed, by an error of `toServiceError`. Undefined if something else failed. */
export function causeOf(error: unknown): DatabaseCause | undefined {
  const code = codeOf(error);
  return code === OUTDATED ? "schema" : mappingOf(code)?.cause;
}

function mappingOf(code: string): ErrorMapping | undefined {
  return errorMappings.find(({ codes }) => codes.some((start) => code.startsWith(start)));
}

/** True if the transaction failed because of another one, so a retry may succeed. */
export function isCollision(error: unknown): boolean {
  return ["40001", "40P01"].includes(codeOf(rootOf(error)));
}

/** True if a statement failed because a key is taken or a referenced row is missing. */
export function isConstraint(error: unknown): boolean {
  return codeOf(rootOf(error)).startsWith("23");
}

/** The error code of the database, the driver or the system; empty if there is none. */
export function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "";
}

/** True if the error code means that the connection is gone. */
export function isLost(code: string): boolean {
  return lost.some((start) => code.startsWith(start)) || /^(08|57P0)/.test(code);
}
