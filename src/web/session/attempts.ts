import { MINUTE_MS } from "../../shared/time.ts";

const MOST_FAILED = 50;
const WINDOW_MS = 10 * MINUTE_MS;

/** Counts codes that were no good, so that nobody goes through them; who is signed in is not concerned. */
export interface Attempts {
  /** Seconds until the next one is taken; undefined where it is now. */
  waitSeconds: (now: Date) => number | undefined;
  failed: (now: Date) => void;
}

/** Lets so many failed attempts pass in ten minutes. */
export function createAttempts(): Attempts {
  let startedAt = 0;
  let failures = 0;
  const isOver = (now: Date) => Math.abs(now.getTime() - startedAt) >= WINDOW_MS;
  return {
    waitSeconds: (now) =>
      failures < MOST_FAILED || isOver(now)
        ? undefined
        : Math.ceil((startedAt + WINDOW_MS - now.getTime()) / 1000),
    failed: (now) => {
      if (isOver(now)) {
        startedAt = now.getTime();
        failures = 0;
      }
      failures += 1;
    },
  };
}
