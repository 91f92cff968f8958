import { randomFillSync } from "node:crypto";
import { monotonicFactory } from "ulid";
import type { Runtime } from "../operation/types.ts";
import { createResolver } from "./dns.ts";
import { createSystemTimers } from "./timers.ts";

/** Creates the runtime of this process: the system's clock, timers, random ids and name look-up. */
export function createSystemRuntime(): Runtime {
  const ulid = monotonicFactory(randomFractions());
  return {
    now: () => new Date(),
    newId: (prefix) => `${prefix}_${ulid().toLowerCase()}`,
    monotonicMs: () => performance.now(),
    timers: createSystemTimers(),
    addressesOf: createResolver(),
  };
}

/** Creates a source of random numbers from 0 to below 1, which fetches a few thousand at a time from the system. */
function randomFractions(): () => number {
  const pool = new Uint8Array(4096);
  let used = pool.length;
  return () => {
    if (used === pool.length) {
      randomFillSync(pool);
      used = 0;
    }
    used += 1;
    return (pool[used - 1] ?? 0) / 256;
  };
}
