import { expect, test } from "vitest";
import { stanceOf } from "../../../../src/engine/notes/stances.ts";
import { supersededBy } from "../../../../src/engine/notes/superseded.ts";

const older = "2026-01-05T09:00:00.000Z";
const newer = "2026-06-05T09:00:00.000Z";

test.each([
  ["I want remote only.", "I would love an office with people around me."],
  ["I'd like to keep working weekends.", "I never want to work weekends again."],
  ["I want to travel.", "I no longer want to travel."],
  ["Wants part-time.", "Prefers full-time now."],
  ["Ich möchte im Homeoffice arbeiten.", "Ich möchte im Büro arbeiten."],
  ["Quiero trabajar de noche, turnos de noche.", "Ya no quiero turnos de noche."],
  ["我想在家工作", "我想去办公室"],
])("%s is over once somebody says: %s", (before, after) => {
  const notes = [
    { id: "before", text: before, at: older },
    { id: "after", text: after, at: newer },
  ];
  expect([...supersededBy(notes)].map(([id, { id: by }]) => [id, by])).toEqual([["before", "after"]]);
  expect(supersededBy(notes.map((note) => ({ ...note, at: older }))).size).toBe(0);
});

test.each([
  ["I want remote only.", "I never want to commute again."],
  ["I don't want to travel more than 40 miles.", "I want to travel."],
  ["I want to work from home two days a week.", "I want an office."],
  ["My wife wants to relocate.", "I don't want to relocate."],
  ["I would love an office, but remote is fine.", "I want remote only."],
  ["I don't want weekends.", "I don't want to work nights."],
  ["I want remote only.", "I want to work from home."],
  ["I want remote only.", "I could not find the office."],
  ["My knee hurts on ladders.", "I love my garden."],
])("%s and %s stand beside each other", (one, other) => {
  const notes = [
    { id: "one", text: one, at: older },
    { id: "other", text: other, at: newer },
  ];
  expect(supersededBy(notes).size).toBe(0);
});

test("a question, a condition and two sentences are no stance", () => {
  for (const text of ["Do I want remote?", "I want remote if paid.", "I want remote. I hate the office."])
    expect(stanceOf(text)).toBeUndefined();
});
