import { expect, test } from "vitest";
import { findQuotes, foldWithPositions } from "../../../../src/engine/text/quote.ts";

const findQuote = (text: Parameters<typeof findQuotes>[0], quote: string) =>
  findQuotes(text, quote).next().value;

const shown = (text: string, quote: string) => {
  const span = findQuote(text, quote);
  return span && text.slice(...span);
};

test.each([
  ["We need  Go or\nRust.", "go or rust", "Go or\nRust"],
  ["3–5 years’ experience", "3-5 years' experience", "3–5 years’ experience"],
  ["Ein „gutes“ Team", 'ein "gutes" team', "Ein „gutes“ Team"],
  ["Py\u200Bthon 3", "Python 3", "Py\u200Bthon 3"],
  ["ＳＱＬ必须", "SQL", "ＳＱＬ"],
  ["Cafe\u0301 owner", "Café owner", "Cafe\u0301 owner"],
  ["ﬁre safety", "fire safety", "ﬁre safety"],
  ["熟悉Java开发", "Java", "Java"],
  ["Good, Go", "Go", "Go"],
])("in %j the quote %j stands as %j", (text, quote, expected) => {
  expect(shown(text, quote)).toBe(expected);
});

test.each([
  ["Golang and Java", "Go"],
  ["150 beds", "15"],
  ["Python", "Rust"],
  ["Python", "  "],
])("%j does not say %j", (text, quote) => {
  expect(findQuote(text, quote)).toBeUndefined();
});

test("a text folded once answers many quotes", () => {
  const text = "Python  and\u00A0SQL";
  const folded = foldWithPositions(text);
  expect(folded.text).toBe("python and sql");
  expect(findQuote(folded, "and SQL")).toEqual([8, 15]);
  expect(findQuote(folded, "Rust")).toBeUndefined();
});
