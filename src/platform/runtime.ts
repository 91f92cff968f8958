import type { Runtime } from "../operation/types.ts";
import { createResolver } from "./dns.ts";
import { createIds } from "./ids.ts";
import { createSystemTimers } from "./timers.ts";

/** Creates the runtime of this process: system clock, timers, random ids and DNS. */
export function createSystemRuntime(): Runtime {
  const nextId = createIds(Date.now);
  return {
    now: () => new Date(),
    newId: (prefix) => `${prefix}_${nextId()}`,
    monotonicMs: () => performance.now(),
    timers: createSystemTimers(),
    addressesOf: createResolver(),
  };
}
