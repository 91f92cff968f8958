import { expect, test } from "vitest";
import { mannerFactors } from "../../../../src/engine/retrieval/manner.ts";
import type { Turn } from "../../../../src/engine/retrieval/passages.ts";
import { readQuestion } from "../../../../src/engine/retrieval/question/question.ts";
import { rankTurns } from "../../../../src/engine/retrieval/rank.ts";

const now = "2025-01-01T00:00:00.000Z";

function turnsOf(...texts: string[]): Turn[] {
  return texts.map((said, at) => {
    const speaker = at % 2 === 0 ? "Imani" : "Osei";
    const text = `${speaker}: ${said}`;
    // All of one length, which has a factor of its own.
    return { id: said, text, beginning: text, speaker, length: 120, importance: 0.5, createdAt: now };
  });
}

/** The factor of each text, said in turn by two people. */
function factorsOf(question: string, ...texts: string[]): number[] {
  const turns = turnsOf(...texts);
  const factors = mannerFactors(readQuestion(question), [{ thread: "t", threadLength: texts.length, turns }]);
  return turns.map((turn) => factors.get(turn) ?? 0);
}

test("a question counts less, and what follows it more", () => {
  const [plain = 0, asked = 0, answer = 0, later = 0] = factorsOf(
    "What does Imani play?",
    "I play the violin.",
    "Do you play the violin? [a photo of a violin]",
    "I play the violin.",
    "I play the violin.",
  );
  expect(asked).toBeLessThan(plain);
  expect(answer).toBeGreaterThan(plain);
  expect(later).toBe(plain);
});

test("a time counts more where the question asks for one, a name where it asks for a place", () => {
  const texts = ["I play the violin.", "I play since last year.", "I play in Bergen."];
  const [plain = 0, time = 0, name = 0] = factorsOf("What does Imani play?", ...texts);
  expect(time).toBe(plain);
  expect(name).toBeGreaterThan(plain);
  const [, timeOfWhen = 0, nameOfWhen = 0] = factorsOf("When did Imani play?", ...texts);
  expect(timeOfWhen).toBeGreaterThan(time);
  expect(nameOfWhen).toBe(name);
  const [, timeOfWhere = 0, nameOfWhere = 0] = factorsOf("Wo spielt Imani?", ...texts);
  expect(timeOfWhere).toBe(time);
  expect(nameOfWhere).toBeGreaterThan(name);
});

test("the speaker's name and the first word of a sentence are no names, a title in quotes is one", () => {
  const [plain, quoted] = factorsOf(
    "What does Imani read?",
    "Good books. Some poems.",
    'I read "the tides".',
  );
  expect(quoted).toBeGreaterThan(plain ?? 0);
});

test("notes without speakers are ranked whatever their manner", () => {
  const question = readQuestion("When did the violin break?");
  const frequencies = Object.fromEntries(question.terms.map(({ word }) => [word, 3]));
  const relevances = (speaker: string | undefined) => {
    const turns = turnsOf("Did the violin break?", "The violin broke last year.").map((turn) => ({
      ...turn,
      speaker: speaker && turn.speaker,
      length: 30,
      text: "the violin",
    }));
    const passages = turns.map((turn) => ({ threadLength: 1, turns: [turn] }));
    return rankTurns(question, passages, { nodes: 9, frequencies, synonymFrequencies: {} }, { now }).map(
      ({ relevance }) => relevance,
    );
  };
  expect(new Set(relevances(undefined)).size).toBe(1);
  expect(new Set(relevances("known")).size).toBe(2);
});
