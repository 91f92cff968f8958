const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** The delay before each further attempt, in milliseconds. After the last one, the delivery has failed. */
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
const MAX_RETRY_AFTER = 24 * HOUR;

/**
 * When to try again after `attempts` attempts; null after the last one. `random` is 0..1. The endpoint's Retry-After,
 * in milliseconds and at most a day, replaces the delay of the table.
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
  const wait = retryAfterMs === undefined ? jittered : Math.min(retryAfterMs, MAX_RETRY_AFTER);
  return new Date(now.getTime() + Math.round(wait));
}

/**
 * Reads a Retry-After header (whole seconds or an HTTP date) as milliseconds from now; undefined if it is missing,
 * malformed or in the past.
 */
export function readRetryAfter(header: string | undefined, now: Date): number | undefined {
  const text = header?.trim() ?? "";
  const wait = SECONDS.test(text)
    ? Number(text) * SECOND
    : HTTP_DATE.test(text)
      ? Date.parse(text) - now.getTime()
      : 0;
  return wait > 0 ? wait : undefined;
}

// Date.parse alone would read "-5" or "1.5" as a date.
const SECONDS = /^\d{1,300}$/;
const HTTP_DATE = /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/;
