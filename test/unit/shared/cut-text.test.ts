import { expect, test } from "vitest";
import { cutText } from "../../../src/shared/text/words.ts";

test.each([
  ["abc", 5, "abc"],
  ["abc", 2, "ab"],
  ["a🧑b", 3, "a🧑"],
  ["a🧑b", 2, "a"],
  ["🧑", 1, ""],
])("%j cut to %i is %j", (text, most, cut) => {
  expect(cutText(text, most)).toBe(cut);
});
