import { monthUnits, yearUnits } from "../lexicon/dates.ts";
import { numberOf } from "../lexicon/numbers.ts";
import { foldText, wordSet } from "./fold.ts";
import type { Word } from "./words.ts";

/** A stated duration, by its lower bound in years. */
export interface Duration {
  years: number;
  start: number;
  end: number;
}

const yearWords = wordSet(foldText(`${yearUnits} jahres jahrige jahriger jahriges 年`));
const monthWords = wordSet(foldText(monthUnits));
const units = `${yearUnits} ${monthUnits}`.replaceAll(" ", "|");

/** A pattern for a duration in digits, with a word that joins another one: "3 years and ", "8 Monate". */
export const lengthPattern = String.raw`(?:\d{1,2}|less than an?)\s{0,2}\+?\s{0,2}(?:${units})(?!\p{L})\.?\s{0,2}(?:,|(?:and|und|et|y|e)(?!\p{L}))?\s{0,2}`;

const between = new Set(
  "or more to tot till til do bis a o ou oder mais mas plus und and minimum min mindestens full volle s long de".split(
    " ",
  ),
);
const MAX_YEARS = 60;
const MAX_WORDS = 7;

/** The durations in words: "5+ yrs", "3 à 5 ans", "two (2) years", "dreijährige", "3-5年". */
export function durationsIn(text: string, words: readonly Word[]): Duration[] {
  const found: Duration[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at];
    const value = word && numberOf(word.key);
    if (word && bareYear.has(word.key) && isLeast(words[at - 1]))
      found.push({ years: 1, start: word.start, end: word.end });
    const joined = word && fromLower(text, words[at - 1], joinedYears(word));
    if (joined !== undefined) found.push(joined);
    if (word === undefined || value === undefined || value > MAX_YEARS || joined !== undefined) continue;
    // "A 4-year degree": "a" is an article, not the number one.
    const isArticle = /^(?:an?|une?|eine?|uma?)$/.test(word.key) && /^\d/.test(words[at + 1]?.key ?? "");
    if (isHowOften(words[at - 1]) || isArticle) continue;
    const end = unitAfter(text, words, at);
    if (end === undefined) continue;
    const unit = words[end];
    if (unit === undefined) continue;
    const isMonth = monthWords.has(unit.key.replace(/\+$/, "")) || unit.key === "月";
    found.push({
      years: (isMonth ? value / 12 : value) + halfAfter(text, word),
      start: word.start,
      end: unit.end + orMore(text, unit.end),
    });
    at = end;
  }
  return found;
}

/** "Min. rok doświadczenia": in Polish and Czech one year is the bare word. */
const bareYear = new Set(["rok", "roku"]);
const isLeast = (before: Word | undefined) =>
  before !== undefined && /^(?:min|minimum|minimalnie|najmniej|alespon|minimalne)$/.test(before.key);

function unitAfter(text: string, words: readonly Word[], from: number): number | undefined {
  for (let at = from + 1; at < Math.min(words.length, from + MAX_WORDS); at += 1) {
    const word = words[at];
    if (word === undefined || /[\n;:,，；$€£]/.test(text.slice(words[at - 1]?.end, word.start)))
      return undefined;
    // "2 yrs+" is one word with its sign.
    const unit = word.key.replace(/\+$/, "");
    if (yearWords.has(unit) || monthWords.has(unit)) return at;
    if (word.key === "个" && words[at + 1]?.key === "月") return at + 1;
    if (numberOf(word.key) === undefined && !between.has(word.key)) return undefined;
  }
  return undefined;
}

/** "Twice a year" and "once a month" are not durations. */
function isHowOften(before: Word | undefined): boolean {
  return (
    before !== undefined && /^(?:twice|once|times|mal|fois|veces|vezes|every|each|per|pro)$/.test(before.key)
  );
}

function orMore(text: string, end: number): number {
  return text.startsWith("以上", end) ? 2 : 0;
}

// "1.5 years" is split into two words.
function halfAfter(text: string, word: Word): number {
  return /^[.,]5(?!\d)/.test(text.slice(word.end, word.end + 3)) ? 0.5 : 0;
}

/** "1-3yrs" starts with its lower bound. */
function fromLower(
  text: string,
  before: Word | undefined,
  joined: Duration | undefined,
): Duration | undefined {
  const least = before && numberOf(before.key);
  if (joined === undefined || before === undefined || least === undefined || least > joined.years)
    return joined;
  const isRange = /^\s?(?:-|–|to|bis|a|à)\s?$/u.test(text.slice(before.end, joined.start));
  return isRange ? { years: least, start: before.start, end: joined.end } : joined;
}

function joinedYears({ key, start, end }: Word): Duration | undefined {
  const stem = key.indexOf("jahrig");
  const years = stem > 2 ? numberOf(key.slice(0, stem)) : undefined;
  const digits = /^(\d{1,2})(?:yrs?|y)$/.exec(key)?.[1];
  if (digits !== undefined) return { years: Number(digits), start, end };
  return years === undefined ? undefined : { years, start, end };
}
