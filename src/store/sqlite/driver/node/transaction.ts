import type { Database, Transaction } from "../types.ts";

/** A function that runs its work in a transaction, as better-sqlite3 makes one. */
export function transactionOf<Args extends unknown[], Result>(
  database: Database,
  work: (...args: Args) => Result,
): Transaction<Args, Result> {
  const beginning =
    (begin: string) =>
    (...args: Args) => {
      const [first, end, undo] = database.inTransaction
        ? ["savepoint nested", "release nested", "rollback to nested; release nested"]
        : [begin, "commit", "rollback"];
      database.exec(first);
      try {
        const result = work(...args);
        database.exec(end);
        return result;
      } catch (error) {
        // After some failures SQLite has already rolled back.
        if (database.inTransaction) database.exec(undo);
        throw error;
      }
    };
  return Object.assign(beginning("begin"), { immediate: beginning("begin immediate") });
}
