import { describe, expect, test } from "vitest";
import { isDocumentTitle, sectionKind } from "../../../../src/engine/resume/text/sections/headings.ts";
import { read } from "./reading.ts";

describe("headings", () => {
  test.each([
    ["WORK EXPERIENCE", "work"],
    ["Eğitim", "education"],
    ["Yabancı Dil", "languages"],
    ["Frivilligt arbejde", "volunteer"],
    ["Körkort och certifikat", "certificates"],
    ["職歴", "work"],
    ["スキル", "skills"],
    ["학력", "education"],
    ["보유 기술", "skills"],
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

test("a Japanese resume has its employers, and one study by its first and last day", () => {
  const { document } = read(
    [
      ...["山田太郎", "taro@example.jp", "", "職歴"],
      ...["2015年4月～2020年3月　株式会社例示　主任", "2020年4月～現在　例示物産株式会社　課長", "", "学歴"],
      ...["2011年4月　例示大学　経済学部　入学", "2015年3月　例示大学　経済学部　卒業"],
    ].join("\n"),
  );
  expect(document.work).toMatchObject([
    { name: "株式会社例示", position: "主任", startDate: "2015-04", endDate: "2020-03" },
    { name: "例示物産株式会社", position: "課長", startDate: "2020-04" },
  ]);
  expect(document.education).toMatchObject([
    { institution: "例示大学", startDate: "2011-04", endDate: "2015-03" },
  ]);
  expect(document.education).toHaveLength(1);
});

test("a Turkish resume has its studies, languages and open period", () => {
  const { document } = read(
    [
      ...["Emre Kara", "emre@example.com", "", "İş Deneyimi", "Ege Döküm A.Ş. – İzmir", "Üretim Mühendisi"],
      ...["Mart 2019 – Devam ediyor", "", "Eğitim", "Körfez Teknik Üniversitesi, 2014 – 2019", ""],
      ...["Yabancı Dil", "İngilizce (B2), Almanca (A1)"],
    ].join("\n"),
  );
  expect(document.work).toMatchObject([{ position: "Üretim Mühendisi", startDate: "2019-03" }]);
  expect(document.education).toMatchObject([{ startDate: "2014", endDate: "2019" }]);
  expect(document.languages?.map(({ language }) => language)).toEqual(["İngilizce", "Almanca"]);
});
