import { expect, test } from "vitest";
import { withoutDenied } from "../../../../src/engine/notes/without-denied.ts";

test.each([
  [
    "Punctual driver. Clean licence, good with customers.",
    "3 points for speeding, so my licence isn't clean any more",
    "Punctual driver. Good with customers.",
  ],
  [
    "Pünktlich. Eigenes Auto, gute Kontakte zu Kunden.",
    "eigenes Auto habe ich nicht mehr",
    "Pünktlich. Gute Kontakte zu Kunden.",
  ],
])("what a note denies is left out", (text, note, kept) => {
  expect(withoutDenied(text, [note])).toBe(kept);
});

test("a text that no note denies stays as it is", () => {
  const text = "Punctual driver. Clean licence, good with customers";
  expect(withoutDenied(text, ["licence renewed in May"])).toBe(text);
});
