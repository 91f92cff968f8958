import { expect, test } from "vitest";
import { DAY_MS } from "../../../src/shared/time.ts";
import { describeLine, layOutLine, type Moment } from "../../../src/web/parts/line.ts";

const BEGIN = Date.parse("2026-03-02T00:00:00.000Z");
/** A moment for each score, a day apart; a hole is a day without one. */
const daily = (scores: readonly (number | null | undefined)[], kind = "a"): Moment[] =>
  scores.flatMap((score, day) => (score === undefined ? [] : [{ at: BEGIN + day * DAY_MS, score, kind }]));
const drawn = (moments: readonly Moment[], days = 4) =>
  layOutLine(moments, { from: BEGIN, to: BEGIN + days * DAY_MS }, DAY_MS);

test("a line goes from score to score, 0 at the bottom and 100 at the top", () => {
  expect(drawn(daily([0, 50, 100, 25, 75])).line).toBe("M0 100L250 50L500 0L750 75L1000 25");
});

test("it stops where a score is not known, and draws no zero there", () => {
  const { line, crossing, points } = drawn(daily([40, 40, null, 60, 60]));
  expect(line).toBe("M0 60L250 60M750 40L1000 40");
  expect(crossing).toBe("");
  expect(points.match(/M/g)).toHaveLength(4);
});

test("it crosses days without a look in another way, and stops between two formulas", () => {
  expect(drawn(daily([40, undefined, undefined, 60, 60]))).toMatchObject({
    crossing: "M0 60L750 40",
    line: "M750 40L1000 40",
  });
  const [first, second] = [daily([40, 40]), daily([undefined, undefined, 60, 60], "b")];
  expect(drawn([...first, ...second])).toMatchObject({ line: "M0 60L250 60M500 40L750 40", crossing: "" });
});

test("one point is a point, none is nothing, and of many the last and the lonely are points", () => {
  expect(drawn(daily([40]), 0)).toEqual({ line: "", crossing: "", points: "M500 60h0" });
  expect(drawn([])).toEqual({ line: "", crossing: "", points: "" });
  const many = daily([...Array.from({ length: 50 }, () => 50), null, 70, null, 50, 50]);
  expect(drawn(many, 54).points.match(/M/g)).toHaveLength(2);
});

test("in words it says both ends, how far it went, and what was not known", () => {
  expect(describeLine(daily([40, null, 70.4, 61]), "Overall")).toBe(
    "Overall from 0 to 100: 40 on 2 Mar 2026, 61 on 5 Mar 2026; lowest 40, highest 70; not known 1 of 4 times",
  );
  expect(describeLine(daily([null]), "Overall")).toBe("Overall: not known.");
});
