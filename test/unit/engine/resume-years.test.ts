import { expect, test } from "vitest";
import { monthsOf, yearsWorked } from "../../../src/engine/resume/years.ts";

const now = new Date("2026-11-15T00:00:00Z");

test.each([
  [["2010", "2014"], 4],
  [["2010-01", "2014-12"], 5],
  [["2010", "2014-06"], 4],
  [["2016", ""], 10.4],
  // Between a month and a year.
  [["2018", "2018"], 0.5],
  [["2018-10", "2018"], 0.1],
  [["2018", "2018-02"], 0.1],
  // It began this year, and today is as late as can be.
  [["2026", ""], 0.4],
])(
  "the job of %j covers %d years: a bare year counts from or to its middle",
  ([startDate, endDate], years) => {
    expect(yearsWorked({ work: [{ startDate, endDate }] }, now)).toBe(years);
  },
);

test("a job that began in a bare year is there in the first half of that year, too", () => {
  expect(monthsOf({ startDate: "2026" }, new Date("2026-03-02T00:00:00Z"))).toEqual([
    2026 * 12 + 2,
    2026 * 12 + 2,
  ]);
});

test("jobs that follow one another by year leave no gap and count no month twice", () => {
  const work = [
    { startDate: "2010", endDate: "2014" },
    { startDate: "2014", endDate: "2018" },
  ];
  expect(yearsWorked({ work }, now)).toBe(8);
});

test("a job that has not begun, or ends before it begins, covers nothing", () => {
  expect(monthsOf({ startDate: "2027" }, now)).toBeUndefined();
  expect(monthsOf({ startDate: "2014", endDate: "2012" }, now)).toBeUndefined();
});
