import { wordsOf } from "../text/words.ts";
import type { Proved } from "./prove-sentence.ts";
import type { Source } from "./sources.ts";

/** Parts of a claim and of a sentence that are compared as wholes. */
const between = /[,;:.()（）–—]|\s-\s|\sat\s/u;

/** Proves a sentence in an unknown language: its parts must be whole parts of one claim, word for word. */
export function proveVerbatim(sentence: string, sources: readonly Source[]): Proved {
  const parts = partsOf(sentence);
  const source = sources.find(({ text }) => {
    const said = new Set([...partsOf(text), text].map(folded));
    return said.has(folded(sentence)) || parts.every((part) => said.has(part));
  });
  if (source) return { carried: [{ at: 0, source, place: 0 }] };
  return {
    why: "The words of this language are not known; only whole parts of a claim, word by word, are carried.",
  };
}

function partsOf(text: string): string[] {
  return text
    .split(between)
    .map(folded)
    .filter((part) => part !== "");
}

function folded(text: string): string {
  return wordsOf(text)
    .map(({ key }) => key)
    .join(" ");
}
