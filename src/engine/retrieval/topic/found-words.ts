import { LONGEST_PHRASE, phrases } from "../../lexicon/words/topic-words.ts";
import type { FoundWord } from "../question/working-times.ts";
import { stemOf, type Word, words } from "../words/tokens.ts";

/** A text's words, and the word that stands for each phrase in it. */
export function foundIn(text: string): FoundWord[] {
  const all = words(text);
  return all.flatMap((word, at) => {
    if (isReturning(all, at)) return [];
    const own = { ...word, stem: stemOf(word.token) };
    const said = phraseAt(all, at);
    return said ? [own, { raw: said.raw, token: said.word, stem: stemOf(said.word) }] : [own];
  });
}

/** The longest phrase that starts at a word, with its number of words. */
export function phraseAt(
  all: readonly Word[],
  at: number,
): { word: string; raw: string; length: number } | undefined {
  for (let length = LONGEST_PHRASE; length > 1; length -= 1) {
    const said = all.slice(at, at + length);
    const word = said.length === length && phrases.get(said.map(({ token }) => token).join(" "));
    if (word) return { word, length, raw: said.map(({ raw }) => raw).join(" ") };
  }
  return undefined;
}

const returning = new Set(
  "come coming came go going went get got gets getting bring call move moved look looking want".split(" "),
);
const returnedTo = new Set("to in at from on with up end office home".split(" "));

const bodys = new Set("my your his her their our the a bad sore lower upper injured".split(" "));
/** How many words may be between a verb and its "back": "get the pipe ticket back". */
const MOST_BETWEEN = 4;

/** "Come back", "back to the office", "get it back" are not about the spine, unlike "my back in 2024". */
function isReturning(all: readonly Word[], at: number): boolean {
  const [before, word, next] = [all[at - 1], all[at], all[at + 1]];
  if (word?.token !== "back" || bodys.has(before?.token ?? "")) return false;
  if (returning.has(before?.token ?? "") || returnedTo.has(next?.token ?? "")) return true;
  const verbs = all.slice(Math.max(0, at - MOST_BETWEEN), at);
  return next === undefined && verbs.some(({ token }) => returning.has(token));
}
