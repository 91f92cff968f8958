import { expect, test } from "vitest";
import { ask, node, openMemories } from "./memory-database.ts";
import { notes, questions } from "./notes.ts";

test("paraphrased questions find the notes that answer them", async () => {
  const { ada } = openMemories();
  const textOf = new Map<string, string>();
  for (const [source, { at, texts }] of Object.entries(notes)) {
    const nodes = texts.map((text, index) =>
      node(`${source}-${index}`, text, { createdAt: `${at}T09:00:00.000Z` }),
    );
    for (const { id, contentText } of nodes) textOf.set(id, contentText);
    await ada.replaceSource("conversation", source, nodes);
  }

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

function mean(values: number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
