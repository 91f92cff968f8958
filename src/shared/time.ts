/** Milliseconds of one minute. */
export const MINUTE_MS = 60 * 1000;

/** Milliseconds of one hour. */
export const HOUR_MS = 60 * 60 * 1000;

/** Milliseconds of one day of 24 hours. */
export const DAY_MS = 24 * HOUR_MS;

/** True if a due time means a whole day: midnight UTC, the value of a date without a time. */
export function isWholeDay(dueAt: string): boolean {
  return dueAt.endsWith("T00:00:00.000Z");
}

/** The time of day of something due, in words after its day: " at 14:30"; empty for a whole day. */
export function timeWords(dueAt: string, time?: string): string {
  if (time !== undefined) return ` at ${time}`;
  return isWholeDay(dueAt) ? "" : ` at ${dueAt.slice(11, 16)} UTC`;
}
