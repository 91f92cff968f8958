import { expect, test } from "vitest";
import { createTerms } from "../../../../src/engine/text/names/terms.ts";

const find = createTerms({
  licence: "driver s license|führerschein*",
  school: "*schule",
  zh: "经验|三年经验",
});
const found = (text: string) => find(text).map(({ tag, start, end }) => [tag, text.slice(start, end)]);

test.each([
  ["A valid DRIVER’S license", [["licence", "DRIVER’S license"]]],
  ["Führerscheinklasse B", [["licence", "Führerscheinklasse"]]],
  ["Hochschule", [["school", "Hochschule"]]],
  ["三年经验", [["zh", "三年经验"]]],
  ["driver's, license", []],
  ["driver's\nlicense", []],
])("%j holds %j", (text, expected) => {
  expect(found(text)).toEqual(expected);
});

test("words that almost begin a phrase a hundred thousand times are read in linear time", () => {
  expect(find("driver s ".repeat(100_000))).toEqual([]);
});
