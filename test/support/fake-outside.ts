import type { Outside } from "../../src/operation/call.ts";

export interface FakeOutside extends Outside {
  /** Moves the clock. */
  advance: (milliseconds: number) => void;
}

/** A clock that stands still until moved, ids that count, ticks of one millisecond. */
export function fakeOutside(begin = "2026-03-02T09:00:00.000Z"): FakeOutside {
  let now = Date.parse(begin);
  let ids = 0;
  let ticks = 0;
  return {
    now: () => new Date(now),
    newId: (prefix) => `${prefix}_${String(++ids).padStart(26, "0")}`,
    ticks: () => ++ticks,
    advance: (milliseconds) => {
      now += milliseconds;
    },
  };
}
