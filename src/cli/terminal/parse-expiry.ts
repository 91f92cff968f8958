import { UsageError } from "../../platform/usage-error.ts";
import { DAY_MS, HOUR_MS } from "../../shared/time.ts";

const unitMs: Record<string, number> = { h: HOUR_MS, d: DAY_MS, w: 7 * DAY_MS, y: 365 * DAY_MS };

/** Reads a lifetime (`12h`, `90d`, `4w`, `1y`) or a date-time in the future as an RFC 3339 time. Throws UsageError. */
export function parseExpiry(text: string, now: Date): string {
  const match = /^(\d{1,5})([hdwy])$/.exec(text);
  const at = match ? now.getTime() + Number(match[1]) * (unitMs[match[2] ?? ""] ?? 0) : dateTime(text);
  if (Number.isFinite(at) && at > now.getTime()) return new Date(at).toISOString();
  throw new UsageError("--expires must be a lifetime such as 12h, 90d or 1y, or a date-time in the future.");
}

function dateTime(text: string): number {
  return /^\d{4}-\d{2}-\d{2}/.test(text) ? Date.parse(text) : Number.NaN;
}
