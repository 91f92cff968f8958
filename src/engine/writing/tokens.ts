import { wordKey } from "../text/words.ts";
import { lemmaOf } from "./lemma.ts";
import type { Words } from "./words/index.ts";

/** A word, number or date of a sentence or a claim. */
export interface Token {
  kind: "word" | "number" | "date" | "often";
  /** Folded as it is written; of a date `2018-03` or `2018`, of how often the period's name. */
  key: string;
  lemma: string;
  text: string;
  start: number;
  end: number;
  value?: number;
  /** The percent sign or currency that belongs to a number. */
  sign?: string;
}

const currency = "[€£$¥₹]|R\\$|(?:EUR|USD|GBP|CHF)(?![\\p{L}])";
const pattern = new RegExp(
  `(?<date>(?<![\\d-])(?:19|20)\\d\\d-(?:0[1-9]|1[0-2])(?!\\d))(?:-\\d\\d)?|` +
    `(?<hanDate>(?:19|20)\\d\\d年(?:\\d{1,2}月)?)|` +
    `(?:(?<before>${currency}) ?)?(?<number>\\d{1,3}(?:[ \\u00A0\\u202F.,'’]\\d{3})+(?:[.,]\\d{1,2})?(?!\\d)|\\d+(?:[.,]\\d+)?)(?:(?<scale>k|m|mn|bn)(?![\\p{L}\\p{N}]))?(?<after> ?(?:%|％|${currency}))?(?![\\p{Script=Latin}\\p{M}\\p{N}])|` +
    "(?<han>\\p{Script=Han}+)|" +
    "(?<word>(?:(?!\\p{Script=Han})[\\p{L}\\p{N}\\p{M}])+[+#]{0,2})",
  "gu",
);

/** The tokens of a text, with numbers in words, months with their years and periods read as such. */
export function tokensOf(text: string, words: Words, grams?: ReadonlySet<string>): Token[] {
  const raw: Token[] = [];
  for (const match of text.matchAll(pattern)) {
    const { date, hanDate, number, han } = match.groups ?? {};
    const end = match.index + match[0].length;
    if (date) raw.push(dateToken(date, match.index, end, match[0]));
    else if (hanDate) raw.push(dateToken(hanDateKey(hanDate), match.index, end, match[0]));
    else if (number) raw.push(numberToken(match, words));
    else if (han) raw.push(...cutHan(han, match.index, words, grams ?? new Set()));
    else raw.push(wordToken(match[0], match.index, words));
  }
  return joined(raw, text, words);
}

function wordToken(text: string, start: number, words: Words): Token {
  const key = wordKey(text);
  return { kind: "word", key, lemma: lemmaOf(key, words), text, start, end: start + text.length };
}

function dateToken(key: string, start: number, end: number, text: string): Token {
  return { kind: "date", key, lemma: key, text, start, end };
}

function hanDateKey(text: string): string {
  const [, year = "", month] = /^(\d{4})年(?:(\d{1,2})月)?/.exec(text) ?? [];
  return month === undefined ? year : `${year}-${month.padStart(2, "0")}`;
}

function numberToken(match: RegExpExecArray | RegExpMatchArray, words: Words): Token {
  const { before, number = "", scale, after } = match.groups ?? {};
  const start = match.index ?? 0;
  const end = start + match[0].length;
  if (/^(?:19|20)\d\d$/.test(number) && !before && !scale && !after)
    return dateToken(number, start, end, match[0]);
  const value = valueOf(number) * (scale === undefined ? 1 : (words.scale(scale) ?? scales[scale] ?? 1));
  const sign = (before ?? after ?? "").trim().replace("％", "%");
  return numbered(value, match[0].trim(), start, end, sign);
}

const scales: Record<string, number> = { k: 1e3, m: 1e6, mn: 1e6, bn: 1e9 };

function numbered(value: number, text: string, start: number, end: number, sign: string): Token {
  const key = String(Math.round(value * 1000) / 1000);
  return { kind: "number", key, lemma: key, text, start, end, value, ...(sign && { sign }) };
}

/** The number that digits with separators of any language write. */
function valueOf(written: string): number {
  const plain = written.replace(/[\s'’\u00A0\u202F]/g, "");
  if (/^\d{1,3}(?:[.,]\d{3})+$/.test(plain)) return Number(plain.replace(/[.,]/g, ""));
  const decimals = /^(.*\d)[.,](\d{1,4})$/.exec(plain);
  const whole = (decimals?.[1] ?? plain).replace(/[.,]/g, "");
  return Number(`${whole}.${decimals?.[2] ?? 0}`);
}

const LONGEST_GRAM = 24;

/** Cuts Chinese into the longest words that the language or the claims have; what is in none stays a character. */
function cutHan(run: string, start: number, words: Words, grams: ReadonlySet<string>): Token[] {
  const characters = Array.from(run);
  const found: Token[] = [];
  let at = 0;
  let offset = start;
  while (at < characters.length) {
    let size = Math.min(LONGEST_GRAM, characters.length - at);
    const piece = () => characters.slice(at, at + size).join("");
    while (size > 1 && !words.all.has(piece()) && !grams.has(piece())) size -= 1;
    const text = piece();
    found.push({
      kind: "word",
      key: text,
      lemma: lemmaOf(text, words),
      text,
      start: offset,
      end: offset + text.length,
    });
    at += size;
    offset += text.length;
  }
  return found;
}

/** All pieces of at least two characters of the Chinese in texts, for cutting another text by them. */
export function gramsOf(texts: readonly string[]): Set<string> {
  const grams = new Set<string>();
  for (const text of texts) {
    for (const [run] of text.matchAll(/\p{Script=Han}+/gu)) {
      const characters = Array.from(run.slice(0, 400));
      for (let from = 0; from < characters.length; from += 1) {
        for (let to = from + 2; to <= Math.min(characters.length, from + LONGEST_GRAM); to += 1) {
          grams.add(characters.slice(from, to).join(""));
        }
      }
    }
  }
  return grams;
}

/** Puts together what several words say at once: "twenty-five", "2 million", "12 percent", "March 2018", "per week". */
function joined(tokens: Token[], text: string, words: Words): Token[] {
  const result: Token[] = [];
  for (const token of tokens) {
    const last = result.at(-1);
    const before = result.at(-2);
    if (
      words.language === "fr" &&
      token.key === "cent" &&
      last?.key === "pour" &&
      before?.kind === "number"
    ) {
      result.splice(-2, 2, merge(before, token, { ...before, sign: "%" }));
    } else if (
      isPercentWord(token, words) &&
      last?.kind === "word" &&
      before?.kind === "number" &&
      last.key === "por"
    ) {
      result.splice(-2, 2, merge(before, token, { ...before, sign: "%" }));
    } else if (isPercentWord(token, words) && last?.kind === "number" && !last.sign) {
      result.splice(-1, 1, merge(last, token, { ...last, sign: "%" }));
    } else result.push(...next(result, token, text, words));
  }
  return result;
}

function isPercentWord({ key }: Token, words: Words): boolean {
  return words.is("percent", key) || key === "pourcent";
}

function next(result: Token[], token: Token, text: string, words: Words): Token[] {
  const last = result.at(-1);
  const value = token.kind === "word" ? words.number(token.key) : undefined;
  if (value !== undefined) {
    if (
      last?.kind === "number" &&
      /^[-\s]?$/.test(text.slice(last.end, token.start)) &&
      addsUp(last, value)
    ) {
      result.pop();
      const sum = value === 100 ? (last.value ?? 1) * 100 : (last.value ?? 0) + value;
      return [merge(last, token, numbered(sum, "", 0, 0, ""))];
    }
    return [{ ...numbered(value, token.text, token.start, token.end, "") }];
  }
  const scale = token.kind === "word" ? words.scale(token.key) : undefined;
  if (scale !== undefined && last?.kind === "number" && last.value !== undefined) {
    result.pop();
    return [merge(last, token, numbered(last.value * scale, "", 0, 0, last.sign ?? ""))];
  }
  if (token.kind === "date" && token.key.length === 4) {
    const month = monthBefore(result, words);
    if (month) {
      result.splice(month.at);
      return [merge(month.token, token, dateToken(`${token.key}-${month.value}`, 0, 0, ""))];
    }
  }
  const period = token.kind === "word" ? words.groupOf("often", token.key) : undefined;
  if (period !== undefined) {
    const isEach = last?.kind === "word" && words.is("each", last.key);
    const isAlways = words.language === "zh" || !isNoun(token.key, words);
    if (isEach) result.pop();
    if (isEach || isAlways) {
      const from = isEach && last ? last : token;
      return [
        merge(from, token, {
          kind: "often",
          key: period,
          lemma: `often:${period}`,
          text: "",
          start: 0,
          end: 0,
        }),
      ];
    }
  }
  return [token];
}

/** The bare name of a period, such as "week", says how often only after "per" or "a". */
function isNoun(key: string, words: Words): boolean {
  return nouns[words.language]?.has(key) ?? false;
}

const list = (text: string) => new Set(text.split(" "));
const nouns: Partial<Record<Words["language"], Set<string>>> = {
  en: list("hour day night week month quarter year"),
  de: list("stunde tag woche monat jahr"),
  es: list("hora dia semana mes ano"),
  fr: list("heure jour semaine mois an"),
  pt: list("hora dia semana mes ano"),
};

function addsUp(last: Token, value: number): boolean {
  const tens = last.value ?? 0;
  return value === 100 ? tens > 0 && tens < 10 : tens >= 20 && tens % 10 === 0 && value < 10;
}

function monthBefore(result: Token[], words: Words): { at: number; token: Token; value: string } | undefined {
  for (const back of [1, 2]) {
    const token = result.at(-back);
    const value = token?.kind === "word" ? words.month(token.key) : undefined;
    const between = back === 2 ? result.at(-1)?.key : "de";
    if (token && value !== undefined && (between === "de" || between === "of" || between === "del")) {
      return { at: result.length - back, token, value: String(value).padStart(2, "0") };
    }
  }
  return undefined;
}

function merge(first: Token, last: Token, made: Token): Token {
  return { ...made, text: made.text || `${first.text} ${last.text}`, start: first.start, end: last.end };
}
