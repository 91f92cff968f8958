import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readQuestion } from "../../../../src/engine/retrieval/question.ts";
import { type Candidate, rankByImportance, rankMemories } from "../../../../src/engine/retrieval/rank.ts";
import { scoreTexts } from "../../../../src/engine/retrieval/relevance.ts";

const now = "2025-01-01T00:00:00.000Z";
const candidate = (id: string, contentText: string, more: Partial<Candidate> = {}): Candidate => ({
  ...{ id, contentText, text: contentText, around: "", importance: 0.5, createdAt: now },
  ...more,
});
const rank = (text: string, candidates: Candidate[], limit = 10) => {
  const frequencies = Object.fromEntries(readQuestion(text).terms.map((term) => [term, 3]));
  return rankMemories(readQuestion(text), candidates, { nodes: 100, frequencies }, { now, limit });
};
const ids = (ranking: ReturnType<typeof rank>) => ranking.memories.map(({ id }) => id);

describe("ranking", () => {
  test("more of the question outweighs importance and recency together", () => {
    const ranking = rank("salary negotiation at Calder", [
      candidate("half", "salary talk", { importance: 1 }),
      candidate("full", "salary negotiation with Calder", {
        importance: 0,
        createdAt: "2015-01-01T00:00:00.000Z",
      }),
    ]);
    expect(ids(ranking)).toEqual(["full", "half"]);
    expect(ranking.memories[0]?.matchedTerms).toEqual(["salary", "negotiation", "calder"]);
    expect(ranking.memories[1]?.matchedTerms).toEqual(["salary"]);
  });

  test("between equals the more important one leads, then the newer one", () => {
    const old = "2020-01-01T00:00:00.000Z";
    const found = [
      candidate("old", "salary talk one", { createdAt: old }),
      candidate("new", "salary talk two"),
      candidate("dear", "salary talk three", { createdAt: old, importance: 1 }),
    ];
    expect(ids(rank("salary", found))).toEqual(["new", "dear", "old"]);
    expect(ids(rank("salary in 2020", found)), "a named time switches recency off").toEqual([
      "dear",
      "old",
      "new",
    ]);
  });

  test("near-duplicates are shown once, unless a number tells them apart", () => {
    const words = "weekly report about the warehouse forecast for the buyers in the north";
    const found = [
      candidate("a", `${words}, week 12`),
      candidate("b", `${words}; week 12`),
      candidate("c", `${words}, week 13`),
    ];
    expect(ids(rank("forecast report", found)).sort()).toHaveLength(2);
    expect(ids(rank("forecast report", found))).toContain("c");
  });

  test("a text that holds none of the terms is not returned and the score is 0", () => {
    expect(rank("violin lessons", [candidate("a", "salary talk")])).toEqual({
      memories: [],
      contextRelevanceScore: 0,
    });
  });

  test("the neighbours' words count, but less than the node's own", () => {
    const ranking = rank("violin", [
      candidate("beside", "I practised for hours", { around: "I bought a violin" }),
      candidate("own", "I bought a violin then"),
    ]);
    expect(ids(ranking)).toEqual(["own", "beside"]);
    expect(ranking.memories[1]?.relevance).toBeLessThan((ranking.memories[0]?.relevance ?? 0) * 0.8);
  });

  test("the context relevance is the mean relevance of what is returned, not of what was found", () => {
    const found = [
      candidate("a", "violin violin"),
      candidate("b", "a long walk and one violin at the end of it"),
    ];
    const [first, second] = rank("violin", found).memories;
    expect(rank("violin", found, 1).contextRelevanceScore).toBe(first?.relevance);
    const mean = ((first?.relevance ?? 0) + (second?.relevance ?? 0)) / 2;
    expect(rank("violin", found).contextRelevanceScore).toBeCloseTo(mean, 3);
  });

  test("a match in a store of one node still counts for something", () => {
    const question = readQuestion("violin");
    const statistics = { nodes: 1, frequencies: { violin: 1 } };
    const { memories } = rankMemories(question, [candidate("a", "violin")], statistics, { now, limit: 1 });
    expect(memories[0]?.relevance).toBeGreaterThan(0.5);
  });
});

describe("BM25 by hand", () => {
  // Both texts have ten words, so that each is of average length: f · 2.2 / (f + 1.2).
  const even = (own: string, around = "") => ({ text: own, around });
  const fill = (text: string) =>
    [...text.split(" "), ..."one two three four five six seven eight nine ten".split(" ")]
      .slice(0, 10)
      .join(" ");
  const idf = Math.log(1 + 96.5 / 4.5);
  const statistics = { nodes: 100, frequencies: { violin: 4 } };

  test.each([
    [1, 1],
    [2, 4.4 / 3.2],
    [3, 6.6 / 4.2],
    [8, 17.6 / 9.2],
  ])("a word %d times in a text of average length scores %d of its idf", (times, factor) => {
    const text = fill(Array.from({ length: times }, () => "violin").join(" "));
    const [scored] = scoreTexts(["violin"], [even(text), even(fill("none"))], statistics);
    expect(scored?.score).toBeCloseTo(idf * factor, 10);
    expect(scored?.relevance).toBeCloseTo(1 - 4 ** -factor, 10);
  });

  test("a neighbour's word counts 0.4", () => {
    const [scored] = scoreTexts(["violin"], [even("one", fill("violin").slice(0, -6))], statistics);
    expect(scored?.score).toBeCloseTo((idf * 0.4 * 2.2) / 1.6, 10);
  });

  test("a text twice as long as the average counts less, by three quarters of its length", () => {
    const long = even(fill("violin"));
    const short = even("");
    const [scored] = scoreTexts(["violin"], [long, short], statistics);
    expect(scored?.score).toBeCloseTo((idf * 2.2) / (1 + 1.2 * (0.25 + 0.75 * 2)), 10);
  });
});

test("relevance lies in 0..1 and never falls where BM25 rises", () => {
  const word = fc.constantFrom("salary", "violin", "night", "shift", "leeds", "talk", "team", "python");
  const text = fc.array(word, { maxLength: 30 }).map((words) => words.join(" "));
  fc.assert(
    fc.property(fc.array(fc.tuple(text, text), { minLength: 1, maxLength: 12 }), (pairs) => {
      const texts = pairs.map(([own, around]) => ({ text: own, around }));
      const frequencies = { salary: 3, violin: 90 };
      const scored = scoreTexts(["salary", "violin", "absent"], texts, { nodes: 100, frequencies });
      const sorted = scored.toSorted((a, b) => a.score - b.score);
      for (const [index, { score, relevance, matchedTerms }] of sorted.entries()) {
        expect(relevance).toBeGreaterThanOrEqual(0);
        expect(relevance).toBeLessThan(1);
        expect(relevance).toBeGreaterThanOrEqual(sorted[index - 1]?.relevance ?? 0);
        expect(score > 0).toBe(matchedTerms.length > 0);
      }
    }),
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
