import { expect, test } from "vitest";
import { proveReading } from "../../../../src/engine/posting/reading/prove/prove-reading.ts";

const pay = (text: string, quote: string, amount: number) =>
  proveReading(text, { salary: { value: { min: amount, max: undefined }, quote } }).unproved.map(
    ({ path }) => path,
  );

test.each([
  [
    "What you get: £1,500 a year for training, and a salary of £38,000.",
    "£1,500 a year",
    1500,
    "£38,000",
    38_000,
  ],
  [
    "Cleaner: € 14 per hour\nAnother vacancy, manager: € 39 per hour",
    "€ 39 per hour",
    39,
    "€ 14 per hour",
    14,
  ],
  [
    "Küchenhilfe 14 €/Std. | Koch 18 €/Std.\nDiese Ausschreibung betrifft die Küchenhilfe.",
    "18 €/Std.",
    18,
    "14 €/Std.",
    14,
  ],
])("%s", (text, otherQuote, other, quote, own) => {
  expect(pay(text, otherQuote, other)).toEqual(["salary"]);
  expect(pay(text, quote, own)).toEqual([]);
});

test.each([
  ["You report to the Senior Director and work with a senior engineer.", "senior engineer", "senior"],
  ["A senior engineer will mentor you.", "senior engineer", "senior"],
] as const)("%s", (text, quote, value) => {
  expect(proveReading(text, { seniority: { value, quote } }).unproved).toHaveLength(1);
});
