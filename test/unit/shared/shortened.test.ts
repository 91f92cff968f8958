import { expect, test } from "vitest";
import { shortened } from "../../../src/shared/text/words.ts";

test.each([
  ["Short enough", 20, "Short enough"],
  ["Preceptor to eleven newly qualified nurses", 30, "Preceptor to eleven newly…"],
  ["Preceptor, to eleven", 11, "Preceptor…"],
  ["Donaudampfschifffahrt ahoi", 12, "Donaudampfs…"],
  ["Reads 12345 🙂 daily", 14, "Reads 12345…"],
  ["🙂🙂🙂🙂", 4, "🙂…"],
])("%j is at most %i long: %j", (text, most, short) => {
  expect(shortened(text, most)).toBe(short);
});
