import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Passage, TermStatistics, Turn } from "../../../../src/engine/retrieval/passages.ts";
import { readQuestion } from "../../../../src/engine/retrieval/question/question.ts";
import { meanRelevance, rankByImportance, rankTurns } from "../../../../src/engine/retrieval/rank.ts";
import { relevanceOf, scoreTurns } from "../../../../src/engine/retrieval/relevance.ts";
import { plainTerms } from "./memory-database.ts";

const now = "2025-01-01T00:00:00.000Z";
const turn = (id: string, text: string, more: Partial<Turn> = {}): Turn => ({
  ...{ id, text, length: text.length, importance: 0.5, createdAt: now },
  ...more,
});
const single = (...args: Parameters<typeof turn>): Passage => ({ threadLength: 1, turns: [turn(...args)] });
const thread = (name: string, ...turns: Turn[]): Passage => ({
  thread: name,
  threadLength: turns.length,
  turns,
});
const rank = (text: string, passages: Passage[]) => {
  const question = readQuestion(text);
  const frequencies = Object.fromEntries(question.terms.map(({ word }) => [word, 3]));
  const statistics = { nodes: 100, frequencies, synonymFrequencies: frequencies };
  return rankTurns(question, passages, statistics, { now });
};
const ids = (text: string, passages: Passage[]) => rank(text, passages).map(({ id }) => id);

describe("ranking", () => {
  test("more of the question outweighs importance and recency together", () => {
    const ranking = rank("salary negotiation at Calder", [
      single("half", "salary talk", { importance: 1 }),
      single("full", "salary negotiation with Calder", {
        importance: 0,
        createdAt: "2015-01-01T00:00:00.000Z",
      }),
    ]);
    expect(ranking.map(({ id }) => id)).toEqual(["full", "half"]);
    expect(ranking[0]?.matchedTerms).toEqual(["salary", "negotiation", "calder"]);
    expect(ranking[1]?.matchedTerms).toEqual(["salary"]);
  });

  test("between equals the more important one leads, then the newer one", () => {
    const old = "2020-01-01T00:00:00.000Z";
    const found = [
      single("old", "salary talk one", { createdAt: old }),
      single("new", "salary talk two"),
      single("dear", "salary talk six", { createdAt: old, importance: 1 }),
    ];
    expect(ids("salary", found)).toEqual(["new", "dear", "old"]);
    expect(ids("salary in 2020", found), "a named time switches recency off").toEqual(["dear", "old", "new"]);
  });

  test("a text that holds none of the terms is not listed", () => {
    expect(rank("violin lessons", [single("a", "salary talk")])).toEqual([]);
    expect(meanRelevance([])).toBe(0);
  });

  test("what was said before and after counts, the nearer the more, and less than the turn's own words", () => {
    const talk = [..."abcdefghi"].map((id) => turn(id, id === "e" ? "the violin" : "something"));
    // Weights by distance: after it .5, .25, .12 and before it .35, .2, .1.
    expect(ids("violin", [thread("t", ...talk)])).toEqual(["e", "f", "d", "g", "c", "h", "b"]);
  });

  test("a turn of a thread that is all about it leads one that stands alone", () => {
    const alone = single("alone", "violin and more words");
    const [first, second] = [turn("first", "violin and more words"), turn("second", "violin and more words")];
    const far = Array.from({ length: 6 }, (_, index) => turn(`x${index}`, "words"));
    expect(
      ids("violin", [alone, thread("t", first, ...far, second)])
        .slice(0, 2)
        .sort(),
    ).toEqual(["first", "second"]);
  });

  test("what a person said whom the question names comes first, unless it names two", () => {
    const talk = thread(
      "t",
      turn("imani", "I sold the violin", { speaker: "Imani" }),
      ...Array.from({ length: 8 }, (_, index) => turn(`x${index}`, "hm")),
      turn("osei", "my own violin, the violin", { speaker: "Osei" }),
    );
    expect(ids("violin", [talk])[0]).toBe("osei");
    expect(ids("What did Imani do with the violin?", [talk])[0]).toBe("imani");
    expect(ids("Did Imani and Osei talk of a violin?", [talk])[0]).toBe("osei");
    expect(ids("what did imani do with the violin?", [talk])[0], "a name is written with a capital").toBe(
      "osei",
    );
  });

  test("a long answer lends few of its words to the turns around it", () => {
    const around = (length: number) => [
      turn("before", "no"),
      turn("answer", "the violin", { length }),
      turn("after", "no"),
    ];
    const relevanceOf = (length: number) =>
      rank("violin", [thread("t", ...around(length))]).find(({ id }) => id === "after")?.relevance ?? 0;
    expect(relevanceOf(2400)).toBeLessThan(relevanceOf(240));
  });

  test("of a conversation with an assistant the user's turns lead", () => {
    const said = { length: 40 };
    const talk = thread(
      "t",
      turn("answer", "the violin is one", { ...said, speaker: "assistant" }),
      ...Array.from({ length: 8 }, (_, index) => turn(`x${index}`, "hm", { speaker: "user" })),
      turn("question", "the violin is mine", { ...said, speaker: "user" }),
    );
    expect(ids("violin", [talk])[0]).toBe("question");
  });

  test("what is of the day that the question names leads", () => {
    const found = [
      single("then", "the violin", { createdAt: "2024-12-04T00:00:00.000Z" }),
      single("later", "the violin", { createdAt: "2024-12-30T00:00:00.000Z" }),
    ];
    expect(ids("violin", found)[0]).toBe("later");
    expect(ids("Which violin was it four weeks ago?", found)[0]).toBe("then");
    expect(ids("Which violin was it on December 4?", found)[0]).toBe("then");
  });

  test("another word for the same matter is found, after the word itself", () => {
    const found = [
      single("other", "They pay me badly there"),
      single("same", "My salary is bad there"),
      single("none", "They treat me badly there"),
    ];
    const ranking = rank("salary", found);
    expect(ranking.map(({ id }) => id)).toEqual(["same", "other"]);
    expect(ranking[1]?.matchedTerms, "the question's own word").toEqual(["salary"]);
    expect(ranking[1]?.relevance).toBeLessThan((ranking[0]?.relevance ?? 0) * 0.8);
  });

  test("nothing older than asked is listed, though it may be a neighbour", () => {
    const old = "2020-01-01T00:00:00.000Z";
    const talk = thread("t", turn("old", "the violin", { createdAt: old }), turn("new", "yes"));
    const question = readQuestion("violin");
    const statistics = { nodes: 100, frequencies: { violin: 1 }, synonymFrequencies: {} };
    const listed = rankTurns(question, [talk], statistics, { now, since: "2024-01-01T00:00:00.000Z" });
    expect(listed.map(({ id }) => id)).toEqual(["new"]);
  });

  test("a match in a store of one node still counts for something", () => {
    const statistics = { nodes: 1, frequencies: { violin: 1 }, synonymFrequencies: {} };
    const [first] = rankTurns(readQuestion("violin"), [single("a", "violin")], statistics, { now });
    expect(first?.relevance).toBeGreaterThan(0.5);
  });
});

describe("BM25 by hand", () => {
  const terms = plainTerms("violin");
  const idf = Math.log(1 + 96.5 / 4.5);
  const statistics = { nodes: 100, frequencies: { violin: 4 }, synonymFrequencies: {} };
  const score = (...passages: Passage[]) => scoreTurns(terms, passages, statistics).map(({ score }) => score);
  const even = (id: string, text: string) => single(id, text, { length: 100 });

  test.each([
    [1, 1],
    [2, 4.4 / 3.2],
    [3, 6.6 / 4.2],
    [8, 17.6 / 9.2],
  ])("a word %d times in a text of average length scores %d of its idf", (times, factor) => {
    const text = Array.from({ length: times }, () => "violin").join(" ");
    const [scored = 0] = score(even("a", text), even("b", "none"));
    expect(scored).toBeCloseTo(idf * factor, 10);
    expect(relevanceOf(scored, terms, statistics)).toBeCloseTo(1 - 4 ** -factor, 10);
  });

  test("a text twice as long as the average counts less, by nine tenths of its length where no speaker is known", () => {
    const [scored] = score(single("long", "violin", { length: 200 }), single("none", "no", { length: 0 }));
    expect(scored).toBeCloseTo((idf * 2.2) / (1 + 1.2 * (0.1 + 0.9 * 2)), 10);
  });

  test("the next turn counts .35 of its words, and twice that of its length", () => {
    const [first, second] = [turn("a", "one", { length: 100 }), turn("b", "violin", { length: 100 })];
    // Lengths: 100 + 2 × .35 × 100 and 100 + 2 × .5 × 100; of the 50 threads that 100 nodes make, one has the word.
    const norm = 1.2 * (0.1 + (0.9 * 170) / 185);
    const ofThread = Math.log(1 + 49.5 / 1.5);
    const [scored] = score({ thread: "t", threadLength: 2, turns: [first, second] });
    expect(scored).toBeCloseTo((idf * 0.35 * 2.2) / (0.35 + norm) + ofThread, 10);
  });
});

test("relevance lies in 0..1 and never falls where the score rises", () => {
  const word = fc.constantFrom("salary", "violin", "night", "shift", "leeds", "pay", "team", "python");
  const text = fc.array(word, { maxLength: 30 }).map((words) => words.join(" "));
  const terms = readQuestion("salary violin absent").terms;
  const statistics: TermStatistics = {
    nodes: 100,
    frequencies: { salary: 3, violin: 90 },
    synonymFrequencies: { salary: 7 },
  };
  fc.assert(
    fc.property(
      fc.array(fc.array(text, { minLength: 1, maxLength: 5 }), { minLength: 1, maxLength: 6 }),
      (talks) => {
        const passages = talks.map((texts, index) =>
          thread(`t${index}`, ...texts.map((one) => turn("x", one))),
        );
        const scored = scoreTurns(terms, passages, statistics).toSorted((a, b) => a.score - b.score);
        let last = 0;
        for (const { score, matchedTerms } of scored) {
          const relevance = relevanceOf(score, terms, statistics);
          expect(relevance).toBeGreaterThanOrEqual(last);
          expect(relevance).toBeLessThan(1);
          expect(score > 0).toBe(matchedTerms.length > 0);
          last = relevance;
        }
      },
    ),
  );
});

test("without a question the important and the new lead", () => {
  const nodes = [
    { id: "old", importance: 0.5, createdAt: "2015-01-01T00:00:00.000Z" },
    { id: "new", importance: 0.5, createdAt: "2024-12-01T00:00:00.000Z" },
    { id: "dear", importance: 1, createdAt: "2024-12-01T00:00:00.000Z" },
  ];
  expect(rankByImportance(nodes, { now, limit: 2 }).map(({ id }) => id)).toEqual(["dear", "new"]);
});
