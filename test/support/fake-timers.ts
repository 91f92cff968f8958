import type { Timers } from "../../src/shared/timers.ts";
import { untilRest } from "./busy-store.ts";

export interface FakeTimers extends Timers {
  /**
   * Moves time by `ms`: fires what becomes due, in order, each when all that the one before set off has come to rest.
   * Work that goes on to wait for time or for a socket is not waited for.
   */
  advance: (ms: number) => Promise<void>;
  /** What waits now: for how many more milliseconds each, the soonest first. */
  waiting: () => number[];
}

interface Timer {
  at: number;
  every: number | undefined;
  work: () => void | Promise<void>;
}

/** Timers that stand still until they are advanced; one of 0 ms fires at the next turn of the event loop. */
export function fakeTimers(): FakeTimers {
  const timers = new Set<Timer>();
  let now = 0;
  const add = (timer: Timer) => {
    timers.add(timer);
    if (timer.at === now) setImmediate(() => timers.delete(timer) && void timer.work());
    return () => void timers.delete(timer);
  };
  const after = (ms: number, work: Timer["work"]) => add({ at: now + ms, every: undefined, work });
  const fire = async (timer: Timer) => {
    now = timer.at;
    if (timer.every === undefined) timers.delete(timer);
    else timer.at += timer.every;
    const work = Promise.resolve(timer.work());
    await Promise.race([work, untilRest()]);
    await untilRest();
  };
  return {
    after,
    every: (ms, work) => add({ at: now + ms, every: ms, work }),
    sleep: (ms) => new Promise((resolve) => void after(ms, resolve)),
    waiting: () => inOrder(timers).map(({ at }) => at - now),
    advance: async (ms) => {
      const until = now + ms;
      // What has just been asked for first comes to its wait.
      await untilRest();
      for (let next = dueBy(timers, until); next; next = dueBy(timers, until)) await fire(next);
      now = until;
    },
  };
}

function dueBy(timers: ReadonlySet<Timer>, until: number): Timer | undefined {
  return inOrder(timers).find(({ at }) => at <= until);
}

/** The earliest first; of those due together the one that was set first. */
function inOrder(timers: ReadonlySet<Timer>): Timer[] {
  return [...timers].sort((left, right) => left.at - right.at);
}
