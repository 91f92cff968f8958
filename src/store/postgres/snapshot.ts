import { unavailable } from "../common/unavailable.ts";
import type { Snapshot } from "../ports/store.ts";
import type { Pool } from "./connection/pool.ts";
import { runUnit } from "./connection/run-unit.ts";
import { bindTx } from "./tx.ts";

/** Each snapshot holds a connection, and keeps rows that were deleted since it began. */
const MOST_OPEN = 4;

/** Opens snapshots: read-only transactions that do not block others. */
export function createSnapshots(pool: Pool): (userId: string) => Promise<Snapshot> {
  let open = 0;
  return async (userId) => {
    if (open >= MOST_OPEN)
      throw unavailable("Too many exports are running. Try again in a moment.", "SNAPSHOTS", 5);
    open += 1;
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    const options = { mode: "isolation level repeatable read read only", userId, isHeld: true } as const;
    return new Promise((resolve, reject) => {
      runUnit(pool, options, async (unit) => {
        const bound = bindTx(unit, userId);
        // The transaction's state is fixed by its first read.
        await bound.tx.user.revision();
        resolve({ tx: bound.tx, release });
        await released;
        bound.end();
      })
        // A later failure also fails a statement, so the reader already knows.
        .catch(reject)
        .finally(() => {
          open -= 1;
        });
    });
  };
}
