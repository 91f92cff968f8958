import { expect, test } from "vitest";
import { readQuestion } from "../../../../src/engine/retrieval/question/question.ts";
import { candidateLimit } from "../../../../src/engine/retrieval/rank.ts";
import { noAnswerTo } from "../../../../src/engine/retrieval/unanswered/judge.ts";
import { ask, node, openMemories } from "./memory-database.ts";
import { notes, questions, unanswerable } from "./notes.ts";

async function withNotes() {
  const { ada } = openMemories();
  const textOf = new Map<string, string>();
  for (const [source, { at, texts }] of Object.entries(notes)) {
    const nodes = texts.map((text, index) =>
      node(`${source}-${index}`, text, { createdAt: `${at}T09:00:00.000Z` }),
    );
    for (const { id, contentText } of nodes) textOf.set(id, contentText);
    await ada.replaceSource("conversation", source, nodes);
  }
  return { ada, textOf };
}

test("paraphrased questions find the notes that answer them", async () => {
  const { ada, textOf } = await withNotes();

  const recalls: number[] = [];
  const firsts: number[] = [];
  for (const { ask: question, gold } of questions) {
    const memories = await ask(ada, question);
    const found = memories.map(({ id }) => textOf.get(id) ?? "");
    const hit = (texts: string[]) => gold.filter((start) => texts.some((text) => text.startsWith(start)));
    recalls.push(hit(found).length / gold.length);
    firsts.push(hit(found.slice(0, 3)).length / gold.length);
  }

  expect(mean(recalls)).toBeGreaterThanOrEqual(0.97);
  expect(mean(firsts)).toBeGreaterThanOrEqual(0.88);
});

test("questions that the notes do not answer are told from those that they do", async () => {
  const { ada } = await withNotes();
  const judged = async (text: string) => {
    const question = readQuestion(text);
    const found = await ada.search({ terms: question.terms, limit: candidateLimit(10) });
    return noAnswerTo(question, found.passages, found) === undefined ? 1 : 0;
  };
  const answered = await Promise.all(unanswerable.map(judged));
  const kept = await Promise.all(questions.map(({ ask: question }) => judged(question)));

  expect(mean(answered)).toBeLessThanOrEqual(0.15);
  expect(mean(kept)).toBeGreaterThanOrEqual(0.92);
});

function mean(values: number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
