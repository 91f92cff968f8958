import { expect, test } from "vitest";
import { dayWords, monthsInWords } from "../../../src/web/parts/day.tsx";

const now = new Date("2026-11-30T23:30:00.000Z");

test.each([
  ["2026-11-30", "today"],
  ["2026-12-01T00:00:00.000Z", "tomorrow"],
  ["2026-11-29T00:10:00.000Z", "yesterday"],
  ["2026-12-02", "Wed 2 Dec"],
  ["2026-01-20", "Tue 20 Jan"],
  ["2027-01-12", "12 Jan 2027"],
  ["2025-11-30", "30 Nov 2025"],
  ["2027-12", "Dec 2027"],
  ["2027", "2027"],
  ["next spring", "next spring"],
])("%s is %s", (at, words) => {
  expect(dayWords(at, now)).toBe(words);
});

test("the last day of a year and the first of the next are a day apart", () => {
  expect(dayWords("2027-01-01", new Date("2026-12-31T12:00:00.000Z"))).toBe("tomorrow");
});

test("without a time a day has its year", () => {
  expect(dayWords("2026-11-30")).toBe("30 Nov 2026");
});

test("months in parentheses are words, and other digits stay", () => {
  expect(monthsInWords("Nurse at Ward 2021-03 (2021-03 – present)")).toBe(
    "Nurse at Ward 2021-03 (Mar 2021 – present)",
  );
  expect(monthsInWords("BSc (2014-09 – 2017-07)")).toBe("BSc (Sept 2014 – Jul 2017)");
  expect(monthsInWords("Course (2024-05-06), (EN-2014-05)")).toBe("Course (6 May 2024), (EN-2014-05)");
});
