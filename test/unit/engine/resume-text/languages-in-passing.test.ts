import { expect, test } from "vitest";
import { languages, read, skills } from "./reading.ts";

const resume = (lines: string) =>
  read(
    `Ann Lee\nann@example.org\n\nWORK EXPERIENCE\nClerk, Quill Ltd, Leeds, 2019 - present\n\nEDUCATION\nBA History, University of Leeds, 2018\n\n${lines}\n`,
  ).document;

test.each([
  ["SKILLS\n- Excel\n- Bilingual English/Spanish", ["English | Bilingual", "Spanish | -"]],
  ["SKILLS\nBilingual (English and Spanish), Excel", ["English | Bilingual", "Spanish | -"]],
  ["ADDITIONAL\nFluent Spanish; conversational French", ["Spanish | Fluent", "French | conversational"]],
  ["OTHER\n- Languages - English, Hindi, Tamil", ["English | -", "Hindi | -", "Tamil | -"]],
  ["OTHER\nLanguages – Urdu, English. Own car.", ["Urdu | -", "English | -"]],
  ["I speak English and some Polish.", ["English | -", "Polish | some"]],
  [
    "CAPACITÀ E COMPETENZE PERSONALI\nMadrelingua          Italiano\nAltre lingue         Inglese: B1\n                     Francese: A2",
    ["Italiano | Madrelingua", "Inglese | B1", "Francese | A2"],
  ],
])("languages outside a section of their own: %s", (lines, expected) => {
  const document = resume(lines);
  expect(languages(document)).toEqual(expected);
  expect(skills(document).filter((skill) => skill !== "Excel")).toEqual([]);
});

test.each([
  "SKILLS\nSpanish cuisine, English saddlery",
  "SKILLS\nFrench polishing, German shepherds",
  "OTHER\nDanish design, Swedish massage",
])("%s names no language", (lines) => expect(resume(lines).languages).toBeUndefined());
