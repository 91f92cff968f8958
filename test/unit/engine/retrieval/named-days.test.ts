import { expect, test } from "vitest";
import { isOn, namedDays } from "../../../../src/engine/retrieval/question/named-days.ts";
import { words } from "../../../../src/engine/retrieval/words/tokens.ts";

// A Wednesday.
const now = "2025-01-15T12:00:00.000Z";

test.each([
  ["What did I say on October 3?", "2024-10-02", "2024-10-04"],
  ["Was habe ich am 3. Oktober 2023 gesagt?", "2023-10-02", "2023-10-04"],
  ["¿Qué dije el 3 de octubre?", "2024-10-02", "2024-10-04"],
  ["What was due on 2024-05-17?", "2024-05-16", "2024-05-18"],
  ["Whom did I meet in March 2023?", "2023-03-01", "2023-04-01"],
  ["Whom did I meet in December?", "2024-12-01", "2025-01-01"],
  ["Where was I four weeks ago?", "2024-12-15", "2024-12-21"],
  ["Wo war ich vor zwei Wochen?", "2024-12-29", "2025-01-04"],
  ["Where was I a couple of days ago?", "2025-01-12", "2025-01-14"],
  ["Whom did I call yesterday?", "2025-01-13", "2025-01-15"],
  ["What did I do last weekend?", "2025-01-11", "2025-01-13"],
  ["What did I do last Wednesday?", "2025-01-07", "2025-01-09"],
])("%s", (question, from, to) => {
  expect(namedDays(words(question), now)).toEqual({ from, to });
});

test.each([
  "May I apply?",
  "I may march on",
  "What is my last role?",
  "What can I do here?",
  "Was mache ich hier?",
  "How long ago was it?",
  "",
])("%s names no day", (question) => {
  expect(namedDays(words(question), now)).toBeUndefined();
});

test("a time is on the days from the first to the last", () => {
  const days = { from: "2025-01-07", to: "2025-01-09" };
  expect(isOn("2025-01-09T23:59:59.000Z", days)).toBe(true);
  expect(isOn("2025-01-10T00:00:00.000Z", days)).toBe(false);
});
