import { UsageError } from "../../platform/usage-error.ts";
import { DAY_MS, HOUR_MS } from "../../shared/time.ts";

/** The beginning of a time that ends now: `24h`, `30d`, or a date-time; as RFC 3339. Throws UsageError. */
export function parseSince(text: string, now: Date): string {
  const [, amount, unit] = /^(\d{1,4})([hd])$/.exec(text) ?? [];
  if (amount !== undefined)
    return new Date(now.getTime() - Number(amount) * (unit === "h" ? HOUR_MS : DAY_MS)).toISOString();
  const time = /^\d{4}-\d{2}-\d{2}/.test(text) ? Date.parse(text) : Number.NaN;
  if (!Number.isNaN(time)) return new Date(time).toISOString();
  throw new UsageError("--since takes 24h, 30d or a date such as 2026-03-01.");
}
