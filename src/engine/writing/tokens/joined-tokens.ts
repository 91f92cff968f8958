import type { Words } from "../words/index.ts";
import { dateToken, numbered, type Token } from "./token.ts";

/** Joins words that form one value: "twenty-five", "2 million", "12 percent", "March 2018", "per week". */
export function joinedTokens(tokens: Token[], text: string, words: Words): Token[] {
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
  return result.map((token, at) => sharedSign(token, result[at + 1], result[at + 2]));
}

const toAnother = /^(?:to|auf|bis|zu|a|al|au|para|ate|hasta)$/;

/** "From 18 to 27 percent": the sign of the second number is that of the first too. */
function sharedSign(token: Token, between: Token | undefined, last: Token | undefined): Token {
  const isShared =
    token.kind === "number" &&
    !token.sign &&
    last?.kind === "number" &&
    last.sign === "%" &&
    toAnother.test(between?.key ?? "");
  return isShared ? { ...token, sign: "%" } : token;
}

function isPercentWord({ key }: Token, words: Words): boolean {
  return words.is("percent", key) || key === "pourcent";
}

function next(result: Token[], token: Token, text: string, words: Words): Token[] {
  const [before, last] = [result.at(-2), result.at(-1)];
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
  const noun = last?.key === "de" ? before : last;
  const isOfNoun = /^\s(?:de\s)?$/.test(text.slice(noun?.end, token.start));
  if (token.kind === "date" && isYearNoun(noun, words) && isOfNoun) {
    result.splice(noun === last ? -1 : -2);
    return next(result, { ...token, start: noun?.start ?? token.start }, text, words);
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

/** "The year" before a number adds nothing. */
function isYearNoun(token: Token | undefined, { language }: Words): boolean {
  if (token?.kind === "often") return /^im jahre?$/i.test(token.text);
  return token?.kind === "word" && years[language]?.test(token.key) === true;
}

const years: Partial<Record<Words["language"], RegExp>> = {
  en: /^years?$/,
  de: /^jahre?$/,
  es: /^anos?$/,
  fr: /^an(?:nees?)?$/,
  pt: /^anos?$/,
};

/** The name of a period, such as "week", states a frequency only after "per" or "a". */
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
