import { expect, test } from "vitest";
import { counter } from "../../../../src/engine/retrieval/bags.ts";
import { coverTerms } from "../../../../src/engine/retrieval/cover-terms.ts";
import { readQuestion } from "../../../../src/engine/retrieval/question/question.ts";

const found = (id: string, ...ownTerms: string[]) => ({ id, ownTerms });

test("who asks for several things gets something of each", () => {
  const all = [
    found("a", "bls"),
    found("b", "bls"),
    found("c"),
    found("d", "license"),
    found("e", "license"),
  ];
  expect(coverTerms(all, 3).map(({ id }) => id)).toEqual(["a", "b", "d"]);
});

test("what alone says a word stays, and fewer than are asked for stay as they are", () => {
  const all = [found("a", "one"), found("b", "two"), found("c", "three")];
  expect(coverTerms(all, 2).map(({ id }) => id)).toEqual(["a", "b"]);
  expect(coverTerms(all, 5)).toEqual(all);
});

test.each([
  ["my pay", "Ridsdale put me on £37,400"],
  ["gehalt", "seit Juli 3.540 € im Monat"],
  ["salario", "me dan 1.900 euros"],
  ["how many years", "Nurse at Hallam Hospital (2017-06 – 2019-07)"],
  ["Jahre", "Altenpflegerin (2009 – 2017)"],
])("%s is answered by what says it in no word: %s", (question, text) => {
  const { synonyms } = counter(readQuestion(question).terms)(text);
  expect(Math.max(...synonyms)).toBeGreaterThan(0);
});

test("a number alone is neither pay nor a period", () => {
  const { own, synonyms } = counter(readQuestion("pay years").terms)("12 beds in 2024");
  expect([...own, ...synonyms].every((times) => times === 0)).toBe(true);
});
