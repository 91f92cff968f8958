import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { readQuestion } from "../../../src/engine/retrieval/question/question.ts";
import type { Store } from "../../../src/store/ports/store.ts";
import { openTestPostgres, withPostgres } from "../../support/postgres/database.ts";
import { openTestStore } from "../../support/store.ts";
import { AT } from "../contract/records.ts";

const words =
  `nurse nurses nursing ward wards night nights shift shifts early résumé resume café C++ C# 7 2026 March
  ventilation ventilators machine learning machines learned 夜班 数据分析 数据 manager managing management salary salaries
  Überstunden über ICU icu icus generalization relational flies dies vileness don't o'clock e-mail`.split(
    /\s+/,
  );

/** Numbers that look as if by chance, the same at every run. */
function chance(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return Math.floor((state / 2147483648) * below);
  };
}

async function fill(store: Store): Promise<void> {
  const next = chance(7);
  await store.access.createUser({ id: "usr_a", name: null, email: null, createdAt: AT });
  await store.write("usr_a", async (tx) => {
    for (let number = 0; number < 300; number += 1) {
      const text = Array.from({ length: 3 + next(30) }, () => words[next(words.length)]).join(" ");
      const thread =
        next(3) === 0 ? {} : { threadId: `t${next(12)}`, ...(next(2) === 0 && { position: next(9) }) };
      const content = next(4) === 0 ? { speaker: "Ada" } : {};
      const more = { nodeType: "note", content, importance: next(11) / 10, ...thread };
      const createdAt = new Date(Date.parse(AT) + number * 60_000).toISOString();
      await tx.memories.add({ id: `mem_${number}`, contentText: text, createdAt, ...more });
    }
    for (const gone of [3, 50, 299]) await tx.memories.remove(`mem_${gone}`);
    const changed = { id: "mem_10", contentText: "ventilation at night", createdAt: AT };
    await tx.memories.update({ ...changed, nodeType: "note", content: {}, importance: 1 });
  });
}

const questions = [
  "What did I say about night shifts?",
  "ventilators on the ward",
  "machine learning with C++ or C#",
  "夜班 数据分析",
  "Überstunden and managing salaries in March 2026",
  "resume of a nurse manager",
  ...words,
];

withPostgres("search of memories on both engines", () => {
  test("the same questions find the same passages in the same order, with the same counts", async () => {
    const [sqlite, postgres] = [openTestStore(), await openTestPostgres()];
    for (const store of [sqlite, postgres]) await fill(store);
    const ask = (store: Store, question: string, more: { limit: number; since?: string }) =>
      store.read("usr_a", (tx) => tx.memories.search({ terms: readQuestion(question).terms, ...more }));
    let found = 0;
    for (const question of questions)
      for (const more of [{ limit: 5 }, { limit: 60 }, { limit: 20, since: "2026-03-02T11:00:00.000Z" }]) {
        const expected = await ask(sqlite, question, more);
        found += expected.passages.length;
        expect(await ask(postgres, question, more), `${question} ${JSON.stringify(more)}`).toEqual(expected);
      }
    expect(found).toBeGreaterThan(500);
    await sqlite.close();
  });

  test("titles of occupations are found alike, with the same scores", async () => {
    const [sqlite, postgres] = [openTestStore(), await openTestPostgres()];
    const next = chance(11);
    const title = () => Array.from({ length: 1 + next(4) }, () => words[next(words.length)]).join(" ");
    const occupations = Array.from({ length: 80 }, (_, at) => ({
      ...{ code: `11-${at}`, title: title(), alternateTitles: Array.from({ length: next(6) }, title) },
      ...{ jobZone: 3, riasec: null, workStyle: {}, skills: [], requires: [] },
    }));
    const source = { id: "onet", title: "O*NET", version: "1", attribution: "a" };
    for (const store of [sqlite, postgres])
      await store.catalog.replace([{ source, occupations, skills: [] } as never], AT);
    for (const query of questions) {
      const expected = await sqlite.catalog.findTitles(query, 10);
      const found = await postgres.catalog.findTitles(query, 10);
      expect(
        found.map(({ code }) => code),
        query,
      ).toEqual(expected.map(({ code }) => code));
      for (const [at, { score }] of found.entries()) expect(score).toBeCloseTo(expected[at]?.score ?? 0, 9);
    }
    expect(await postgres.catalog.stamp()).toBe(await sqlite.catalog.stamp());
    expect(await postgres.catalog.sources()).toEqual(await sqlite.catalog.sources());
    await sqlite.close();
  });

  test("a word longer than an index takes is stored, and found by the same question", async () => {
    const long = Array.from({ length: 60 }, (_, at) =>
      createHash("sha512").update(String(at)).digest("hex"),
    ).join("");
    const asked = long.slice(0, 900);
    const found: unknown[] = [];
    for (const store of [openTestStore(), await openTestPostgres()]) {
      await store.access.createUser({ id: "usr_a", name: null, email: null, createdAt: AT });
      await store.write("usr_a", async (tx) => {
        for (const [at, contentText] of [long, asked, `${asked}x`].entries())
          await tx.memories.add({
            ...{ id: `mem_${at}`, contentText, createdAt: AT },
            ...{ nodeType: "note", content: {}, importance: 1 },
          });
      });
      const terms = [{ word: asked, synonyms: [] }];
      found.push(await store.read("usr_a", (tx) => tx.memories.search({ terms, limit: 5 })));
    }
    expect(found[1]).toEqual(found[0]);
    expect(found[0]).toMatchObject({ passages: [{ turns: [{ id: "mem_1" }] }] });
  });
});
