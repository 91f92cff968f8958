import { unavailable } from "../common/unavailable.ts";
import type { Snapshot } from "../ports/store.ts";
import type { Pool } from "./connection/pool.ts";
import { runUnit } from "./connection/unit.ts";
import { bindTx } from "./tx.ts";

/** Each one holds a connection, and what was deleted since it began. */
const MOST_OPEN = 4;

/** Opens snapshots: transactions that only read, beside which others continue. */
export function createSnapshots(pool: Pool): (userId: string) => Promise<Snapshot> {
  let open = 0;
  return async (userId) => {
    if (open >= MOST_OPEN)
      throw unavailable("Too many exports are being read; send it again in a moment.", "SNAPSHOTS", 5);
    open += 1;
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    const options = { mode: "isolation level repeatable read read only", userId, isHeld: true } as const;
    return new Promise((resolve, reject) => {
      runUnit(pool, options, async (unit) => {
        const bound = bindTx(unit, userId);
        // A transaction has the state of its first read.
        await bound.tx.user.revision();
        resolve({ tx: bound.tx, release });
        await released;
        bound.end();
      })
        // Where it fails later, whoever reads from it has learned that by a statement that failed.
        .catch(reject)
        .finally(() => {
          open -= 1;
        });
    });
  };
}
