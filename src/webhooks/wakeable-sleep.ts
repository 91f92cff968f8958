import type { Timers } from "../shared/timers.ts";

/** A sleep that another part of the program can end early. */
export interface WakeableSleep {
  /** Ends the sleep; where nobody sleeps now, the next sleep ends at once. */
  wake: () => void;
  /** Sleeps until `wake` is called, for at most `ms`. It does not keep the process alive. */
  wait: (ms: number) => Promise<void>;
}

/** Creates the sleep of one loop. */
export function createWakeableSleep({ after }: Pick<Timers, "after">): WakeableSleep {
  let woken = false;
  let wake = () => {};
  return {
    wake: () => {
      woken = true;
      wake();
    },
    wait: async (ms) => {
      if (!woken) {
        await new Promise<void>((resolve) => {
          const cancel = after(ms, resolve);
          wake = () => {
            cancel();
            resolve();
          };
        });
      }
      woken = false;
    },
  };
}
