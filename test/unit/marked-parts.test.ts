import { expect, test } from "vitest";
import { markedParts } from "../../src/shared/view/opening/marked.ts";

const shown = (...given: Parameters<typeof markedParts>) =>
  markedParts(...given)
    .map(({ text, isMarked }) => (isMarked ? `[${text}]` : text))
    .join("");

test("spans that overlap, touch or stand in each other are one", () => {
  const spans: [number, number][] = [
    [8, 10],
    [0, 3],
    [2, 5],
    [5, 6],
    [9, 9],
  ];
  expect(shown("abcdefghijkl", spans)).toBe("[abcdef]gh[ij]kl");
});

test("what stands outside of the text is left out", () => {
  expect(
    shown("abcdef", [
      [-4, 2],
      [4, 90],
      [7, 9],
    ]),
  ).toBe("[ab]cd[ef]");
});

test("a long text is cut, and a span with it", () => {
  expect(shown("abcdefgh", [[2, 7]], 4)).toBe("ab[cd]");
});
