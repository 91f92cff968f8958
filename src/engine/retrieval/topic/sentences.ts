import { endsShortWord } from "../../text/short-forms.ts";

/** A sentence of a text, and where it begins there. */
export interface Sentence {
  text: string;
  at: number;
}

const ends = /\n+|[.!?;](?=\s)|[。！？；]/gu;

/** The sentences of a text: ended by a line's end or a mark, not by the dot of a short form. */
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
