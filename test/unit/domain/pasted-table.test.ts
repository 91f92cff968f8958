import { expect, test } from "vitest";
import { contentOfPaste } from "../../../src/domain/jobs-import/format-of-file.ts";

test.each([
  ["csv", "Firm,What,When\nAcorn,Florist,2026-11-02"],
  ["csv", "Firm;What\nAcorn;Florist"],
  ["csv", "Firm\tWhat\nAcorn\tFlorist"],
  ["csv", "Company,Position,Location,Status\nMoss Dairy,Cheese Maker,York,Applied"],
  ["json", '[{ "title": "Florist" }]'],
  ["eml", "Hello,\nthank you for applying.\nKind regards"],
  ["eml", "Dear Alex,\nwe have your papers, and will write\nRegards, Jo"],
  ["eml", "From: Jobs <jobs@acorn.example>\nSubject: Florist, Acorn, York\n\nA, b, c, d\nE, f, g, h"],
  ["eml", "Hi Sam, good news\nyou are invited, please come\nJo, Acorn"],
])("a pasted text is taken for %s: %j", (format, text) => {
  expect(contentOfPaste(text).format).toBe(format);
});
