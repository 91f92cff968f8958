import { expect, test } from "vitest";
import { levelSaid } from "../../../../src/engine/languages.ts";

test.each([
  [["Nivel", "medio"], "medio"],
  [["good", "B2"], "B2"],
  [["niveau"], "niveau"],
  [[], undefined],
])("of %j, the word that says the level is %s", (words, level) => {
  expect(levelSaid(words)).toBe(level);
});
