/** Cancels a timer; calling it again, or after the timer has fired, does nothing. */
export type Cancel = () => void;

/** How the program waits. Real in the program, stepped in tests. All times are in milliseconds. */
export interface Timers {
  /** Calls `work` once, `ms` from now. It does not keep the process alive. `work` must not throw or reject. */
  after: (ms: number, work: () => void | Promise<void>) => Cancel;
  /** Calls `work` every `ms`, the first time `ms` from now. It does not keep the process alive. `work` must not throw or reject. */
  every: (ms: number, work: () => void | Promise<void>) => Cancel;
  /** Resolves `ms` from now. It keeps the process alive, since its caller waits for it. */
  sleep: (ms: number) => Promise<void>;
}

/** Milliseconds that never go back. `performance` would load ten modules of Node that a start does not need. */
export function monotonicMs(): number {
  const [seconds, nanoseconds] = process.hrtime();
  return seconds * 1000 + nanoseconds / 1e6;
}

/** The result of `work` if it is there within `ms`, otherwise undefined. What happens to `work` later is not looked at. */
export async function within<T>(
  work: Promise<T>,
  ms: number,
  timers: Pick<Timers, "after">,
): Promise<T | undefined> {
  let cancel = () => {};
  const late = new Promise<undefined>((resolve) => {
    cancel = timers.after(ms, () => resolve(undefined));
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    cancel();
  }
}

/** Characters that can be processed within a few milliseconds. */
const CHARACTERS_A_TURN = 200_000;

/** Resolves after all other due work has run. */
export function pause(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

/** Yields while processing much text: counts characters and pauses when due. */
export function countedTurns(): (characters: number) => boolean {
  let read = 0;
  return (characters) => {
    read += characters;
    if (read < CHARACTERS_A_TURN) return false;
    read = 0;
    return true;
  };
}
