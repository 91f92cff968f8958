import type { Period, Salary } from "../../posting/types.ts";
import type { FilterResult } from "../types.ts";
import { filterResult } from "./result.ts";

/** What an opening pays, and for how many hours a week. */
interface PaidWork {
  pay?: Salary | undefined;
  hours?: readonly number[] | undefined;
  employmentType?: string | undefined;
  isNetPay?: boolean | undefined;
  /** True if the pay is that of a full week, of which a part-time job gets a part. */
  isFullPay?: boolean | undefined;
}

/** The hours of a full week, where they are not said. */
const [FEWEST_FULL, MOST_FULL] = [35, 40];

export const perYear: Record<Period, number> = { hour: 2080, day: 260, week: 52, month: 12, year: 1 };

/** An amount of a period, for a year. */
export function yearly(amount: number, period: Period): number {
  return Math.round(amount * perYear[period]);
}

/** The highest yearly pay, in its own currency, by the opening's own hours a week if it names them; undefined if the period is unknown. */
function yearlyPay({ min, max, period }: Salary, hours: readonly number[]): number | undefined {
  const most = max ?? min;
  if (most === undefined || period === undefined) return undefined;
  return period === "hour" && hours.length > 0
    ? Math.round(most * Math.max(...hours) * perYear.week)
    : yearly(most, period);
}

/** The most that a job's hours are of a full week; undefined if they are not known, and it may be part-time. */
function partOf(hours: readonly number[], employmentType: string | undefined): number | undefined {
  if (hours.length === 0) return employmentType === "FULL_TIME" ? 1 : undefined;
  return Math.min(1, Math.max(...hours) / FEWEST_FULL);
}

/** Compares the pay for a week or longer with the lowest acceptable pay of an hour. */
export function hourlyFilter(least: number, currency: string | undefined, work: PaidWork): FilterResult {
  const { hours = [], isFullPay, employmentType: _, ...rest } = work;
  const isKnown = hours.length > 0 && isFullPay !== true;
  const [fewest, most] = isKnown ? [Math.min(...hours), Math.max(...hours)] : [FEWEST_FULL, MOST_FULL];
  const of = (weekly: number) => payFilter(Math.round(least * weekly * perYear.week), currency, rest);
  const [low, high] = [of(fewest), of(most)];
  if (low.outcome === high.outcome) return high;
  return filterResult(
    "minSalary",
    undefined,
    "The pay is not for an hour, and the hours of a full week are not known; ask for them.",
  );
}

/** True if a filter's reason is one of those below, alone or behind the user's words. */
export function saysPay(reason: string): boolean {
  return /(?:^|[:.] |" )(?:Pay of up to \d|The pay is |The currency of the |Whether the least pay |The least pay is net|The pay is not for an hour)/u.test(
    reason,
  );
}

/** Compares pay with the lowest acceptable yearly pay, in the same currency only. */
export function payFilter(
  least: number,
  currency: string | undefined,
  { pay, hours = [], employmentType, isNetPay, isFullPay }: PaidWork,
): FilterResult {
  const full = pay && yearlyPay(pay, hours);
  const part = isFullPay === true && pay?.period !== "hour" ? partOf(hours, employmentType) : 1;
  // Less than a full week's pay is below a limit that a full week's is below.
  const isBelow = full !== undefined && full < least;
  if (part === undefined && !isBelow)
    return filterResult(
      "minSalary",
      undefined,
      "The pay is that of full-time work, and the hours a week are not known; ask for them.",
    );
  const offered = full === undefined ? undefined : Math.round(full * (part ?? 1));
  if (offered === undefined) return filterResult("minSalary", undefined, "The pay is not known; ask for it.");
  if (pay?.currency === undefined || currency === undefined) {
    const whose = currency === undefined ? "of the least pay wanted (profile salary_currency)" : "of the pay";
    return filterResult(
      "minSalary",
      undefined,
      `The currency ${whose} is not known, so the amounts were not compared.`,
    );
  }
  if (pay.currency !== currency) {
    return filterResult(
      "minSalary",
      undefined,
      `The pay is in ${pay.currency} and the least wanted in ${currency}; amounts are compared in one currency only.`,
    );
  }
  const isPart = pay.period === "hour" && hours.length === 0 && employmentType === "PART_TIME";
  if (isPart && offered >= least)
    return filterResult(
      "minSalary",
      undefined,
      "The pay is for an hour of part-time work, and the hours a week are not known; ask for them.",
    );
  if (isNetPay && offered < least)
    return filterResult(
      "minSalary",
      undefined,
      `The pay is net, up to ${offered} ${currency} a year, and what it is gross is not known; ask for it.`,
    );
  return filterResult(
    "minSalary",
    offered >= least,
    `Pay of up to ${offered} ${currency} a year against at least ${least}.`,
  );
}
