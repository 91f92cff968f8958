import type { Period, Salary } from "../../posting/types.ts";
import type { FilterResult } from "../types.ts";
import { filterResult } from "./result.ts";

const perYear: Record<Period, number> = { hour: 2080, day: 260, week: 52, month: 12, year: 1 };

/** An amount of a period, for a year. */
export function yearly(amount: number, period: Period): number {
  return Math.round(amount * perYear[period]);
}

/** The highest yearly pay, in its own currency; undefined if the period is unknown. */
function yearlyPay({ min, max, period }: Salary): number | undefined {
  const most = max ?? min;
  return most === undefined || period === undefined ? undefined : yearly(most, period);
}

/** True if a filter's reason is one of those below, alone or behind the user's words. */
export function saysPay(reason: string): boolean {
  return /(?:^|[:.] |" )(?:Pay of up to \d|The pay is |The currency of the |Whether the least pay |The least pay is net)/u.test(
    reason,
  );
}

/** Compares pay with the lowest acceptable yearly pay, in the same currency only. */
export function payFilter(
  least: number,
  currency: string | undefined,
  pay: Salary | undefined,
): FilterResult {
  const offered = pay && yearlyPay(pay);
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
  return filterResult(
    "minSalary",
    offered >= least,
    `Pay of up to ${offered} ${currency} a year against at least ${least}.`,
  );
}
