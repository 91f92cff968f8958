import type postgres from "postgres";
import { codeOf, isLost } from "./errors.ts";

/** The driver's own record of a connection that a transaction has taken for itself. */
interface Taken {
  /** Sends the next waiting statement, or marks the connection as free for one. */
  reserved?: (() => unknown) | null;
  /** Ends the transaction: its connection is gone. */
  onclose?: ((error: unknown) => void) | null;
}

/** What is sent with `begin`. */
export interface Opening {
  statements: readonly string[];
  /** Gets the rows of each statement. */
  answered: (answers: readonly (readonly unknown[])[]) => void;
  failed: (error: unknown) => void;
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
export function sendBeginAhead<Pool extends postgres.Sql>(pool: Pool) {
  const unsafe = pool.unsafe as (text: string, values?: never[], options?: object) => Promise<unknown>;
  let next: Opening | undefined;
  const begin = (text: string, options: BeginOptions, opening: Opening | undefined) => ({
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
        const whole = [text, ...(opening?.statements ?? [])].join(";\n");
        unsafe(whole, [], { ...options, onexecute }).then(
          (answers) => opening?.answered(Array.isArray(answers) ? answers.slice(1) : []),
          (error: unknown) => {
            opening?.failed(error);
            // The transaction has begun, and its work ends it.
            if (opening && at && !isLost(codeOf(error))) return;
            reject(error);
            at?.onclose?.(error);
          },
        );
      }),
  });
  return Object.assign(pool, {
    unsafe: (text: string, values?: never[], options: BeginOptions = {}) => {
      if (!options.onexecute) return unsafe(text, values, options);
      const opening = next;
      next = undefined;
      return begin(text, options, opening);
    },
    /** Begins a transaction with statements in the same message. They have no parameters. */
    beginWith: <T>(
      mode: string,
      opening: Opening,
      work: (handle: postgres.TransactionSql) => Promise<T>,
    ): Promise<unknown> => {
      next = opening;
      // It takes `next` before it waits for anything.
      return pool.begin(mode, work);
    },
  });
}

/** A text as a literal in a statement, for the messages that have no parameters. */
export function literal(text: string): string {
  const quoted = text.replaceAll("\0", "\uFFFD").replaceAll("'", "''");
  // As PostgreSQL's own quote_literal does, whatever standard_conforming_strings says.
  return quoted.includes("\\") ? ` E'${quoted.replaceAll("\\", "\\\\")}'` : `'${quoted}'`;
}
