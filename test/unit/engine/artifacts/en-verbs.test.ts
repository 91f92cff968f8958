import { expect, test } from "vitest";
import { sayEnglish } from "../../../../src/engine/artifacts/words/said/en.ts";
import { startsWithDone } from "../../../../src/engine/artifacts/words/said/en-verbs.ts";

test.each([
  ["Cut food waste by 30%", true],
  ["Trained four apprentices", true],
  ["Processed 900 invoices a month", true],
  ["Rehearsed the evacuation with all classes", true],
  ["Wound care and IV therapy on a 24-bed ward", false],
  ["Assisted living for twelve residents", false],
  ["Processed foods and sauces", false],
  ["Applied mathematics at two schools", false],
  ["Paid internship in the press office", false],
  ["Charge nurse on night shifts", false],
  ["Run the sauté station", false],
  ["Entered supplier invoices and reconciled bank statements", true],
  ["Set up procedures for two accountants", true],
  ["Registered nurse on a surgical ward", false],
  ["Distributed systems for payments", false],
])("%j begins with what somebody did: %s", (text, is) => expect(startsWithDone(text, false)).toBe(is));

test.each([
  ["Run the sauté station", true],
  ["Care for five patients a shift", true],
  ["Lead electrician on two sites", false],
  ["Process engineering for a dairy", false],
  ["Translate contracts and tourist brochures", true],
  ["Draft loan, pledge and guarantee agreements", true],
  ["Book trucks and containers from Poti", true],
  ["Check CMR, bills of lading and declarations", true],
  ["Report to the donor every quarter", true],
  ["Support to patients and families", false],
  ["Order management for three shops", false],
])("%j, in a current post, begins with what somebody does: %s", (text, is) =>
  expect(startsWithDone(text, true)).toBe(is),
);

test("the last of two things has the word between them", () => {
  expect(sayEnglish("Advance directives, Medicaid applications", false)?.text).toBe(
    "advance directives and Medicaid applications",
  );
  const text = "nursing care, including wound dressings";
  expect(sayEnglish("Nursing care, including wound dressings", false)?.text).toBe(text);
});
