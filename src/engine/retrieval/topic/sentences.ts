import { endsShortWord } from "../../text/names/short-forms.ts";

/** A sentence of a text, with its start. */
export interface Sentence {
  text: string;
  at: number;
}

const ends = /\n+|[.!?;](?=\s)|[。！？；]/gu;

/** A text's sentences: ended by a line end or punctuation, but not by the dot of an abbreviation. */
export function sentencesIn(text: string): Sentence[] {
  const found: Sentence[] = [];
  let at = 0;
  for (const { 0: mark, index } of text.matchAll(ends)) {
    if (mark === "." && endsShortWord(text, index)) continue;
    found.push({ text: text.slice(at, index + mark.length), at });
    at = index + mark.length;
  }
  found.push({ text: text.slice(at), at });
  return found.filter((sentence) => sentence.text.trim() !== "");
}
