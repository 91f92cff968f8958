import { createHash } from "node:crypto";
import type { Runtime } from "../../src/operation/types.ts";
import { type FakeTimers, fakeTimers } from "./fake-timers.ts";

export interface FakeRuntime extends Runtime {
  /** Stand still until they are advanced, which leaves the clock alone. */
  timers: FakeTimers;
  /** Moves the clock, which leaves the timers alone. */
  advance: (milliseconds: number) => void;
  /** What names resolve to; a name that is not here has a public address. */
  names: Map<string, string[]>;
}

/** A clock and timers that stand still until moved, ids that count, ticks of one millisecond, a name service by table. */
export function fakeRuntime(begin = "2026-03-02T09:00:00.000Z"): FakeRuntime {
  let now = Date.parse(begin);
  let ids = 0;
  let monotonicMs = 0;
  const names = new Map<string, string[]>();
  return {
    now: () => new Date(now),
    newId: (prefix) => `${prefix}_${String(++ids).padStart(26, "0")}`,
    monotonicMs: () => ++monotonicMs,
    timers: fakeTimers(),
    addressesOf: async (host) => names.get(host) ?? ["93.184.215.14"],
    names,
    advance: (milliseconds) => {
      now += milliseconds;
    },
  };
}

/** The same with ids as long as real ones, which cost a model far more than counted ones, and the same at every run. */
export function withLongIds(): FakeRuntime {
  const runtime = fakeRuntime();
  const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
  return {
    ...runtime,
    newId: (prefix) => {
      const digest = createHash("sha256").update(runtime.newId(prefix)).digest().subarray(0, 20);
      return `${prefix}_01KK${[...digest, 0, 0].map((byte) => alphabet[byte % 32]).join("")}`;
    },
  };
}
