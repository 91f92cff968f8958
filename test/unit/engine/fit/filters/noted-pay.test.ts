import { expect, test } from "vitest";
import { againstNotes } from "../../../../../src/engine/fit/filters/noted.ts";
import { namesNetPay } from "../../../../../src/engine/fit/filters/noted-pay.ts";
import type { WorkFacts } from "../../../../../src/engine/fit/filters.ts";

const outcome = (text: string, work: Partial<WorkFacts>) =>
  againstNotes([{ text, memoryId: "mem_1" }], {}, { title: "Clerk", ...work }).map((one) => one.outcome);
const hourly = { pay: { min: 19, max: 19, currency: "GBP", period: "hour" } } as const;

test.each([
  ["At least £35k a year.", { ...hourly, hours: [20] }, "fail"],
  ["At least £19,000 a year.", { ...hourly, hours: [20] }, "pass"],
  ["At least £35k a year.", { ...hourly, hours: [24, 37.5] }, "pass"],
  ["At least £35k a year.", { ...hourly, employmentType: "PART_TIME" }, "unknown"],
  ["At least £45k a year.", { ...hourly, employmentType: "PART_TIME" }, "fail"],
  ["At least £35k a year.", hourly, "pass"],
  ["I need at least £12.50 an hour.", { ...hourly, hours: [20] }, "pass"],
  ["I need at least £19.50 an hour.", { ...hourly, employmentType: "PART_TIME" }, "fail"],
])("pay by the hour is counted with the hours of the week: %s %j", (text, work, expected) => {
  expect(outcome(text, work)).toEqual([expected]);
});

const net = { pay: { max: 1750, currency: "EUR", period: "month" }, isNetPay: true } as const;

test.each([
  ["Almeno 30.000 euro lordi all'anno.", "unknown"],
  ["Almeno 20.000 euro lordi all'anno.", "pass"],
  ["Almeno 1.800 euro netti al mese.", "fail"],
  ["Almeno 1.700 euro netti al mese.", "pass"],
])("net pay is not compared with a gross wish above it: %s", (text, expected) => {
  expect(outcome(text, net)).toEqual([expected]);
});

test.each([
  ["Offriamo 1.750 € netti al mese", true],
  ["4.200 zł na rękę", true],
  ["2 100 € net mensuel", true],
  ["£30,000 gross", false],
  ["3 net new customers a week", false],
])("names net pay: %s", (text, expected) => {
  expect(namesNetPay(text)).toBe(expected);
});
