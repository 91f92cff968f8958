import { setTimeout as sleep } from "node:timers/promises";
import type { Timers } from "../shared/timers.ts";

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
