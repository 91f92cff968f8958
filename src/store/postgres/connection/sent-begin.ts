import type postgres from "postgres";

/** The driver's own record of a connection that a transaction has taken for itself. */
interface Taken {
  /** Sends the next waiting statement, or marks the connection as free for one. */
  reserved?: (() => unknown) | null;
  /** Ends the transaction: its connection is gone. */
  onclose?: ((error: unknown) => void) | null;
}

interface BeginOptions {
  /** The driver calls it when a connection sends `begin`. */
  onexecute?: (taken: Taken) => unknown;
}

/**
 * Sends a transaction's first statements behind its `begin`, in the same message. The driver would first wait for the
 * answer to `begin`: one more way to the database and back for each transaction. It hands `begin` to `unsafe`, with a
 * callback that takes the connection.
 */
export function sendBeginAhead<Pool extends postgres.Sql>(pool: Pool): Pool {
  const unsafe = pool.unsafe as (text: string, values?: never[], options?: object) => Promise<unknown>;
  const begin = (text: string, options: BeginOptions) => ({
    execute: () =>
      new Promise<void>((resolve, reject) => {
        let at: Taken | undefined;
        const onexecute = (taken: Taken) => {
          at = taken;
          options.onexecute?.(taken);
          queueMicrotask(() => {
            taken.reserved?.();
            resolve();
          });
          // The driver sends no other statement on this connection.
          return false;
        };
        unsafe(text, [], { ...options, onexecute }).catch((error: unknown) => {
          reject(error);
          at?.onclose?.(error);
        });
      }),
  });
  return Object.assign(pool, {
    unsafe: (text: string, values?: never[], options: BeginOptions = {}) =>
      options.onexecute ? begin(text, options) : unsafe(text, values, options),
  });
}
