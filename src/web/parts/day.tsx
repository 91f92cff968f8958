import { createContext, useContext } from "hono/jsx";
import { capitalized } from "../../shared/text/words.ts";
import { DAY_MS } from "../../shared/time.ts";
import { Text } from "../../shared/view/parts.tsx";

/** The request's time, which near days are named by. */
const Now = createContext<Date | undefined>(undefined);

export const NowOf = Now.Provider;

const MONTH = /^\d{4}-\d\d$/;
const YEAR = /^\d{4}$/;
const inUtc = { timeZone: "UTC" } as const;
const format = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat("en-GB", { ...inUtc, ...options });
const month = format({ month: "short", year: "numeric" });
const ofThisYear = format({ weekday: "short", day: "numeric", month: "short" });
const ofAnyYear = format({ day: "numeric", month: "short", year: "numeric" });
const whole = format({ weekday: "long", day: "numeric", month: "long", year: "numeric" });
const near = new Intl.RelativeTimeFormat("en", { numeric: "auto" });

interface DayProps {
  at: string;
  /** It begins a line. */
  isFirst?: boolean;
}

/** A moment as a day. The element also has the exact time, and the whole date to hover over. */
export function Day({ at, isFirst = false }: DayProps) {
  const now = useContext(Now);
  const date = new Date(at);
  if (Number.isNaN(date.getTime())) return <Text as="span">{at}</Text>;
  const words = dayWords(at, now);
  return (
    <time datetime={at} title={isPart(at) ? undefined : whole.format(date).replace(",", "")}>
      {isFirst ? capitalized(words) : words}
    </time>
  );
}

/** A day after words that belong to it; nothing if the day is unknown. */
export function DayAfter({ words, at }: { words: string; at: string | null | undefined }) {
  if (!at) return null;
  return (
    <>
      {words}
      <Day at={at} />
    </>
  );
}

/**
 * A moment as a day, as plain text: "tomorrow", "Tue 1 Dec" in the year of `now`, "12 Jan 2027" in any other. A month
 * and a year stay what they are.
 */
export function dayWords(at: string, now?: Date): string {
  const date = new Date(at);
  if (Number.isNaN(date.getTime()) || YEAR.test(at)) return at;
  if (MONTH.test(at)) return month.format(date);
  if (!now) return ofAnyYear.format(date);
  const apart = dayOf(date) - dayOf(now);
  if (Math.abs(apart) <= 1) return near.format(apart, "day");
  if (date.getUTCFullYear() !== now.getUTCFullYear()) return ofAnyYear.format(date);
  return ofThisYear.format(date).replace(",", "");
}

/** The days and months of a text in parentheses in words: "(2021-03 – present)" is "(Mar 2021 – present)". */
export function monthsInWords(text: string): string {
  return text.replace(/\([^()]*\)/g, (part) => part.replace(datePart, (one) => dayWords(one)));
}

const datePart = /(?<![\w-])\d{4}-(?:0[1-9]|1[0-2])(?:-(?:[0-2]\d|3[01]))?(?![\w-])/g;

function isPart(at: string): boolean {
  return MONTH.test(at) || YEAR.test(at);
}

function dayOf(date: Date): number {
  return Math.floor(date.getTime() / DAY_MS);
}
