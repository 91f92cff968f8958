const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Waits before each further attempt; after the last one the delivery has failed. */
export const retryDelaysMs = [
  5 * SECOND,
  30 * SECOND,
  2 * MINUTE,
  15 * MINUTE,
  HOUR,
  4 * HOUR,
  12 * HOUR,
  24 * HOUR,
];
const JITTER = 0.2;
const LONGEST_RETRY_AFTER = 24 * HOUR;

/**
 * When to try again after `attempts` attempts, or null where that was the last. `random` is 0..1; a Retry-After of
 * the receiver (milliseconds) goes before the table, up to a day.
 */
export function nextAttemptAt(
  attempts: number,
  now: Date,
  random: number,
  retryAfterMs: number | undefined,
): Date | null {
  const delay = retryDelaysMs[attempts - 1];
  if (delay === undefined) return null;
  const jittered = delay * (1 + JITTER * (2 * random - 1));
  const wait = retryAfterMs === undefined ? jittered : Math.min(retryAfterMs, LONGEST_RETRY_AFTER);
  return new Date(now.getTime() + Math.round(wait));
}

/** A Retry-After header (seconds or an HTTP date) in milliseconds from now; undefined where it says nothing. */
export function readRetryAfter(header: string | undefined, now: Date): number | undefined {
  if (header === undefined) return undefined;
  if (/^\d{1,9}$/.test(header.trim())) return Number(header) * SECOND;
  const at = Date.parse(header);
  return Number.isNaN(at) ? undefined : Math.max(0, at - now.getTime());
}
