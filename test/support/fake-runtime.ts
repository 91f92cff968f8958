import { createHash } from "node:crypto";
import type { Runtime } from "../../src/operation/types.ts";
import { type FakeTimers, fakeTimers } from "./fake-timers.ts";

/** How far a fake clock and its counters have come. */
export interface Moment {
  now: number;
  ids: number;
  monotonicMs: number;
}

export interface FakeRuntime extends Runtime {
  /** Stand still until they are advanced, which leaves the clock alone. */
  timers: FakeTimers;
  /** Moves the clock, which leaves the timers alone. */
  advance: (milliseconds: number) => void;
  /** What names resolve to; a name that is not here has a public address. */
  names: Map<string, string[]>;
  moment: () => Moment;
}

const BEGIN: Moment = { now: Date.parse("2026-03-02T09:00:00.000Z"), ids: 0, monotonicMs: 0 };

/** A clock and timers that stand still until moved, ids that count, steps of one millisecond, a name service by table. */
export function fakeRuntime(begin = BEGIN): FakeRuntime {
  const moment = { ...begin };
  const names = new Map<string, string[]>();
  return {
    now: () => new Date(moment.now),
    newId: (prefix) => `${prefix}_${String(++moment.ids).padStart(26, "0")}`,
    monotonicMs: () => ++moment.monotonicMs,
    timers: fakeTimers(),
    addressesOf: async (host) => names.get(host) ?? ["93.184.215.14"],
    names,
    moment: () => ({ ...moment }),
    advance: (milliseconds) => {
      moment.now += milliseconds;
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
