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
