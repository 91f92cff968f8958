import { fail, type ServiceError } from "../operation/errors.ts";
import { counted } from "../shared/text/words.ts";
import { HOUR_MS } from "../shared/time.ts";

/** A caller's requests in the current hour. */
export interface RateState {
  limit: number;
  remaining: number;
  /** When the hour ends (RFC 3339). */
  resetAt: string;
  /** Set if this request exceeds the limit. */
  exceeded?: ServiceError;
}

/** When a window that began at `startedAt` (epoch milliseconds) ends, as RFC 3339 text. */
export function resetOf(startedAt: number): string {
  return new Date(startedAt + HOUR_MS).toISOString();
}

/**
 * True if a window is over. It lasts one hour. One that begins more than an hour ahead was made before the clock was
 * set back, and counts as over.
 */
export function hasEnded({ startedAt }: { startedAt: number }, now: Date): boolean {
  return Math.abs(now.getTime() - startedAt) >= HOUR_MS;
}

/** The state of a used-up window. `whose` says what it covers if that is not one key. */
export function usedUp(limit: number, startedAt: number, now: Date, whose = ""): RateState {
  const retryAfterSeconds = Math.max(1, Math.ceil((startedAt + HOUR_MS - now.getTime()) / 1000));
  const message = `The hourly limit of ${counted(limit, "request")}${whose} is used up. Try again in ${counted(retryAfterSeconds, "second")}.`;
  const exceeded = fail("rate_limit.exceeded", message, { retryAfterSeconds });
  return { limit, remaining: 0, resetAt: resetOf(startedAt), exceeded };
}
