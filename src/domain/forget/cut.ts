import type { Sentence } from "../../engine/retrieval/topic/sentences.ts";
import { sentencesIn } from "../../engine/retrieval/topic/sentences.ts";
import type { JudgeTopic } from "./judge.ts";

/**
 * Prepares cutting the sentences about a topic out of a text. Undefined if nothing is cut, if no other sentence
 * would remain, or if the value is not a text.
 */
export function textCutter(judge: JudgeTopic): (value: unknown) => string | undefined {
  return (value) => {
    if (!hasOtherSentences(value)) return undefined;
    const gone = judge.hits([{ text: value, kind: "personal" }]).map(({ sentence }) => sentence);
    if (gone.length === 0) return undefined;
    const rest = without(value, gone)
      .replace(/[^\S\n]+/g, " ")
      .replace(/\s*\n\s*/g, "\n")
      .trim();
    return rest === "" ? undefined : rest;
  };
}

/** True if a value is a text of several sentences, of which one can be removed. */
function hasOtherSentences(value: unknown): value is string {
  return typeof value === "string" && sentencesIn(value).length > 1;
}

function without(text: string, gone: readonly Sentence[]): string {
  return [...gone]
    .sort((one, other) => other.at - one.at)
    .reduce((rest, { at, text: { length } }) => `${rest.slice(0, at)} ${rest.slice(at + length)}`, text);
}

/** A text with ranges replaced by spaces, so that other positions in it stay valid. */
export function blanked(text: string, ranges: readonly (readonly number[])[]): string {
  return ranges.reduce((rest, [start = 0, end = 0]) => {
    const gone = rest.slice(start, end).replace(/[^\n]/gu, (letter) => " ".repeat(letter.length));
    return rest.slice(0, start) + gone + rest.slice(end);
  }, text);
}
