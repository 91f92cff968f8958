/** Wakes a loop that sleeps. */
export interface Bell {
  /** Ends the sleep, or the next one where nobody sleeps now. */
  ring: () => void;
  /** Sleeps until the bell rings, at most so long. It keeps no process alive. */
  wait: (ms: number) => Promise<void>;
}

/** Makes a bell for one loop. */
export function createBell(): Bell {
  let rung = false;
  let wake = () => {};
  return {
    ring: () => {
      rung = true;
      wake();
    },
    wait: async (ms) => {
      if (!rung) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, ms);
          timer.unref();
          wake = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      }
      rung = false;
    },
  };
}
