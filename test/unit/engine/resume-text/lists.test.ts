import { describe, expect, test } from "vitest";
import { certificates, read, skills, studies } from "./reading.ts";

const head = ["Ada Quill", "ada@example.org", ""];
const readText = (...lines: string[]) => read([...head, ...lines].join("\n"));

describe("lists", () => {
  test("end at an unknown heading that is set as the known ones are", () => {
    const { document } = readText(
      ...[
        "Summary",
        "",
        "I mend locks,",
        "and gates.",
        "",
        "Skills",
        "",
        "Welding, soldering",
        "Brazing",
        "",
        "Heron Sightings",
        "",
      ],
      ...[
        "Bittern, egret",
        "Curlew",
        "",
        "Education",
        "",
        "BSc Hydrology, Tarn University, 2015",
        "A levels, 2012",
        "",
      ],
      ...["Interests", "", "Rowing", "Chess"],
    );
    expect(skills(document)).toEqual(["Welding", "soldering", "Brazing"]);
  });

  test("of skills hold no entry of another section", () => {
    const { document, unread } = readText(
      "Skills",
      "Welding",
      "also: Crew, Gull Lifeboat, since 2018",
      "ask Denzil 07700 900 188",
    );
    expect(skills(document)).toEqual(["Welding"]);
    expect(unread).toHaveLength(2);
  });

  test("of certificates are parted at bars with dates", () => {
    const { document } = readText("Certifications", "PMP, 2018 | Green Belt, 2016 | OSHA 30, 2012");
    expect(certificates(document)).toEqual(["PMP | - | 2018", "Green Belt | - | 2016", "OSHA 30 | - | 2012"]);
  });

  test.each([
    ["Full clean driving licence", "Full clean driving licence"],
    ["Class D driver's license", "Class D driver's license"],
    ["Führerschein Klassen B, BE und T", "Führerschein Klassen B, BE und T"],
    ["Née le 3 mai 1990 – mariée – Permis B", "Permis B"],
  ])("a licence: %s", (line, licence) => {
    expect(certificates(readText("Skills", "Welding", "", line).document)).toEqual([`${licence} | - | -`]);
  });
});

describe("studies", () => {
  test.each([
    [
      "2010 – 2013  Ausbildung zur Tischlerin, Werft Silberotter GmbH, Kiel",
      "Ausbildung | Tischlerin | Werft Silberotter GmbH",
    ],
    [
      "Diploma di perito meccanico, Istituto Silvia Lontra, 2013",
      "Diploma | perito meccanico | Istituto Silvia Lontra",
    ],
    ["Diploma of Site Supervision, Tarn College, 2013", "Diploma | Site Supervision | Tarn College"],
    ["MSc Hydrology, Tarn University (Distinction), 2013", "MSc | Hydrology | Tarn University"],
    ["NVQ Level 2 and 3 Plumbing, Tarn College, 2013", "NVQ Level 2 and 3 | Plumbing | Tarn College"],
    [
      "Baccalauréat scientifique, Lycée Marie-Otter, 2013",
      "Baccalauréat scientifique | - | Lycée Marie-Otter",
    ],
  ])("%s", (line, study) => {
    expect(studies(readText("Education", line).document)[0]?.startsWith(study)).toBe(true);
  });

  test("an afternoon of first aid and the kind of a school are none", () => {
    expect(
      readText("Education", "Brevet de premiers secours, Lycée Marie-Otter, 2013").document.education,
    ).toBeUndefined();
    expect(readText("Ausbildung", "2001 – 2010 Gymnasium").document.education).toBeUndefined();
  });
});
