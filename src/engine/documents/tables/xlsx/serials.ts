import type { Shown } from "./types.ts";

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
/** Excel counts a 29 February 1900, so this start date is right from March 1900. */
const FROM_1900 = Date.UTC(1899, 11, 30);
const FROM_1904 = Date.UTC(1904, 0, 1);
const FIRST_DAY = 61;
const LAST_DAY = 2_958_465;

/** A number formatted as a date or time, as ISO text to the minute. The number itself if it is not a valid day. */
export function dateOfSerial(serial: number, shown: Shown, from1904 = false): string {
  if (shown === "number" || !Number.isFinite(serial)) return String(serial);
  if (serial >= 0 && serial < 1) return timeOf(serial * DAY_MS);
  if (serial < (from1904 ? 1 : FIRST_DAY) || serial > LAST_DAY) return String(serial);
  const ms = (from1904 ? FROM_1904 : FROM_1900) + Math.round((serial * DAY_MS) / MINUTE_MS) * MINUTE_MS;
  const text = new Date(ms).toISOString().slice(0, 16);
  return text.endsWith("T00:00") ? text.slice(0, 10) : text;
}

function timeOf(ms: number): string {
  return new Date(Math.round(ms / MINUTE_MS) * MINUTE_MS).toISOString().slice(11, 16);
}
