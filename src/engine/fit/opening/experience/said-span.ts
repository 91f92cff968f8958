import { forWords, inWords, sinceWords } from "../../../lexicon/numbers.ts";
import { MONTHS } from "../../../resume/years.ts";
import { durationsIn } from "../../../text/durations.ts";
import { wordsOf } from "../../../text/words.ts";

type Months = readonly [number, number];

const year = "((?:19|20)\\d{2})";
const before = (words: string) => `(?<![\\p{L}\\d])(?:${words})\\s`;
const range = new RegExp(
  `(?<!\\d)${year}\\s?(?:[-–—/]|to|until|till|bis|à|au|hasta|a|al|até|tot|till|do)\\s?${year}(?!\\d)`,
  "iu",
);
const since = new RegExp(`${before(sinceWords)}(?:\\p{L}+\\s)?${year}(?!\\d)`, "iu");
const inYear = new RegExp(`${before(inWords)}${year}(?!\\d)|[(（]${year}[)）]\\s*[.]?$`, "iu");
const isFor = new RegExp(`${before(forWords)}(?:\\p{L}+\\s)?$`, "iu");
const isAlone = /^\s*$/u;

/**
 * The months of its job that a line itself names for its work: "for two years", "in 2020", "since 2021". Undefined if
 * it names none.
 */
export function saidSpan(line: string, [start, end]: Months): Months | undefined {
  const from = (found: string | undefined) => Number(found) * MONTHS;
  const [, first, last] = range.exec(line) ?? [];
  if (first !== undefined) return within([from(first), from(last) + MONTHS - 1], [start, end]);
  const [, begun] = since.exec(line) ?? [];
  if (begun !== undefined) return within([from(begun), end], [start, end]);
  const [, single, bracketed] = inYear.exec(line) ?? [];
  const only = single ?? bracketed;
  if (only !== undefined) return within([from(only), from(only) + MONTHS - 1], [start, end]);
  const long = durationsIn(line, wordsOf(line)).find(
    (one) => isFor.test(line.slice(0, one.start)) || isAlone.test(line.slice(0, one.start)),
  );
  return long && within([start, start + Math.round(long.years * MONTHS) - 1], [start, end]);
}

function within([from, to]: Months, [start, end]: Months): Months | undefined {
  const span = [Math.max(from, start), Math.min(to, end)] as const;
  return span[1] < span[0] ? undefined : span;
}
