import { chineseCities } from "../../lexicon/places/places.ts";
import { type Doc, lineAt, oncePerDoc } from "../../text/doc.ts";
import type { Piece } from "../../text/piece.ts";
import type { Period, Salary } from "../types.ts";
import { currencyCode, isInPhilippines, isTraditional } from "./currency.ts";
import { periodAfter, periodBefore } from "./period.ts";
import type { Range } from "./range.ts";

/** The salary in a range; undefined if the amount is too small or too large. */
export function toSalary(doc: Doc, lead: string, piece: Piece, range: Range): Salary | undefined {
  const top = range.max ?? range.min ?? 0;
  if (top < 3 || top > 50_000_000) return undefined;
  const currency = findCurrency(doc, lead, range, piece.text.slice(range.start, range.end + 8));
  const salary: Salary = {};
  if (range.min !== undefined) salary.min = range.min;
  if (range.max !== undefined) salary.max = range.max;
  if (currency !== undefined) salary.currency = currency;
  const rest = doc.folded.slice(piece.start + range.start, Math.max(piece.end, lineAt(doc, piece.start).end));
  const stated = statedPeriod(`${lead}${piece.text.slice(0, range.start)}`, rest, range);
  if (stated !== undefined) return { ...salary, period: stated };
  const monthly = currency === undefined && /\p{Script=Han}/u.test(doc.folded.slice(0, 2000));
  return monthly ? salary : withInferredPeriod(salary);
}

function findCurrency(doc: Doc, lead: string, range: Range, said: string): string | undefined {
  if (range.currency !== undefined) return currencyCode(range.currency, doc);
  const named = /(?<![A-Za-z])(USD|EUR|GBP|CHF|CAD|AUD|NZD|CNY|RMB|INR|€|£|K€|k€)(?![A-Za-z])/.exec(
    lead,
  )?.[1];
  if (named !== undefined) return currencyCode(named.replace(/^k/i, ""), doc);
  if (inLakhs.test(said)) return "INR";
  if (isInPhilippines(doc)) return "PHP";
  return !isTraditional(doc) && (range.tenThousand || isInChina(doc)) ? "CNY" : undefined;
}

/** Hundreds of thousands, which are used only with rupees. */
const inLakhs = /\d ?(?:LPA|la(?:kh|c)s?)(?!\p{L})/iu;

const chineseCity = new RegExp(`^(?:${chineseCities})`, "u");

/** In Chinese, for a city where pay is in yuan without saying so. */
const isInChina = oncePerDoc(({ folded }) =>
  [...folded.slice(0, 3000).matchAll(/(?<!\p{Script=Han})\p{Script=Han}{2}/gu)].some(({ 0: word }) =>
    chineseCity.test(word),
  ),
);

function statedPeriod(before: string, fromRange: string, range: Range): Period | undefined {
  const after = fromRange.slice(range.end - range.start);
  return periodAfter(after) ?? periodBefore(ownWords(before)) ?? periodInside(fromRange, range);
}

/**
 * The words before an amount that belong to it: "£12.85 per hour, sleep-ins paid at £65" has two amounts with
 * their own.
 */
function ownWords(before: string): string {
  const sentence = before.slice(before.lastIndexOf(". ") + 1);
  const behind = /[^\d]*$/u.exec(sentence.slice(-60))?.[0] ?? "";
  const parted = behind.length < sentence.length ? behind.search(/[,;(]/) : -1;
  return parted === -1 ? sentence : behind.slice(parted + 1);
}

// "$20/hr - $25": the period follows only the first amount.
function periodInside(fromRange: string, range: Range): Period | undefined {
  const inside = fromRange.slice(0, range.end - range.start);
  if (/\bLPA\b/iu.test(inside)) return "year";
  const slash = /\/ ?\p{L}{1,8}|\b(?:per|an|a) \p{L}{1,6}/u.exec(inside);
  return slash === null ? undefined : periodAfter(slash[0]);
}

// Pay in these currencies is usually monthly and above 10,000, so its size proves nothing.
const sizeSaysNothing = new Set(
  "CNY JPY INR KRW MXN COP CLP ARS CZK NGN KES PHP HUF PKR THB IDR VND RUB TWD SEK NOK DKK PLN RON TRY ZAR BRL UAH ISK HKD MYR AED SAR QAR ILS EGP MAD LKR BDT".split(
    " ",
  ),
);

/** The sizes of a month's pay in currencies whose postings say a month's pay without saying so. */
const ofMonth: Readonly<Record<string, readonly [least: number, most: number]>> = {
  BRL: [1000, 30_000],
  PLN: [3000, 60_000],
  SEK: [15_000, 150_000],
  NOK: [15_000, 150_000],
  DKK: [15_000, 150_000],
  CZK: [15_000, 250_000],
  EUR: [1000, 9999],
};

/** Adds the period suggested by the amount: a usual month's pay of the currency, 10,000 and more a year, 5 to 300 an hour. */
export function withInferredPeriod(salary: Salary): Salary {
  const low = salary.min ?? salary.max ?? 0;
  const high = salary.max ?? salary.min ?? 0;
  const [least, most] = ofMonth[salary.currency ?? ""] ?? [0, 0];
  if (low >= least && high <= most && most > 0) return { ...salary, period: "month", periodInferred: true };
  // 200,000 crowns are a year's pay, and up to 600 an hour's.
  if (/^(?:SEK|NOK|DKK)$/.test(salary.currency ?? "") && (low >= 200_000 || high <= 600))
    return { ...salary, period: high <= 600 ? "hour" : "year", periodInferred: true };
  if (salary.currency !== undefined && sizeSaysNothing.has(salary.currency)) return salary;
  // Monthly pay in pesos has as many digits as yearly pay in dollars.
  if (salary.currency === undefined && low >= 500_000) return salary;
  if (low >= 10_000) return { ...salary, period: "year", periodInferred: true };
  if (low >= 5 && high <= 300) return { ...salary, period: "hour", periodInferred: true };
  return salary;
}
