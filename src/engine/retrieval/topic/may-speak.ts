import { ownWords, phrases } from "../../lexicon/words/topic-words.ts";
import { workingTimes } from "../question/working-times.ts";
import { stemOf } from "../words/tokens.ts";
import { isAscii, isChinese, plainOf } from "./literal.ts";
import { mattersOf } from "./matters.ts";
import { type Form, type TextKind, termOf } from "./terms.ts";

/** True if a text may be about a topic: false only if the judge certainly finds nothing in it. */
export type MaySpeak = (text: string, kind: TextKind) => boolean;

type Test = (plain: string, isPlain: boolean) => boolean;

/**
 * Prepares skipping most texts without splitting them into words. A text about a topic has the start of a word
 * for each part of a subject. It also accepts stored JSON.
 */
export function maySpeakOf(topic: string): MaySpeak {
  const matters = mattersOf(topic).map(({ words }) => words);
  const wide = anyMatter(matters, "personal");
  const strict = anyMatter(matters, "work");
  return (text, kind) => {
    const plain = plainOf(text);
    const isPlain = isAscii(plain);
    if (kind === "personal") return wide(plain, isPlain);
    // If a person refers to themselves, every text is theirs.
    return strict(plain, isPlain) || (wide(plain, isPlain) && speaksOfSelf(plain, isPlain));
  };
}

function anyMatter(matters: readonly string[][], kind: TextKind): Test {
  const tests = matters.map((words) => {
    // Working hours have too many forms.
    if (workingTimes(words)) return [];
    return words.map((word) => {
      const { sure, unsure } = termOf(word, kind);
      return anyOf([...sure, ...unsure].flatMap(beginningsOf));
    });
  });
  return (plain, isPlain) => tests.some((parts) => parts.every((isIn) => isIn(plain, isPlain)));
}

const speaksOfSelf = anyOf([...ownWords], { isWhole: true });

/** The start of a word, also after an escaped line end in JSON. ASCII-only text is read faster. */
function anyOf(beginnings: readonly string[], { isWhole = false } = {}): Test {
  const words = [...new Set(beginnings)].join("|");
  const wide = new RegExp(
    `(?:(?<![\\p{L}\\p{N}])|(?<=\\\\[bfnrt])|(?<=\\p{Script=Han}))(?:${words})${isWhole ? "(?![\\p{L}\\p{N}])" : ""}`,
    "u",
  );
  const ascii = new RegExp(`(?:^|[^a-z0-9]|\\\\[bfnrt])(?:${words})${isWhole ? "(?![a-z0-9])" : ""}`);
  return (plain, isPlain) => (isPlain ? ascii : wide).test(plain);
}

/** How words of this form, and phrases for it, start. */
function beginningsOf({ stem }: Form): string[] {
  const said = [...phrases].flatMap(([phrase, word]) => (stemOf(word) === stem ? [phrase] : []));
  // Any character may separate the words of a phrase.
  return [beginningOf(stem), ...said.map((phrase) => phrase.replaceAll(" ", "[^a-z0-9]+"))];
}

/** A stem without the letters in which forms of its word differ: "therapi" of therapy, "sensibl" of sensibility. */
export function beginningOf(stem: string): string {
  if (stem.length <= 3) return stem.replace(/(?:i|bl)$/, "");
  if (isChinese(stem)) return stem;
  return stem.slice(0, stem.length > 6 ? -3 : stem.length > 5 ? -2 : -1);
}
