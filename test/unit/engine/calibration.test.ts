import { expect, test } from "vitest";
import { calibration } from "../../../src/engine/calibration/calibration.ts";

const many = (count: number, bucket: string, interviews: number) =>
  Array.from({ length: count }, (_, at) => ({ bucket, hasInterview: at < interviews }));

test.each([
  [many(9, "high_fit", 9), undefined],
  [
    [...many(7, "high_fit", 4), ...many(5, "risky_mismatch", 1)],
    "Of 12 applications that were rated first and have an outcome, 4 of 7 led to an interview where they were rated high fit, and 1 of 5 led to an interview where they were not.",
  ],
  [
    many(10, "worth_exploring", 2),
    "Of 10 applications that were rated first and have an outcome, none was rated high fit; 2 of 10 led to an interview.",
  ],
  [
    many(11, "high_fit", 0),
    "Of 11 applications that were rated first and have an outcome, all were rated high fit; 0 of 11 led to an interview.",
  ],
])("%# says how often a high fit led to an interview, from ten outcomes on", (outcomes, said) => {
  expect(calibration(outcomes)).toBe(said);
});
