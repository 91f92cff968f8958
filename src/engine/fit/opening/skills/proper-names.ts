import file from "../../../../../db/lexicon/fit/proper-names.json" with { type: "json" };
import { dataFile } from "../../../lexicon/data-file.ts";
import type { Place } from "../../../text/piece.ts";
import type { TextLanguage } from "../../../text/text-language.ts";
import { wordKey } from "../../../text/words.ts";
import { asksForAny } from "./any-of.ts";

const read = dataFile("fit/proper-names", file);

/** A name in a demand. `isWritten` if only a text that writes it as a name has it: "Slack", but not "slack". */
export interface ProperName extends Place {
  text: string;
  isOfMention: boolean;
  isWritten: boolean;
}

/** The names of products, methods and bodies in a demand that are not in the catalogue. */
export interface ProperNames {
  names: ProperName[];
  /** True if any one of them is enough. */
  isAny: boolean;
}

const none: ProperNames = { names: [], isAny: false };

/**
 * The words of a demand that are written as names and are unknown to the catalogue: neither its skills (`places`)
 * nor its usual words. A name given only as an example does not count.
 */
export function properNamesIn(
  whole: string,
  places: readonly Place[],
  isUsual: (key: string) => boolean,
  language: TextLanguage | undefined,
): ProperNames {
  const text = whole.slice(0, examples.exec(whole)?.index);
  const isShouted = !/\p{Ll}/u.test(text) && text.trim().split(/\s+/).length > 2;
  const hasPlain = plainWord.test(text);
  const found: ProperName[] = [];
  const mentions = mentionsIn(text, places);
  for (const { 0: word, index: start } of text.matchAll(token)) {
    const end = start + word.length;
    if (mentions.overlap(start, end)) continue;
    const isFirst = start === 0 || /[:.;•·-]/.test(text.slice(0, start).trimEnd().slice(-1));
    const isBefore = mentions.followAt(end);
    const isOfMention = isBefore || mentions.endBefore(start);
    if (isBefore && makers.test(word)) continue;
    const isSure = /\p{Ll}\p{Lu}|\p{L}\d|\d\p{L}|^\p{Lu}{2,}s?$/u.test(word) && !isShouted;
    // German capitalises every noun, and some people capitalise every word.
    const isOpen = (!isShouted && language !== "de") || (isBefore && !isFirst);
    const isProduct = text.trim() === word && products.has(word.toLowerCase());
    const isName = isSure || isProduct || (isOpen && !(isFirst && isStarter(word)));
    const isModule = mentions.endBefore(start) && /^\p{Lu}{2,3}$/u.test(word);
    if (!isName || !/^\p{Lu}|\p{Ll}\p{Lu}/u.test(word)) continue;
    if (!isProduct && isCommon(word, isModule ? never : isUsual)) continue;
    if (isSpelledOut(word, text.slice(0, start))) continue;
    const isWritten = isProduct || (!isFirst && language !== "de" && hasPlain);
    found.push({ text: word, start, end, isOfMention, isWritten });
  }
  for (const { end } of places) {
    const [, product] = productEnd.exec(text.slice(end)) ?? [];
    if (product !== undefined)
      found.push({
        ...{ text: product, start: end + 1, end: end + 1 + product.length },
        ...{ isOfMention: true, isWritten: true },
      });
  }
  if (found.length === 0) return none;
  const all = [...found, ...places].toSorted((left, right) => left.start - right.start);
  return { names: found, isAny: found.length > 1 && asksForAny(text, all) };
}

/** What tells a maker's products apart: the "Marketing Cloud" of Salesforce. */
const productEnd =
  /^ ((?:\p{Lu}[\p{L}\d]*\s){0,2}(?:Cloud|Suite|Studio|Hub|Server|Functions|Engine|Online))(?!\p{L})/u;

const token = /[\p{Script=Latin}\p{N}][\p{Script=Latin}\p{N}+#&]*/gu;
const examples =
  /(?<!\p{L})(?:such as|like|e\.?\s?g\.?|for example|for instance|including|z\.?\s?b\.?|zum beispiel|wie etwa|comme|tels? que?|telles? que|par exemple|como|por ejemplo|por exemplo|tais como|ou équivalent|or similar|or equivalent)(?!\p{L})|例如|如(?=[A-Za-z])/iu;

/** A demand with such a word does not capitalise every word. */
const plainWord = /(?<!\p{L})(?!(?:and|the|for|und|der|die|das|les|des|los|las|del)(?!\p{L}))\p{Ll}{3,}/u;

/** Products named by an everyday word. */
const products = read.wordSet("products");

const never = () => false;

/** Words that start a demand, besides those with a typical ending. */
const starters = read.wordSet("starters");
const usualEnd =
  /(?:ing|ed|ly|ful|ous|ive|able|ible|tion|sion|ment|ness|ity|ance|ence|ship|ism|ist|ists|ers|ies|ión|ção|gestão|ções|ciones|ité|tés|aire|ique|mente|idad|idade|age|er|ir|ar)$/iu;

function isStarter(word: string): boolean {
  return starters.has(word.toLowerCase()) || usualEnd.test(word);
}

function isCommon(word: string, isUsual: (key: string) => boolean): boolean {
  const key = wordKey(word);
  return (
    key.length < 2 || /^\d/.test(key) || usualInDemands.has(key) || isUsual(key) || isUsual(singular(key))
  );
}

function singular(key: string): string {
  return key.replace(/s$/, "");
}

/** Capitalised words that are not names of this kind. */
const usualInDemands = read.wordSet("usualInDemands");

/** The positions of skills mentioned in a text. A long list has thousands. */
function mentionsIn(text: string, places: readonly Place[]) {
  const starts = new Set(places.map(({ start }) => start));
  const ends = new Set(places.map(({ end }) => end));
  const inside = new Uint8Array(text.length);
  for (const { start, end } of places) inside.fill(1, start, end);
  return {
    overlap: (start: number, end: number) => inside.subarray(start, end).includes(1),
    /** True if only a space or dash separates the end of this word from a mention: "Zephyrix EMR". */
    followAt: (end: number) => /[ -]/.test(text.charAt(end)) && starts.has(end + 1),
    endBefore: (start: number) => text[start - 1] === " " && ends.has(start - 1),
  };
}

/** "MS Excel" is Excel. */
const makers =
  /^(?:MS|Microsoft|Adobe|Amazon|Apple|Apache|Autodesk|Atlassian|Google|IBM|Oracle|Cisco|Intuit)$/;

/** The number of characters before a short form that are searched for its full name. */
const LONGEST_NAME = 200;

/** "Applicant tracking systems (ATS)": the initials of the words before it. */
function isSpelledOut(word: string, before: string): boolean {
  if (!/^\p{Lu}{2,6}$/u.test(word)) return false;
  const initials = (before.slice(-LONGEST_NAME).match(/\p{L}+/gu) ?? [])
    .map((one) => one.slice(0, 1))
    .join("");
  return initials.toLowerCase().endsWith(word.toLowerCase());
}
