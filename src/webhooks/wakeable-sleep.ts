/** Wakes a loop that sleeps. */
export interface WakeableSleep {
  /** Ends the sleep, or the next one where nobody sleeps now. */
  wake: () => void;
  /** Sleeps until the bell rings, at most so long. It keeps no process alive. */
  wait: (ms: number) => Promise<void>;
}

/** Makes a bell for one loop. */
export function createWakeableSleep(): WakeableSleep {
  let rung = false;
  let wake = () => {};
  return {
    wake: () => {
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
