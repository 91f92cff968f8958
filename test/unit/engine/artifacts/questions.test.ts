import { expect, test } from "vitest";
import { askEnglish } from "../../../../src/engine/artifacts/words/questions/en.ts";
import { softQuestion } from "../../../../src/engine/artifacts/words/soft-questions.ts";

test.each([
  [
    "skill",
    "Power BI",
    "Tell me about a time when you relied on “Power BI”. What did you do, and what came of it?",
  ],
  [
    "skill",
    "Inventory management",
    "Tell me about a time when “inventory management” was what mattered most. What did you do, and what came of it?",
  ],
  [
    "skill",
    "Ability to read isometric drawings",
    "Tell me about a time when you had to “read isometric drawings”. What did you do, and what came of it?",
  ],
  [
    "experience",
    "5+ years of experience in a kitchen",
    "Tell me about your “experience in a kitchen”. What was the hardest part, and how did you handle it?",
  ],
  [
    "experience",
    "3 years in inventory control",
    "Tell me about your time “in inventory control”. What was the hardest part, and how did you handle it?",
  ],
  [
    "other",
    "Your own indemnity cover",
    "Our advertisement says “Your own indemnity cover”. What can you tell us about that?",
  ],
  [
    "experience",
    "Demonstrate experience in teaching",
    "Tell me about your “experience in teaching”. What was the hardest part, and how did you handle it?",
  ],
  [
    "other",
    "Figma and InDesign",
    "Our advertisement says “Figma and InDesign”. What can you tell us about that?",
  ],
  ["licence", "Valid TWIC card", "We ask for “Valid TWIC card”. Do you hold it, and until when is it valid?"],
] as const)("a demand of kind %s is asked about as an interviewer does (%#)", (kind, text, question) => {
  expect(askEnglish(kind, text)).toBe(question);
});

test.each([
  [
    "other",
    "Excellent communication skills",
    /^Tell me about a time when you had to explain something difficult/,
  ],
  ["skill", "Teamwork", /^Tell me about a time when a team that you were in did not work well/],
  ["other", "Able to work to deadlines", /^Tell me about a time when everything was due at once/],
])("a trait is asked about by what it looks like (%#)", (kind, text, question) => {
  expect(softQuestion({ kind, text }, "en")?.question).toMatch(question);
});

test.each([
  ["skill", "Microsoft Teams"],
  ["skill", "SAP"],
  ["licence", "Customer service licence"],
])("what is no trait has no question of a trait (%#)", (kind, text) => {
  expect(softQuestion({ kind, text }, "en")).toBeUndefined();
});

test("a story about leading is one in the present too", () => {
  const soft = softQuestion({ kind: "other", text: "Leadership and supervision" }, "en");
  expect(soft?.shownBy?.test("Supervise 7 caseworkers")).toBe(true);
});
