import { DAY_MS } from "../../shared/time.ts";

/** Epoch milliseconds of a date or date-time; undefined for any other text. */
export function timeOf(text: string | undefined): number | undefined {
  const time = text === undefined ? Number.NaN : Date.parse(text);
  return Number.isNaN(time) ? undefined : time;
}

/** The end of the UTC day in epoch milliseconds. Results stay the same all day, and today's events count. */
export function endOfDay(now: Date): number {
  return (Math.floor(now.getTime() / DAY_MS) + 1) * DAY_MS;
}

/** The date alone, as YYYY-MM-DD. */
export function dateText(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

export function clamp01(value: number): number {
  return Math.min(1, Math.max(0, value));
}

/** Rounds to one decimal. */
export function round1(value: number): number {
  return Math.round(value * 10) / 10;
}
