import { randomFillSync } from "node:crypto";
import { monotonicFactory } from "ulid";
import type { Runtime } from "../operation/types.ts";
import { createResolver } from "./dns.ts";
import { createSystemTimers } from "./timers.ts";

/** The real clock, timers, ids and name service of this process. */
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

/** Random numbers from 0 to below 1, fetched from the system a few thousand at a time. */
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
