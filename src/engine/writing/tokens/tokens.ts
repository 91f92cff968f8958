import { wordKey } from "../../text/words.ts";
import type { Words } from "../words/index.ts";
import { joinedTokens } from "./joined-tokens.ts";
import { lemmaOf } from "./lemma.ts";
import { dateToken, numbered, type Token } from "./token.ts";

const currency = "[€£$¥₹]|R\\$|(?:EUR|USD|GBP|CHF)(?![\\p{L}])";
const pattern = new RegExp(
  `(?<date>(?<![\\d-])(?:19|20)\\d\\d-(?:0[1-9]|1[0-2])(?!\\d))(?:-\\d\\d)?|` +
    `(?<hanDate>(?:19|20)\\d\\d年(?:\\d{1,2}月)?)|` +
    `(?:(?<before>${currency}|[~≈<>≥≤]) ?)?(?<number>\\d{1,3}(?:[ \\u00A0\\u202F.,'’]\\d{3})+(?:[.,]\\d{1,2})?(?!\\d)|\\d+(?:[.,]\\d+)?)(?:(?<scale>k|m|mn|bn)(?![\\p{L}\\p{N}])|(?<hanScale>[万亿]))?(?<after> ?(?:%|％|${currency})|\\+(?!\\d))?(?![\\p{Script=Latin}\\p{M}\\p{N}])|` +
    "(?<han>\\p{Script=Han}+)|" +
    "(?<word>(?:(?!\\p{Script=Han})[\\p{L}\\p{N}\\p{M}])+[+#]{0,2})",
  "gu",
);

/** The tokens of a text. Numbers in words, months with years, and periods are recognised. */
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
  return joinedTokens(raw, text, words);
}

function wordToken(text: string, start: number, words: Words): Token {
  const key = wordKey(text);
  return { kind: "word", key, lemma: lemmaOf(key, words), text, start, end: start + text.length };
}

function hanDateKey(text: string): string {
  const [, year = "", month] = /^(\d{4})年(?:(\d{1,2})月)?/.exec(text) ?? [];
  return month === undefined ? year : `${year}-${month.padStart(2, "0")}`;
}

function numberToken(match: RegExpExecArray | RegExpMatchArray, words: Words): Token {
  const { before, number = "", hanScale, scale = hanScale, after } = match.groups ?? {};
  const start = match.index ?? 0;
  const end = start + match[0].length;
  if (/^(?:19|20)\d\d$/.test(number) && !before && !scale && !after)
    return dateToken(number, start, end, match[0]);
  const value = writtenValue(number) * (scale === undefined ? 1 : (words.scale(scale) ?? scales[scale] ?? 1));
  const sign = (before ?? after ?? "").trim().replace("％", "%");
  return numbered(value, match[0].trim(), start, end, sign);
}

const scales: Record<string, number> = { k: 1e3, m: 1e6, mn: 1e6, bn: 1e9, 万: 1e4, 亿: 1e8 };

/** The number written in digits with any language's separators. */
function writtenValue(written: string): number {
  const plain = written.replace(/[\s'’\u00A0\u202F]/g, "");
  if (/^\d{1,3}(?:[.,]\d{3})+$/.test(plain)) return Number(plain.replace(/[.,]/g, ""));
  const decimals = /^(.*\d)[.,](\d{1,4})$/.exec(plain);
  const whole = (decimals?.[1] ?? plain).replace(/[.,]/g, "");
  return Number(`${whole}.${decimals?.[2] ?? 0}`);
}

const LONGEST_GRAM = 24;

/** Cuts Chinese into the longest words of the language or the claims. Other characters stay single. */
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

/** All parts of at least two characters of the Chinese in texts, for cutting another text. */
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
