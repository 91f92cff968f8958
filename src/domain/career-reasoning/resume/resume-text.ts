import { specificTerms } from "../../../engine/reasoning/pertinent.ts";
import { ownQuestion } from "../../../engine/reasoning/questions/own-question.ts";
import type { Fact } from "../../../engine/reasoning/types.ts";
import { isFormOf } from "../../../engine/retrieval/words/same-word.ts";
import { stems, words } from "../../../engine/retrieval/words/tokens.ts";
import type { HandlerContext } from "../../../operation/handler.ts";
import { cutText } from "../../../shared/text/words.ts";
import { statedNotes } from "../../evidence/stated-limits.ts";
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
): Promise<{ lines: Fact[] | undefined; notes: Note[] }> {
  const text = actor.scopes.has("read:resume") ? ((await tx.resume.get())?.source?.text ?? "") : "";
  const { topic } = ownQuestion(query) ?? {};
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
  // Of names, capitals alone are sure: "GCSE".
  const names = (query.match(/(?<![\p{L}\d])\p{Lu}{3,}(?![\p{L}\d])/gu) ?? []).filter(
    () => topic === undefined,
  );
  const counted = <Item>(items: readonly Item[], textOf: (item: Item) => string) =>
    items.flatMap((item) => {
      const count = needed === 0 ? 0 : countIn(textOf(item), asked);
      return count > 0 && (count >= needed || names.some((name) => textOf(item).includes(name)))
        ? [{ item, count }]
        : [];
    });
  const lines = counted(text.split("\n"), (line) => line);
  const notes = counted(ofNotes ? await statedNotes(tx) : [], ({ contentText }) => contentText);
  const most = Math.max(0, ...[...lines, ...notes].map(({ count }) => count));
  const isBest = ({ count }: { count: number }) => count === most;
  const best = lines.filter(isBest).slice(0, MOST);
  return {
    lines:
      text === ""
        ? undefined
        : best.map(({ item }) => ({
            field: OF_TEXT,
            text: `In the resume: ${cutText(item.trim(), LONGEST)}`,
          })),
    notes: notes
      .filter(isBest)
      .slice(0, MOST)
      .map(({ item: { id, contentText }, count }) => ({
        ...{ id, text: contentText, relevance: RELEVANCE, claimIds: [], sourceId: undefined },
        ...{ isEntry: false, isMost: count === asked.length },
      })),
  };
}

function wordsOf(text: string): string[] {
  return words(text).map(({ token }) => token);
}

/** How many of the words a text has, in any form. */
function countIn(text: string, asked: readonly string[]): number {
  const own = [...new Set(wordsOf(text))];
  const roots = new Set(stems(text));
  return asked.filter(
    (word) => stems(word).some((stem) => roots.has(stem)) || own.some((one) => isFormOf(word, one)),
  ).length;
}
