import { setTimeout as sleep } from "node:timers/promises";
import type { Runtime } from "../operation/types.ts";
import { monotonicMs, type Timers } from "../shared/timers.ts";
import { createResolver } from "./dns.ts";
import { createIds } from "./ids.ts";

/** Creates the runtime of this process: system clock, timers, random ids and DNS. */
export function createSystemRuntime(): Runtime {
  const nextId = createIds(Date.now);
  return {
    now: () => new Date(),
    newId: (prefix) => `${prefix}_${nextId()}`,
    monotonicMs,
    timers: createSystemTimers(),
    addressesOf: createResolver(),
  };
}

/** Creates the timers of this process. */
export function createSystemTimers(): Timers {
  return {
    after: (ms, work) => {
      const timer = setTimeout(() => void work(), ms).unref();
      return () => clearTimeout(timer);
    },
    every: (ms, work) => {
      const timer = setInterval(() => void work(), ms).unref();
      return () => clearInterval(timer);
    },
    sleep: (ms) => sleep(ms),
  };
}
