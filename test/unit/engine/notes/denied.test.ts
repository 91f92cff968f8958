import { expect, test } from "vitest";
import { denialOf, thingsIn } from "../../../../src/engine/notes/denied.ts";

test.each([
  ["Clean licence", "Had 3 points for speeding. So licence isn't clean any more, CV needs changing"],
  ["First aid", "first aid ran out last year, haven't renewed it"],
  ["Epic", "I never used Epic."],
  ["memoQ", "memoQ:ta en osaa. I have never worked with memoQ."],
  ["Führerschein Klasse B", "Ich habe den Führerschein der Klasse B nicht mehr."],
  ["SAP", "w SAP nigdy nie pracowałam"],
])("of %j the note %j denies it", (said, note) => {
  expect(denialOf(said, note)).toBeDefined();
});

test.each([
  ["Clean licence", "Renewed the licence, it is clean"],
  ["First aid", "Taught first aid at the school"],
  ["Epic", "The rollout was never late. Epic is what I like best."],
  ["Team of five", "No longer in the team"],
  ["Wound care", "I don't want to do nights any more, but wound care I love"],
  ["", "I never used Epic."],
])("of %j the note %j denies nothing", (said, note) => {
  expect(denialOf(said, note)).toBeUndefined();
});

test("the things of a line are its parts of two words and more", () => {
  expect(thingsIn("Reliable driver. Clean licence, punctual, good with customers")).toEqual([
    "Reliable driver",
    "Clean licence",
    "good with customers",
  ]);
});
