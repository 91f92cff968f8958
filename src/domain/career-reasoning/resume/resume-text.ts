import { specificTerms } from "../../../engine/reasoning/pertinent.ts";
import { ownQuestion } from "../../../engine/reasoning/questions/own-question.ts";
import type { Fact } from "../../../engine/reasoning/types.ts";
import { stems } from "../../../engine/retrieval/words/tokens.ts";
import type { HandlerContext } from "../../../operation/handler.ts";
import { cutText } from "../../../shared/text/words.ts";

const MOST = 3;
const LONGEST = 300;
/** The field of a line that no entry was made of. */
const OF_TEXT = "resume.text";

/**
 * Lines of the resume as it was imported that have what a question names: its topic, or most of its own words. Undefined
 * if there is no such text, or the caller may not read it.
 */
export async function textFacts({ tx, actor }: HandlerContext, query: string): Promise<Fact[] | undefined> {
  const text = actor.scopes.has("read:resume") ? ((await tx.resume.get())?.source?.text ?? "") : "";
  if (text === "") return undefined;
  const { topic } = ownQuestion(query) ?? {};
  const words = topic === undefined ? specificTerms(query).map(({ word }) => word) : [topic];
  const asked = new Set(words.flatMap((word) => stems(word)));
  const needed = topic === undefined ? Math.ceil(asked.size / 2) : asked.size;
  if (needed === 0) return [];
  const lines = text.split("\n").flatMap((line) => {
    const own = new Set(stems(line));
    const count = [...asked].filter((stem) => own.has(stem)).length;
    return count >= needed ? [{ line: line.trim(), count }] : [];
  });
  const most = Math.max(0, ...lines.map(({ count }) => count));
  return lines
    .filter(({ count }) => count === most)
    .slice(0, MOST)
    .map(({ line }) => ({ field: OF_TEXT, text: `In the resume: ${cutText(line, LONGEST)}` }));
}
