import { counted } from "../../shared/text/words.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "../../shared/time.ts";
import { Day } from "./day.tsx";

const DAYS_IN_WORDS = 7;

/** How long ago something was, in words; the date from a week on. */
export function Ago({ at, now }: { at: string; now: Date }) {
  const passed = now.getTime() - Date.parse(at);
  if (!(passed < DAYS_IN_WORDS * DAY_MS)) return <Day at={at} />;
  return <time datetime={at}>{inWords(passed)}</time>;
}

function inWords(passed: number): string {
  if (passed < MINUTE_MS) return "just now";
  if (passed < HOUR_MS) return ago(passed / MINUTE_MS, "minute");
  if (passed < DAY_MS) return ago(passed / HOUR_MS, "hour");
  return ago(passed / DAY_MS, "day");
}

function ago(amount: number, unit: string): string {
  return `${counted(Math.floor(amount), unit)} ago`;
}
