import type { Piece } from "../../text/piece.ts";
import { currencyAfter, currencyBefore } from "./currency.ts";

/**
 * A number as people write it: grouped by comma, dot, space or apostrophe (also in lakhs), or plain, with
 * decimals.
 */
const numberPattern =
  "(?:\\d{1,3}(?:,\\d{3}){1,3}(?:\\.\\d{1,2})?|\\d{1,3}(?:\\.\\d{3}){1,3}(?:,\\d{1,2})?|\\d{1,3}(?:[ ']\\d{3}){1,3}(?:[.,]\\d{1,2})?|" +
  "\\d{1,2}(?:,\\d{2}){1,3},\\d{3}|\\d{1,9}(?:[.,]\\d{1,2})?)(?![.,]?\\d)";

/**
 * The value of a text that `numberPattern` matched: a separator before three digits groups; before one or two it
 * is decimal.
 */
function parseNumber(text: string): number {
  const decimal = /[.,](\d{1,2})$/.exec(text);
  const whole = (decimal ? text.slice(0, decimal.index) : text).replace(/\D/g, "");
  return Number(decimal ? `${whole}.${decimal[1]}` : whole);
}

/** The multiplier of a scale. */
const factors = { none: 1, thousand: 1000, ten_thousand: 10_000, lakh: 100_000, large: 1_000_000 };
type Scale = keyof typeof factors;
/** In the order of their groups in the pattern. */
const scales: readonly Scale[] = ["thousand", "ten_thousand", "lakh", "large"];

/** An amount as written. Positions are in its line's text. */
export interface Amount {
  value: number;
  scale: Scale;
  currency?: string | undefined;
  plus: boolean;
  start: number;
  end: number;
}

const thousand = "k|t(?=eur|€)|mil(?!\\.? ?Kč)|tsd\\.?|tausend|千";
const tenThousand = "万|w";
/** Hundred thousand, the unit of pay in India. */
const lakh = "LPA|lakhs?|lacs?";
const large = "m|mm|mn|mio\\.?|million(?:en|s|es)?|millones|millón|bn|billion|b|milliarden|milliards|亿";
const amount = new RegExp(
  `(?<![A-Za-zÀ-ÿ\\d.,#/])(${currencyBefore})? ?(${numberPattern})(?:[.,](?:--?|–|—)(?=\\s|$))?` +
    `(?: ?(?:(${thousand})|(${tenThousand})|(${lakh})|(${large}))(?!\\p{L}(?<!\\p{Script=Han})))?(\\+)?(?: ?(${currencyAfter})(?!\\p{L}(?<!\\p{Script=Han})))?(\\+)?`,
  "giu",
);
const MAX_AMOUNTS_PER_LINE = 200;

/** All amounts of a line in order, with or without a currency. */
export function findAmounts(line: Piece): Amount[] {
  const found: Amount[] = [];
  for (const match of line.text.matchAll(amount)) {
    const [whole, currency, digits, ...rest] = match;
    const written = rest.slice(0, scales.length);
    const [plus, trailing, latePlus] = rest.slice(scales.length);
    if (digits === undefined) continue;
    const lead = whole.length - whole.trimStart().length;
    found.push({
      value: parseNumber(digits),
      scale: scales[written.findIndex((word) => word !== undefined)] ?? "none",
      currency: clearer(currency, trailing),
      plus: plus !== undefined || latePlus !== undefined,
      start: match.index + lead,
      end: match.index + whole.length,
    });
    if (found.length >= MAX_AMOUNTS_PER_LINE) break;
  }
  return found;
}

/** The full amount: 55 k as 55,000. */
export function fullValue(amount: Amount): number {
  return Math.round(amount.value * factors[amount.scale] * 100) / 100;
}

// In "$45,000 MXN" the code says which dollars or pesos.
function clearer(before: string | undefined, after: string | undefined): string | undefined {
  return before !== undefined && after !== undefined && /^[$¥]$/.test(before.trim())
    ? after
    : (before ?? after);
}
