import { expect, test } from "vitest";
import {
  acquiescence,
  intraIndividualSd,
  longestAlternation,
  longestIdenticalRun,
  timePerItem,
} from "../../../../src/engine/assessment/careless.ts";

test.each([
  [[], 0],
  [[3], 1],
  [[1, 2, 3], 1],
  [[1, 2, 2, 2, 3, 3], 3],
  [[4, 4, 1, 4, 4, 4, 4], 4],
])("the longest identical run of %j is %i", (answers, length) => {
  expect(longestIdenticalRun(answers)).toBe(length);
});

test.each([
  [[], 0],
  [[3, 3, 3], 0],
  [[1, 2], 2],
  [[2, 4, 2, 4], 4],
  [[1, 2, 3, 4, 5], 2],
  [[5, 5, 1, 5, 1, 1, 5], 4],
  [[1, 2, 1, 3, 1, 3, 1], 5],
])("the longest alternation of %j is %i", (answers, length) => {
  expect(longestAlternation(answers)).toBe(length);
});

test("the time per item is the duration over the answered items", () => {
  expect(timePerItem(90_000, 30)).toBe(3000);
  expect(timePerItem(null, 30)).toBeNull();
  expect(timePerItem(90_000, 0)).toBeNull();
});

test("the intra-individual spread is a sample standard deviation", () => {
  // mean 3, squares 4 1 0 1 4, sum 10, / (5 − 1) = 2.5
  expect(intraIndividualSd([1, 2, 3, 4, 5])).toBeCloseTo(Math.sqrt(2.5), 12);
  expect(intraIndividualSd([4, 4, 4])).toBe(0);
  expect(intraIndividualSd([4])).toBeNull();
});

test("acquiescence weighs both directions of the key alike", () => {
  expect(acquiescence([5, 5, 5], [3])).toBe(4);
  expect(acquiescence([5], [1])).toBe(3);
  expect(acquiescence([5, 5], [])).toBeNull();
});
