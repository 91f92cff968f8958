/** Milliseconds of one minute. */
export const MINUTE_MS = 60 * 1000;

/** Milliseconds of one hour. */
export const HOUR_MS = 60 * 60 * 1000;

/** Milliseconds of one day of 24 hours. */
export const DAY_MS = 24 * HOUR_MS;
