import { describe, expect, test } from "vitest";
import { parseResumeText } from "../../../../src/engine/resume/text/parse.ts";
import { jobs } from "./reading.ts";

function read(...lines: string[]) {
  const parsed = parseResumeText(["Ada Quill", ...lines].join("\n"), "text");
  if ("error" in parsed) throw new Error(parsed.error);
  return parsed.document;
}

describe("where somebody lives", () => {
  test("is the town below the street", () => {
    const { basics } = read("2217 Cedar Hollow Drive", "Huntsville, AL 35801", "ada@example.org");
    expect(basics?.location).toMatchObject({ city: "Huntsville", region: "AL" });
  });

  test("is no label of a passport's number", () => {
    const { basics } = read("ada@example.org", "", "Personal Details", "Passport No      : X0555512");
    expect(basics?.location?.city).toBeUndefined();
  });
});

describe("studies", () => {
  const studies = (...lines: string[]) =>
    (read("ada@example.org", "", "Education", ...lines).education ?? []).map(
      ({ studyType, area, institution }) => [studyType, area, institution],
    );

  test("how many examinations there were, and in what, is no subject", () => {
    expect(
      studies("2005 – 2010  Eight GCSEs including English (B), Heathside School")[0]?.[1],
    ).toBeUndefined();
    expect(studies("Highers: Maths (A), Physics (B) - Inverdee Academy, 2015")[0]?.[1]).toBeUndefined();
  });

  test("a profession's body teaches nobody", () => {
    expect(studies("Associate, Institute of Bankers (ACIB), 2022")).toEqual([]);
  });

  test("the subject may stand before the kind", () => {
    expect(studies("Culinary Arts Diploma, Lakehead College, 2016")).toEqual([
      ["Diploma", "Culinary Arts", "Lakehead College"],
    ]);
    expect(studies("High School Diploma, Lakehead High School, 2012")[0]?.[0]).toBe("High School Diploma");
  });
});

describe("other fields", () => {
  test("what somebody led is no employer", () => {
    const document = read(
      "ada@example.org",
      "",
      "Berufserfahrung",
      "seit 10/2022          Zahntechnikermeisterin, Abteilungsleitung Keramik",
      "                      Gäuboden Dental GmbH, Straubing",
      "                      - Leitung eines Teams",
    );
    expect(jobs(document).join()).not.toContain("| Abteilungsleitung Keramik |");
  });

  test("a language with its level among skills is no skill", () => {
    const { skills = [] } = read(
      "ada@example.org",
      "",
      "Kenntnisse",
      "SAP MM, Excel",
      "Englisch: gut, Italienisch: Grundkenntnisse",
    );
    expect(skills.map(({ name }) => name)).not.toContain("Englisch");
  });

  test("permits of work are no job, a course with its hours no certificate", () => {
    const document = read(
      "ada@example.org",
      "",
      "AUSWEISE",
      "Gefahrgut RID",
      "",
      "JOB RELATED TRAINING",
      "Contract Pricing (40 hours), 2022",
    );
    expect(document.work ?? []).toEqual([]);
    expect((document.certificates ?? []).map(({ name }) => name)).toEqual(["Gefahrgut RID"]);
  });
});

describe("jobs", () => {
  const work = (...lines: string[]) => read("ada@example.org", "", "Experience", ...lines).work ?? [];

  test("who cared for patients did not stay at home, nor who worked on a maternity ward", () => {
    const [job] = work(
      "Staff Nurse, Marlow Hospital, 2019 - 2023",
      "• Cared for ventilated patients",
      "• Maternity ward in the night",
      "• Taught six new nurses",
    );
    expect(job?.highlights).toEqual([
      "Cared for ventilated patients",
      "Maternity ward in the night",
      "Taught six new nurses",
    ]);
  });

  test("a town behind the employer's name is no title where the next line has one", () => {
    const read = work(
      "Oct 2021 - present   Quarrel Timber Ltd, Brackenmoor",
      "Class 1 Driver",
      "• Deliveries of timber",
      "",
      "March 2015 - Sept 2021   Coldmoor Provisions, Wakeford",
      "Class 2 Driver, multi drop",
      "• Chilled food to schools",
    );
    expect(read.map(({ position, name }) => [position, name])).toEqual([
      ["Class 1 Driver", "Quarrel Timber Ltd"],
      ["Class 2 Driver, multi drop", "Coldmoor Provisions"],
    ]);
  });

  test("a school is an employer where it is said what was done there", () => {
    const [job] = work("Sept 2018 - present   Larkmoor Primary School", "• Mathematics in years 3 and 4");
    expect(job).toMatchObject({ name: "Larkmoor Primary School", startDate: "2018-09" });
    expect(work("2009 - 2012   Larkmoor Secondary School")).toEqual([]);
  });
});

describe("certificates", () => {
  const certificates = (...lines: string[]) => read("ada@example.org", "", ...lines).certificates ?? [];

  test("stand under short words for them, and are no publications", () => {
    expect(
      certificates("Certs", "OSHA 10 construction", "", "Experience", "Welder, Ada Ltd, 2019 - 2021"),
    ).toEqual([{ name: "OSHA 10 construction" }]);
    expect(
      certificates("Papers", "Food safety certificate 2024", "Allergen manager - exp 08/2026"),
    ).toMatchObject([{ name: "Food safety certificate", date: "2024" }, { name: "Allergen manager" }]);
  });

  test("keep until when they hold", () => {
    expect(
      certificates("Certificates", "Food safety - exp 08/2026", "BLS - Heart Association, expires 01/2027"),
    ).toEqual([
      { name: "Food safety", endDate: "2026-08" },
      { name: "BLS", endDate: "2027-01", issuer: "Heart Association" },
    ]);
  });

  test("an examination that was passed has its name and date, and a licence its own name behind its body's", () => {
    expect(
      certificates(
        "Licenses",
        "- NCLEX-RN: passed April 2026 (license not yet issued)",
        "- Professional Regulation Commission - Registered Nurse, Lic. No. 0444, valid until 11/2027",
      ),
    ).toEqual([
      { name: "NCLEX-RN", date: "2026-04" },
      { name: "Registered Nurse", endDate: "2027-11", issuer: "Professional Regulation Commission" },
    ]);
  });
});

test("a kind of employer in a title is no employer, if one follows", () => {
  const head = "08/2015 – 02/2020   Sachbearbeiter Spedition, Beispiel Transporte KG, Münster";
  const { work = [] } = read("ada@example.org", "", "Berufserfahrung", head, "- Frachtpapiere");
  expect(work.map(({ position, name, location }) => [position, name, location])).toEqual([
    ["Sachbearbeiter Spedition", "Beispiel Transporte KG", "Münster"],
  ]);
});

test("a kind of home behind a title is of the title, if the home's name follows", () => {
  const head = "Depuis sept. 2019 : Infirmière en EHPAD, Résidence Les Échantillons, Rennes";
  const { work = [] } = read("ada@example.org", "", "EXPÉRIENCES PROFESSIONNELLES", head, "- Soins");
  expect(work.map(({ position, name }) => [position, name])).toEqual([
    ["Infirmière en EHPAD", "Résidence Les Échantillons"],
  ]);
});

test("an employer behind 'en' keeps its place in brackets apart", () => {
  const head = "Técnica de control de calidad en Conservas Ejemplo S.L. (Valencia)";
  const { work = [] } = read(
    "ada@example.org",
    "",
    "Experiencia laboral",
    head,
    "Marzo 2019 - actualidad",
    "- Análisis",
  );
  expect(work.map(({ position, name, location }) => [position, name, location])).toEqual([
    ["Técnica de control de calidad", "Conservas Ejemplo S.L.", "Valencia"],
  ]);
});
