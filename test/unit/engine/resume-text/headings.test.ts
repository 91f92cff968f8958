import { describe, expect, test } from "vitest";
import { isDocumentTitle, sectionKind } from "../../../../src/engine/resume/text/sections/headings.ts";
import { read } from "./reading.ts";

describe("headings", () => {
  test.each([
    ["WORK EXPERIENCE", "work"],
    ["Employment History:", "work"],
    ["Career Summary", "summary"],
    ["E D U C A T I O N", "education"],
    ["Education & Certifications", "education"],
    ["Licenses and Certifications", "certificates"],
    ["Qualifications and Education", "education"],
    ["Programming Languages", "skills"],
    ["Language Skills", "languages"],
    ["Volunteer Experience", "volunteer"],
    ["Core Competencies", "skills"],
    ["Personal Details", "contact"],
    ["What I do", "work"],
    ["Was ich mache", "work"],
    ["CE QUE JE FAIS", "work"],
    ["Lo que hago", "work"],
    ["Beruflicher Werdegang", "work"],
    ["Kenntnisse und Fähigkeiten", "skills"],
    ["Expérience professionnelle", "work"],
    ["Centres d'intérêt", "interests"],
    ["Formación académica", "education"],
    ["Sobre mí", "summary"],
  ])("%s opens %s", (text, kind) => {
    expect(sectionKind(text)).toBe(kind);
  });

  test.each([
    "Senior Software Engineer",
    "Acme Education Group",
    "Experience 2019",
    "Managed a team of nine",
  ])("%s is no heading", (text) => {
    expect(sectionKind(text)).toBeUndefined();
  });

  test("the document's own title opens no section", () => {
    expect(sectionKind("Curriculum Vitae")).toBeUndefined();
    expect(isDocumentTitle("LEBENSLAUF")).toBe(true);
    expect(isDocumentTitle("Experience")).toBe(false);
  });
});

test("a heading of one word ends the bullets of the last job, though no blank line is above it", () => {
  const { document } = read(
    [
      ...["Ada Quill", "ada@example.org", "", "Experience", "Staff Nurse, Marlow Hospital, 2019 - 2023"],
      ...[
        "- Taught six new nurses",
        "Education",
        "BSc Nursing, Marlow University, 2017",
        "Skills",
        "Wound care",
      ],
    ].join("\n"),
  );
  expect(document.work?.[0]?.highlights).toEqual(["Taught six new nurses"]);
  expect(document.skills).toEqual([{ name: "Wound care" }]);
  expect(document.education?.[0]?.institution).toBe("Marlow University");
});
