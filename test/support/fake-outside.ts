import type { Outside } from "../../src/operation/call.ts";

export interface FakeOutside extends Outside {
  /** Moves the clock. */
  advance: (milliseconds: number) => void;
  /** What names resolve to; a name that is not here has a public address. */
  names: Map<string, string[]>;
}

/** A clock that stands still until moved, ids that count, ticks of one millisecond, a name service by table. */
export function fakeOutside(begin = "2026-03-02T09:00:00.000Z"): FakeOutside {
  let now = Date.parse(begin);
  let ids = 0;
  let ticks = 0;
  const names = new Map<string, string[]>();
  return {
    now: () => new Date(now),
    newId: (prefix) => `${prefix}_${String(++ids).padStart(26, "0")}`,
    ticks: () => ++ticks,
    addressesOf: async (host) => names.get(host) ?? ["93.184.215.14"],
    names,
    advance: (milliseconds) => {
      now += milliseconds;
    },
  };
}
