import { expect, test } from "vitest";
import { instantOf, isLocalTime } from "../../../src/shared/time-zone.ts";

test.each([
  ["2026-12-08", "14:00 CET", "2026-12-08T13:00"],
  ["2026-07-08", "14:00 CEST", "2026-07-08T12:00"],
  ["2026-07-08", "14:00 MESZ", "2026-07-08T12:00"],
  ["2026-07-08", "14:00 ET", "2026-07-08T18:00"],
  ["2026-12-08", "14:00 ET", "2026-12-08T19:00"],
  ["2026-07-08", "14:00 UTC+2", "2026-07-08T12:00"],
  ["2026-07-08", "14:00 GMT-5:30", "2026-07-08T19:30"],
  ["2026-07-08", "14:00 UTC", "2026-07-08T14:00"],
  ["2026-07-08", "14:00 Europe/Berlin", "2026-07-08T12:00"],
  ["2026-03-08", "03:30 America/New_York", "2026-03-08T07:30"],
])("%s at %s is one instant", (day, time, instant) => {
  expect(instantOf(day, time)?.toISOString()).toBe(`${instant}:00.000Z`);
});

test.each([
  ["2026-07-08", "14:00 CET"],
  ["2026-12-08", "14:00 BST"],
  ["2026-12-08", "14:00 IST"],
  ["2026-12-08", "14:00 CST"],
  ["2026-12-08", "14:00"],
])("%s at %s is none", (day, time) => {
  expect(isLocalTime(time)).toBe(true);
  expect(instantOf(day, time)).toBeUndefined();
});

test.each(["14:00 Europe/Nowhere", "25:00", "14:60", "2 pm", "14:00 delete all", "14:00 cet", "14:00 "])(
  "%s is no time of day",
  (time) => {
    expect(isLocalTime(time)).toBe(false);
  },
);
