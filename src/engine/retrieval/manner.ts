import file from "../../../db/lexicon/retrieval/question.json" with { type: "json" };
import { dataFile } from "../lexicon/data-file.ts";
import type { Passage, Turn } from "./passages.ts";
import { isTimeWord, type Question } from "./question/question.ts";
import { words } from "./words/tokens.ts";

const read = dataFile("retrieval/question", file);
const asksWhen = read.wordSet("asksWhen");
const asksWhere = read.wordSet("asksWhere");
const saysWhen = read.wordSet("saysWhen");

// Chosen on the open half of LoCoMo. Source: docs/methods.md, Memory retrieval.
const QUESTION = 0.75;
const AFTER_QUESTION = 1.2;
const NAMING = 1.2;
const SAYS_WHEN = 1.6;
const SAYS_WHERE = 1.45;
/** Short remarks say little. */
const LENGTH_POWER = 0.15;
const USUAL_LENGTH = 120;
const SHORTEST = 20;

/** What a turn of a conversation is like, whatever the question's words. */
interface Manner {
  isQuestion: boolean;
  hasTime: boolean;
  hasName: boolean;
}

/** A factor for each turn of a conversation between people: how likely it answers by the way it is said. */
export function mannerFactors(question: Question, passages: readonly Passage[]): ReadonlyMap<Turn, number> {
  const isOfTime = question.words.some(({ token }) => asksWhen.has(token));
  const isOfPlace = question.words.some(({ token }) => asksWhere.has(token));
  const factors = new Map<Turn, number>();
  for (const { turns } of passages) {
    let before: Manner | undefined;
    for (const turn of turns) {
      const manner = mannerOf(turn);
      const { isQuestion, hasTime, hasName } = manner;
      const all = [
        isQuestion && QUESTION,
        before?.isQuestion && AFTER_QUESTION,
        hasName && NAMING,
        hasName && isOfPlace && SAYS_WHERE,
        hasTime && isOfTime && SAYS_WHEN,
        (Math.max(SHORTEST, turn.length) / USUAL_LENGTH) ** LENGTH_POWER,
      ];
      factors.set(
        turn,
        all.reduce<number>((product, factor) => product * (factor || 1), 1),
      );
      before = manner;
    }
  }
  return factors;
}

function mannerOf({ beginning = "", speaker = "" }: Turn): Manner {
  // Without the speaker's name before it and a picture's caption after it.
  const said = beginning.replace(`${speaker}: `, "").replace(/\s\[[^\]]*\]$/, "");
  return {
    isQuestion: /[?？]\s*$/.test(said),
    hasTime: words(said).some(({ token }) => isTimeWord(token) || saysWhen.has(token)),
    // A capital within a sentence, or a title in quotes.
    hasName: /[\p{Ll}\d,;:)] \p{Lu}\p{Ll}|["“«„]/u.test(said),
  };
}
