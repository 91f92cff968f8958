import { MINUTE_MS } from "../../shared/time.ts";

const MOST_FAILED = 50;
const WINDOW_MS = 10 * MINUTE_MS;
const MOST_ADDRESSES = 10_000;

/** Counts an address's wrong codes. A valid code is always accepted. */
export interface Attempts {
  /** Counts one. If there are too many, returns the seconds until the address may try again. */
  failed: (address: string, now: Date) => number | undefined;
}

interface Window {
  startedAt: number;
  failures: number;
}

/** Limits failed attempts per address within ten minutes. */
export function createAttempts(): Attempts {
  // In order of their start.
  const windows = new Map<string, Window>();
  const isOver = ({ startedAt }: Window, now: number) => Math.abs(now - startedAt) >= WINDOW_MS;
  const begin = (address: string, now: number): Window => {
    windows.delete(address);
    for (const [other, window] of windows) {
      if (windows.size < MOST_ADDRESSES && !isOver(window, now)) break;
      windows.delete(other);
    }
    const begun = { startedAt: now, failures: 0 };
    windows.set(address, begun);
    return begun;
  };
  return {
    failed: (address, at) => {
      const now = at.getTime();
      const known = windows.get(address);
      const window = known && !isOver(known, now) ? known : begin(address, now);
      window.failures += 1;
      if (window.failures <= MOST_FAILED) return undefined;
      return Math.ceil((window.startedAt + WINDOW_MS - now) / 1000);
    },
  };
}
