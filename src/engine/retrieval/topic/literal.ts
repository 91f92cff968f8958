import { normalized } from "../../../shared/text/combining-marks.ts";
import { words } from "../words/tokens.ts";
import { mattersOf } from "./matters.ts";
import { type Sentence, sentencesIn } from "./sentences.ts";

/** The sentence of a text that contains the literal words, or undefined. */
export type LiteralScan = (text: string) => Sentence | undefined;

/** Shorter words occur inside too many others: "ill" is in "skill". */
const SHORTEST_PART = 5;

/**
 * Prepares finding a topic's literal words, and names, regardless of meaning: in any case and with or without
 * accents, longer ones also inside a word, such as an address.
 */
export function literalScan(topic: string, names: readonly string[] = []): LiteralScan {
  const wanted = [
    ...mattersOf(topic).map(({ literal }) => literal),
    ...names.map((name) => words(name).map(({ token }) => token)),
  ];
  const matters = wanted.filter(({ length }) => length > 0).map((matter) => matter.map(testOf));
  const holds = (text: string) => {
    const plain = plainOf(text);
    return matters.some((tests) => tests.every((isIn) => isIn(plain)));
  };
  // Most texts contain none of it and need no splitting into sentences.
  return (text) => (holds(text) ? sentencesIn(text).find((sentence) => holds(sentence.text)) : undefined);
}

const beyondAscii = /[\u0080-\uffff]/;

/** A text in lower case and without accents. */
export function plainOf(text: string): string {
  if (isAscii(text)) return text.toLowerCase();
  return normalized(normalized(text, "NFD").replace(/\p{M}+/gu, ""), "NFC").toLowerCase();
}

export function isAscii(text: string): boolean {
  return !beyondAscii.test(text);
}

function testOf(word: string): (plain: string) => boolean {
  if (word.length >= SHORTEST_PART || isChinese(word)) return (plain) => plain.includes(word);
  const whole = new RegExp(`(?<![\\p{L}\\p{N}])${word}(?![\\p{L}\\p{N}])`, "u");
  // Searching for letters only is much faster, and most texts do not contain them.
  return (plain) => plain.includes(word) && whole.test(plain);
}

export function isChinese(word: string): boolean {
  return /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]+$/u.test(word);
}
