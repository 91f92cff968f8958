import { bulletLength } from "../../text/bullets.ts";
import { linesOf } from "../../text/cuts.ts";
import type { Span } from "../../text/piece.ts";
import { sectionKind } from "../text/sections/headings.ts";

/** A line of a source text that the caller's reading leaves out. */
interface LeftOut {
  text: string;
  span: Span;
}

const word = /\p{L}{4,}|\d{2,}|\p{Lu}{2,3}(?!\p{L})/gu;
const LEAST = 2;
const LONGEST = 300;

/**
 * The lines of a text of which a reading has less than half the words: neither the places of its values nor its
 * values have them. Headings say nothing.
 */
export function leftOut(text: string, spans: readonly Span[], told: string): LeftOut[] {
  const known = wordsOf(told);
  return linesOf(text).flatMap(({ text: line, start }) => {
    const bullet = bulletLength(line);
    const said = line.slice(bullet).trim();
    if (said === "" || sectionKind(said.replace(/[\s:：]+$/u, "")) !== undefined) return [];
    const all = [...line.matchAll(word)];
    const missing = all.filter(
      ({ 0: one, index }) =>
        !known.has(one.toLowerCase()) &&
        !spans.some(([from, to]) => from <= start + index && start + index < to),
    );
    if (missing.length < LEAST || missing.length * 2 <= all.length) return [];
    const at = start + line.indexOf(said, bullet);
    return [{ text: said.slice(0, LONGEST), span: [at, at + Math.min(said.length, LONGEST)] }];
  });
}

function wordsOf(text: string): ReadonlySet<string> {
  return new Set(Array.from(text.matchAll(word), ([one]) => one.toLowerCase()));
}
