import { describe, expect, test } from "vitest";
import { jobs, read, skills } from "./reading.ts";

const withSkills = (heading: string, ...lines: string[]) =>
  skills(read(["Ada Quill", "ada@example.org", "", heading, ...lines].join("\n")).document);

describe("skills in the words that people put around them", () => {
  test.each([
    ["SKILLS", "Proficient in Excel, Word and PowerPoint", ["Excel", "Word", "PowerPoint"]],
    ["SKILLS", "Working knowledge of QuickBooks", ["QuickBooks"]],
    ["SKILLS", "Fluent in SQL; familiar with R", ["SQL", "R"]],
    ["KENNTNISSE", "Sicherer Umgang mit MS Office und DATEV", ["MS Office", "DATEV"]],
    ["KENNTNISSE", "Sehr gute Kenntnisse in CATIA und SolidWorks", ["CATIA", "SolidWorks"]],
    ["KENNTNISSE", "Kenntnisse in SAP R/3", ["SAP R/3"]],
    ["COMPÉTENCES", "Bonne connaissance du logiciel Ciel Compta", ["Ciel Compta"]],
    ["COMPÉTENCES", "Maîtrise d'Excel", ["Excel"]],
    ["HABILIDADES", "Manejo avanzado de Excel", ["Excel"]],
    ["HABILIDADES", "Conocimientos de ContaPlus y FacturaPlus", ["ContaPlus", "FacturaPlus"]],
  ])("%s: %s", (heading, line, wanted) => {
    expect(withSkills(heading, line, "Zumba")).toEqual([...wanted, "Zumba"]);
  });

  test.each([
    ["SKILLS", "No experience with SAP"],
    ["SKILLS", "I have never used Photoshop"],
    ["SKILLS", "Want to learn Python"],
    ["SKILLS", "My brother knows Kubernetes"],
    ["KENNTNISSE", "Keine Erfahrung mit Lexware"],
    ["COMPÉTENCES", "Je n'ai jamais utilisé Sage"],
    ["HABILIDADES", "Sin experiencia en SAP"],
    ["HABILIDADES", "Quiero aprender Python"],
  ])("what is lacking, wished for or another person's is no skill: %s: %s", (heading, line) => {
    expect(withSkills(heading, line, "Zumba")).toEqual(["Zumba"]);
  });
});

describe("lines below a job", () => {
  test("a line that had room for the next one's first word ends there", () => {
    const { document } = read(
      [
        "Ada Quill",
        "ada@example.org",
        "",
        "Profile",
        "I have taught in three primary schools, in town and in the country, and I like small groups and loud lessons best.",
        "",
        "Experience",
        "2019 - 2023     Teacher, Prairie Avenue School",
        "                Math scores from 41% to 63% meeting standards in three years",
        "                Lead the grade-level team of five",
      ].join("\n"),
    );
    expect(document.work?.[0]?.highlights).toEqual([
      "Math scores from 41% to 63% meeting standards in three years",
      "Lead the grade-level team of five",
    ]);
  });

  test("a month in lower case begins the next job", () => {
    const { document } = read(
      [
        "Wouter Graaf",
        "wouter@example.nl",
        "",
        "Werkervaring",
        "jan. 2018 - nu: Chauffeur internationaal, Transport Salland BV, Raalte",
        "- Containervervoer Rotterdam",
        "aug. 2012 - dec. 2017: Chauffeur distributie, Bakkerij Koren BV, Deventer",
      ].join("\n"),
    );
    expect(jobs(document)).toEqual([
      "Chauffeur internationaal | Transport Salland BV | Raalte | 2018-01 | -",
      "Chauffeur distributie | Bakkerij Koren BV | Deventer | 2012-08 | 2017-12",
    ]);
  });

  test("beside an employer with a legal form a title needs no known word", () => {
    const { document } = read(
      [
        "Ada Quill",
        "ada@example.org",
        "",
        "Berufserfahrung",
        "2010 - 2014 Vorrichterin, Möbelwerk Sand GmbH",
      ].join("\n"),
    );
    expect(jobs(document)).toEqual(["Vorrichterin | Möbelwerk Sand GmbH | - | 2010 | 2014"]);
  });
});
