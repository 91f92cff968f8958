import { UsageError } from "../../platform/usage-error.ts";

const MOST_SECONDS = 300;

/** Reads how long a server still serves after a signal, in milliseconds. Throws UsageError. */
export function parseDrainDelay(text = "0"): number {
  const seconds = Number(text);
  if (/^\d{1,3}$/.test(text) && seconds <= MOST_SECONDS) return seconds * 1000;
  throw new UsageError(`--drain-delay must be a whole number of seconds from 0 to ${MOST_SECONDS}.`);
}
