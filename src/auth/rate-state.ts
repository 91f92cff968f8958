import { fail, type ServiceError } from "../operation/errors.ts";
import { counted } from "../shared/counted.ts";
import { HOUR_MS } from "../shared/time.ts";

/** A caller's use of the current hour. */
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
 * Whether a window is over. It lasts one hour; one that begins in more than an hour is from before the clock was set
 * back, and would last until then.
 */
export function hasEnded({ startedAt }: { startedAt: number }, now: Date): boolean {
  return Math.abs(now.getTime() - startedAt) >= HOUR_MS;
}

/** The state of a window that is used up; `whose` says over what it counts, where that is not one key. */
export function usedUp(limit: number, startedAt: number, now: Date, whose = ""): RateState {
  const retryAfterSeconds = Math.max(1, Math.ceil((startedAt + HOUR_MS - now.getTime()) / 1000));
  const message = `The hourly limit of ${counted(limit, "request")}${whose} is used up; try again in ${counted(retryAfterSeconds, "second")}.`;
  const exceeded = fail("rate_limit.exceeded", message, { retryAfterSeconds });
  return { limit, remaining: 0, resetAt: resetOf(startedAt), exceeded };
}
