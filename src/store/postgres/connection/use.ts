import type { DatabaseCause, DatabaseObserver, DatabaseUse } from "../../ports/database-use.ts";

/** Counts the use of a pool's connections. Measures time only if something observes. */
export interface UseOfPool extends DatabaseUse {
  /** Runs what takes a connection for itself. */
  holding: <T>(work: () => Promise<T>) => Promise<T>;
  /** Runs one statement. */
  timed: <T>(run: () => Promise<T>) => Promise<T>;
  retried: () => void;
  failed: (cause: DatabaseCause | undefined) => void;
}

/** Creates the counts of a pool with so many connections. */
export function createUse(most: number): UseOfPool {
  let open = 0;
  let observer: DatabaseObserver | undefined;
  return {
    most,
    inUse: () => Math.min(open, most),
    waiting: () => Math.max(0, open - most),
    observe: (by) => {
      observer = by;
    },
    holding: async (work) => {
      open += 1;
      try {
        return await work();
      } finally {
        open -= 1;
      }
    },
    timed: async (run) => {
      if (!observer) return run();
      const began = performance.now();
      try {
        return await run();
      } finally {
        observer.statement((performance.now() - began) / 1000);
      }
    },
    retried: () => observer?.retry(),
    failed: (cause) => {
      if (cause) observer?.failed(cause);
    },
  };
}
