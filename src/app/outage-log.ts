import { ServiceError } from "../operation/errors.ts";
import type { Runtime } from "../operation/types.ts";
import { errorFacts, type Log } from "../platform/logger.ts";

/** Logs an error with a message and facts. */
export type LogError = (message: string, error: unknown, facts?: Record<string, unknown>) => void;

const PAUSE_MS = 1000;

/**
 * Logs errors with their stacks. Errors of an unreachable database server come by the hundred, so one line per
 * second counts them. `isServer` is false for a file, where each has its own cause.
 */
export function createErrorLog(
  log: Pick<Log, "error">,
  { monotonicMs, timers }: Pick<Runtime, "monotonicMs" | "timers">,
  isServer: boolean,
): LogError {
  let last = Number.NEGATIVE_INFINITY;
  let more = 0;
  let isWaiting = false;
  const write = (code: unknown) => {
    log.error("The database did not do its work. Callers got status 503, and background work tries again.", {
      code,
      errors: more,
    });
    last = monotonicMs();
    more = 0;
  };
  return (message, error, facts = {}) => {
    const code = isServer ? codeOf(error) : undefined;
    if (code === undefined) return log.error(message, { ...facts, ...errorFacts(error) });
    more += 1;
    if (isWaiting) return;
    const wait = last + PAUSE_MS - monotonicMs();
    if (wait <= 0) return write(code);
    isWaiting = true;
    timers.after(wait, () => {
      isWaiting = false;
      write(code);
    });
  };
}

/** The database's code in an error of the store. Undefined for any other error. */
function codeOf(error: unknown): unknown {
  return error instanceof ServiceError && error.status === 503 && "code" in error ? error.code : undefined;
}
