import { describe, expect, test } from "vitest";
import { asksForAgenda, windowAsked } from "../../../../src/engine/reasoning/questions/time-window.ts";

describe("the days that a question is limited to, asked on Tuesday 1 December 2026", () => {
  test.each([
    ["What is due today?", "2026-12-01", "2026-12-01"],
    ["Was steht diese Woche an?", "2026-12-01", "2026-12-08"],
    ["What is due next week?", "2026-12-07", "2026-12-13"],
    ["Quelles échéances la semaine prochaine ?", "2026-12-07", "2026-12-13"],
    ["What is due this month?", "2026-12-01", "2026-12-31"],
    ["¿Qué vence el mes que viene?", "2027-01-01", "2027-01-31"],
    ["What's due in the next two weeks?", "2026-12-01", "2026-12-15"],
    ["Was ist in den nächsten 10 Tagen fällig?", "2026-12-01", "2026-12-11"],
    ["Quelles échéances dans les trois prochains jours ?", "2026-12-01", "2026-12-04"],
    ["What is due in January?", "2027-01-01", "2027-01-31"],
    ["O que vence em dezembro?", "2026-12-01", "2026-12-31"],
    ["What is due this week and next?", "2026-12-01", "2026-12-13"],
    ["Was ist diese und nächste Woche fällig?", "2026-12-01", "2026-12-13"],
    ["What is due until the end of next week?", "2026-12-01", "2026-12-13"],
  ])("%s", (query, from, to) => {
    expect(windowAsked(query, "2026-12-01")).toEqual({ from, to });
  });

  test.each(["What is due?", "When is my interview in York?", "When does the May contract end?"])(
    "%s names none",
    (query) => {
      expect(windowAsked(query, "2026-12-01")).toBeUndefined();
    },
  );
});

test.each([
  ["What do I have to do this week?", true],
  ["Do I have anything on today?", true],
  ["Was habe ich diese Woche?", true],
  ["Qu'est-ce que j'ai cette semaine ?", true],
  ["What do I have to do until the end of next week?", true],
  ["What did I do this week?", false],
  ["What do I have?", false],
])("%s asks what there is to do: %s", (query, isIt) => {
  expect(asksForAgenda(query)).toBe(isIt);
});
