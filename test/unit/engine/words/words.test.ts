import { expect, test } from "vitest";
import { levelWords, shareWords } from "../../../../src/engine/everyday-words.ts";

test("shares are said as people say them", () => {
  expect([0, 0.33, 0.5, 0.669, 0.98, 1].map(shareWords)).toEqual([
    "next to nothing",
    "about a third",
    "about half",
    "about two thirds",
    "nearly all",
    "all",
  ]);
});

test("levels of skill are said without a scale", () => {
  expect([1, 3, 4.6, 5.5].map(levelWords)).toEqual([
    "a basic level",
    "a working level",
    "an advanced level",
    "an expert level",
  ]);
});
