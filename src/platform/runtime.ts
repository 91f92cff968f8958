import { randomInt } from "node:crypto";
import { monotonicFactory } from "ulid";
import type { Runtime } from "../operation/types.ts";
import { createResolver } from "./dns.ts";
import { createSystemTimers } from "./timers.ts";

/** Creates the runtime of this process: the system's clock, timers, random ids and name look-up. */
export function createSystemRuntime(): Runtime {
  const ulid = monotonicFactory(randomFraction);
  return {
    now: () => new Date(),
    newId: (prefix) => `${prefix}_${ulid().toLowerCase()}`,
    monotonicMs: () => performance.now(),
    timers: createSystemTimers(),
    addressesOf: createResolver(),
  };
}

/** From 0 to below 1. The package's own source asks the system for each of an id's 16 letters; randomInt keeps a pool. */
function randomFraction(): number {
  return randomInt(256) / 256;
}
