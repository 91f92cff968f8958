import { LONGEST_PHRASE, phrases } from "../../lexicon/topic-words.ts";
import { stemOf, type Word, words } from "../tokens.ts";
import type { FoundWord } from "../working-times.ts";

/** The words of a text, and the word that stands for each phrase in it. */
export function foundIn(text: string): FoundWord[] {
  const all = words(text);
  return all.flatMap((word, at) => {
    if (isReturning(word, all[at - 1], all[at + 1])) return [];
    const own = { ...word, stem: stemOf(word.token) };
    const said = phraseAt(all, at);
    return said ? [own, { raw: said.raw, token: said.word, stem: stemOf(said.word) }] : [own];
  });
}

/** The phrase that begins at a word: the longest one, with how many words it has. */
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

/** "Come back", "back to the office": no matter of the spine. */
function isReturning({ token }: Word, before: Word | undefined, next: Word | undefined): boolean {
  if (token !== "back") return false;
  return returning.has(before?.token ?? "") || returnedTo.has(next?.token ?? "");
}
