import { denialOf } from "../../../engine/notes/denied.ts";
import { specificTerms } from "../../../engine/reasoning/pertinent.ts";
import { ownQuestion } from "../../../engine/reasoning/questions/own-question.ts";
import type { Fact } from "../../../engine/reasoning/types.ts";
import { isFormOf } from "../../../engine/retrieval/words/same-word.ts";
import { guessLanguage } from "../../../engine/retrieval/words/stop-words.ts";
import { stems, words } from "../../../engine/retrieval/words/tokens.ts";
import type { HandlerContext } from "../../../operation/handler.ts";
import { cutText } from "../../../shared/text/words.ts";
import { statedNotes } from "../../evidence/stated-limits.ts";
import { linesThatHold } from "../../resume/superseded.ts";
import type { Note } from "../remembered.ts";

const MOST = 3;
const LONGEST = 300;
/** The field of a line that no entry was made of. */
const OF_TEXT = "resume.text";
/** A note found by other forms of the words is less sure. */
const RELEVANCE = 0.4;

/**
 * Lines of the resume as it was imported, and notes, that have what a question names: its topic, or most of its own
 * words, in any form. Undefined if there is no text of a resume, or the caller may not read it.
 */
export async function textFound(
  { tx, actor }: HandlerContext,
  query: string,
  ofNotes: boolean,
): Promise<{ lines: Fact[] | undefined; notes: Note[]; isNamed: boolean }> {
  const said = actor.scopes.has("read:resume") ? await linesOf(tx) : [];
  const { topic, asks } = ownQuestion(query) ?? {};
  const asked = [
    ...new Set(
      wordsOf(
        topic ??
          specificTerms(query)
            .map(({ word }) => word)
            .join(" "),
      ),
    ),
  ];
  const needed = topic === undefined ? Math.ceil(asked.length / 2) : asked.length;
  const isShownIn = (line: string) =>
    topic === undefined || (countIn(line, asked) === asked.length && denialOf(topic, line) === undefined);
  // "Czy umiem programować w CAM?": of a skill with a name in capitals, a line with the name says more.
  const isOfSkill = asks === "held" || asks === "experience";
  const names = topic === undefined ? namesIn(query) : isOfSkill ? acronymsIn(topic) : [];
  const isNaming = (text: string) => names.some((name) => isNamedIn(text, name));
  const counted = <Item>(items: readonly Item[], textOf: (item: Item) => string) =>
    items.flatMap((item) => {
      const count = needed === 0 ? 0 : countIn(textOf(item), asked);
      const isNamed = isNaming(textOf(item));
      return count > 0 && (count >= needed || isNamed) ? [{ item, count: count + (isNamed ? 1 : 0) }] : [];
    });
  const lines = counted(said, ({ text }) => text);
  const notes = counted(ofNotes ? await statedNotes(tx) : [], ({ contentText }) => contentText);
  const most = Math.max(0, ...[...lines, ...notes].map(({ count }) => count));
  const isBest = ({ count }: { count: number }) => count === most;
  const best = lines.filter(isBest).slice(0, MOST);
  return {
    isNamed: [
      ...best.map(({ item }) => item.text),
      ...notes.filter(isBest).map(({ item }) => item.contentText),
    ].some(isNaming),
    lines:
      said.length === 0
        ? undefined
        : best.map(({ item: { text, claimIds } }) => ({
            // A line with only the name, or that denies the topic, does not show it.
            field: isShownIn(text) ? OF_TEXT : `${OF_TEXT}.none`,
            text: `In the resume: ${cutText(text.trim(), LONGEST)}`,
            ...(claimIds && { claimIds }),
          })),
    notes: notes
      .filter(isBest)
      .slice(0, MOST)
      .map(({ item: { id, contentText } }) => ({
        ...{ id, text: contentText, relevance: RELEVANCE, claimIds: [], sourceId: undefined },
        ...{ isEntry: false, isMost: countIn(contentText, asked) === asked.length },
      })),
  };
}

interface Line {
  text: string;
  claimIds?: string[];
}

/** The lines of the imported resume that still hold, and the claims that stand in none: those that the user stated. */
async function linesOf(tx: HandlerContext["tx"]): Promise<Line[]> {
  const source = (await tx.resume.get())?.source;
  if (!source) return [];
  const stated = (await tx.resume.claims()).filter(({ sourceSpan }) => sourceSpan === undefined);
  return [
    ...linesThatHold(source).map((text) => ({ text })),
    ...stated.map(({ id, text }) => ({ text, claimIds: [id] })),
  ];
}

const capitals = /(?<![\p{L}\d])\p{Lu}{2,}(?![\p{L}\d])/gu;

/** The names in a question: words in capitals, and those with one that do not begin it. In German every noun has one. */
function namesIn(query: string): string[] {
  const isGerman = guessLanguage(wordsOf(query)) === "de";
  const others = isGerman ? [] : (query.match(/(?<=[\p{L},] )\p{Lu}[\p{L}\d]+/gu) ?? []);
  return [...new Set([...(query.match(capitals) ?? []), ...others])];
}

/** The words in capitals of a text that has no other names. */
function acronymsIn(text: string): string[] {
  return /\p{Lu}/u.test(text.replace(capitals, "")) ? [] : (text.match(capitals) ?? []);
}

/** True if a text has a name: one in capitals as it is or with dots, "US" and "U.S.", others in any form. */
function isNamedIn(text: string, name: string): boolean {
  if (/\p{Ll}|\d/u.test(name)) return countIn(text, wordsOf(name)) > 0;
  const dotted = [...name].map((letter) => `${letter}\\.?`).join("");
  return new RegExp(`(?<![\\p{L}\\d])${dotted}(?![\\p{L}\\d])`, "u").test(text);
}

/** The words of a text, lower case and without accents. */
export function wordsOf(text: string): string[] {
  return words(text).map(({ token }) => token);
}

/** How many of the words a text has, in any form. */
export function countIn(text: string, asked: readonly string[]): number {
  const own = [...new Set(wordsOf(text))];
  const roots = new Set(stems(text));
  return asked.filter(
    (word) => stems(word).some((stem) => roots.has(stem)) || own.some((one) => isFormOf(word, one)),
  ).length;
}
