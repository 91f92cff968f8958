import { type Doc, pieceAt } from "../../../text/doc.ts";
import { quotePlaces } from "../../../text/loose-quote.ts";
import type { Piece, Span } from "../../../text/piece.ts";
import { type Amount, findAmounts, fullValue } from "../../pay/amounts.ts";
import { isDecoy } from "../../pay/decoys.ts";
import { type Range, ranges } from "../../pay/range.ts";
import type { Salary } from "../../types.ts";
import { carriesAmount } from "../carries/carries-amount.ts";
import { isOtherPay } from "../other-pay.ts";
import { currencyAt, periodAt, type StatedPay } from "../pay-said.ts";
import type { Proof, Told, ToldSalary } from "../types.ts";
import { type Proved, proveAt, toldParts, unless, whyUnproved } from "./prove-value.ts";

const MOST_LINES = 20_000;

/** Pay by its parts: only a currency or period that the text does not name for it is dropped. */
export function proveSalary(proof: Proof, told: Told<ToldSalary>): Proved<Salary> | undefined {
  const { value, quote } = toldParts<ToldSalary>(told);
  const { min, max, currency, period } = value;
  const doc = proof.doc();
  let said: StatedPay | undefined;
  const quoted = quote === undefined ? [] : quotePlaces(proof.source, quote);
  const places = quoted.length > 0 || quote === undefined ? quoted : samePay(doc, quote);
  const why = quote === undefined ? whyUnproved.noQuote : whyUnproved.quote;
  const found = proveAt(
    proof,
    "salary",
    value,
    places,
    (words, span) => {
      said = statedPay(doc, span, words, value);
      return unless(said !== undefined);
    },
    why,
  );
  if (!found || !said) return undefined;
  const salary: Salary = { ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
  const refuse = (name: string) => proof.unproved.push({ path: `salary.${name}`, why: whyUnproved.value });
  if (currency !== undefined && currencyAt(doc, said, currency)) salary.currency = currency;
  else if (currency !== undefined) refuse("currency");
  const per = period && periodAt(doc, said, period);
  if (per) Object.assign(salary, per);
  else if (period !== undefined) refuse("period");
  return { value: salary, span: found.span };
}

/** The pay at a place that matches the caller's; undefined if it is different or not pay. */
function statedPay(doc: Doc, span: Span, words: string, { min, max }: ToldSalary): StatedPay | undefined {
  if (min === undefined && max === undefined) return undefined;
  if (min !== undefined && max !== undefined && min > max) return undefined;
  for (const line of linesAt(doc, span)) {
    const amounts = findAmounts(line);
    const here = ranges(line.text, amounts)
      .filter(({ start, end }) => line.start + start < span[1] && span[0] < line.start + end)
      .filter((range) => amounts.some((one) => isIn(one, range) && !isDecoy(line.text, one)))
      .filter(({ start, end }) => !isOtherPay(doc.folded, line, start, end));
    const whole = here.find((one) => fits(one, min, max));
    const low = here.find((one) => min !== undefined && one.min === min);
    const high = here.find((one) => max !== undefined && one !== low && one.max === max);
    const both = min !== undefined && max !== undefined && low && high ? low : undefined;
    const range = whole ?? both;
    if (range) return { line, range, words };
    // Amounts in forms that only the quote shows.
    const told = [min, max].flatMap((amount) => amount ?? []);
    const isOther = told.some((one) =>
      amounts.some(
        (amount) => amount.scale !== "large" && (fullValue(amount) === one || amount.value === one),
      ),
    );
    const at = Math.max(0, span[0] - line.start);
    const isElse = isOtherPay(doc.folded, line, at, Math.max(at, span[1] - line.start));
    if (!isOther && !isElse && told.every((one) => carriesAmount(words, one)))
      return { line, range: undefined, words };
  }
  return undefined;
}

function fits(range: Range, min: number | undefined, max: number | undefined): boolean {
  return (min === undefined || range.min === min) && (max === undefined || range.max === max);
}

function isIn({ start, end }: Amount, range: Range): boolean {
  return start >= range.start && end <= range.end;
}

function linesAt({ lines }: Doc, [start, end]: Span): Piece[] {
  return lines.filter((line) => line.start < end && start <= line.end && /\d/.test(line.text));
}

/** The places of a quote's amounts, in order in a line, in any form. */
function samePay(doc: Doc, quote: string): Span[] {
  const wanted = amountsIn(
    pieceAt({ ...doc, folded: quote.replace(/[\u2010-\u2015\u2212]/gu, "-") }, 0, quote.length),
  );
  if (wanted.length === 0) return [];
  return doc.lines.slice(0, MOST_LINES).flatMap((line): Span[] => {
    if (!/\d/.test(line.text)) return [];
    const said = amountsIn(line);
    return said.flatMap((_, from): Span[] => {
      const run = said.slice(from, from + wanted.length);
      const isSame =
        run.length === wanted.length && run.every(({ value }, at) => value === wanted[at]?.value);
      const [first, last] = [run[0], run.at(-1)];
      return isSame && first && last ? [[line.start + first.start, line.start + last.end]] : [];
    });
  });
}

/** The full amounts of a line; a range shares its scale. */
function amountsIn(line: Piece): { value: number; start: number; end: number }[] {
  const amounts = findAmounts(line);
  const shared = ranges(line.text, amounts);
  return amounts.map((one) => {
    const range = shared.find((each) => isIn(one, each));
    const own = fullValue(one);
    const value = [range?.min, range?.max].find((each) => each !== undefined && each % own === 0) ?? own;
    return { value, start: one.start, end: one.end };
  });
}
