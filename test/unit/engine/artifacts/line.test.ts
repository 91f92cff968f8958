import { expect, test } from "vitest";
import { germanLetter } from "../../../../src/engine/artifacts/words/letters/de.ts";
import { englishLetter } from "../../../../src/engine/artifacts/words/letters/en.ts";
import { spanishLetter } from "../../../../src/engine/artifacts/words/letters/es.ts";
import type { LetterWords } from "../../../../src/engine/artifacts/words/letters/types.ts";
import { sayLine } from "../../../../src/engine/artifacts/words/said/line.ts";

test.each<[LetterWords, string, string]>([
  [
    spanishLetter,
    "Coordinador TIC del centro (2021-2024): implantación de Moodle",
    "la implantación de Moodle (coordinador TIC del centro, 2021-2024)",
  ],
  [
    germanLetter,
    "Projekt Nord: Einführung der Pflegesoftware",
    "die Einführung der Pflegesoftware (projekt Nord)",
  ],
  [englishLetter, "cycle counts with 3 people. accuracy 96.8% -> 99.1%", "Accuracy 96.8% → 99.1%"],
])("of a line of several parts what a letter can say is said", (letter, line, said) => {
  expect(sayLine(line, letter, true)?.text).toBe(said);
});

test.each<[LetterWords, string]>([
  [englishLetter, "Tools: hammer, saw"],
  [englishLetter, "Nice place. Good people."],
  [germanLetter, "Ausbildung zur Fachkraft Hochvolt (Stufe 2S) 2022"],
])("what is no sentence and no result stays out", (letter, line) => {
  expect(sayLine(line, letter, true)).toBeUndefined();
});
