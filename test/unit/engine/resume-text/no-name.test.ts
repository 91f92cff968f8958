import { describe, expect, test } from "vitest";
import { read as readText } from "./reading.ts";

const read = (text: string) => readText(text).document;

function named(entries: readonly object[] | undefined, ...fields: string[]) {
  return (entries ?? []).map((entry) => {
    const values: Record<string, unknown> = { ...entry };
    return fields.map((field) => values[field]);
  });
}

describe("what is no employer", () => {
  test("hours, store numbers and one's own account", () => {
    const text = `Rosa Quintal
rosa@example.com

Experience
Harbour Shelter, Rapid City, SD
Shelter Advocate
From 06/2018 to 08/2021; 30 hours/week; $17.00/hour

Goodmere Corner Pharmacy #2208
Pharmacist
2014 – 2018

Autônoma
Pastry cook | 2011 – 2014
`;
    expect(named(read(text).work, "position", "name")).toEqual([
      ["Shelter Advocate", "Harbour Shelter"],
      ["Pharmacist", "Goodmere Corner Pharmacy"],
      ["Pastry cook", undefined],
    ]);
  });

  test("a season is a time", () => {
    const text = `BASILE KERVADEC
basile@example.com

EXPÉRIENCES
Demi-chef de partie – Hôtel des Phares, Brest
01/2018 – 08/2020

Commis de cuisine – Auberge du Houx, Carantec
Étés 2015, 2016 et 2017
`;
    expect(named(read(text).work, "position", "name", "startDate", "endDate")).toEqual([
      ["Demi-chef de partie", "Hôtel des Phares", "2018-01", "2020-08"],
      ["Commis de cuisine", "Auberge du Houx", "2015", "2017"],
    ]);
  });
});

test("appointments are jobs, grants no studies, and a distinction no subject", () => {
  const text = `Dr. Tamsin Okerby
tamsin@example.org

APPOINTMENTS
2023–          Senior Lecturer in Geography, University of Northmere
2019–2023      Lecturer, Kessock University

EDUCATION
2012   MSc (Distinction), Environmental Science, University of Severnside

GRANTS
2021       Early Career Award, Tidewater Foundation, £38,500
`;
  const { work, education } = read(text);
  expect(named(work, "position", "name")).toEqual([
    ["Senior Lecturer in Geography", "University of Northmere"],
    ["Lecturer", "Kessock University"],
  ]);
  expect(named(education, "institution")).toEqual([["University of Severnside"]]);
  expect(education?.[0]?.area).not.toBe("Distinction");
});

test("strengths of character are no skills, papers neither, and where a licence holds is no certificate", () => {
  const text = `Ishwari Deshmane
ishwari@example.com

Computer skills: Tally Prime, MS Excel

Strengths: Punctual, honest

QUALIFIKATIONEN
Staplerschein

Licenses: RN, Nevada (multistate compact)
`;
  const { skills, certificates } = read(text);
  expect(named(skills, "name").flat()).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/Punctual|honest|Staplerschein/)]),
  );
  expect(named(certificates, "name").flat()).not.toContain("Nevada (multistate compact)");
});

test("a name in capitals is no title beside one that stands small", () => {
  const text = `Keziah Brandvold
keziah@example.com

VOLUNTEER
Red Lantern Disaster Nurses, team member, 2019 – present
`;
  expect(named(read(text).volunteer, "position")).toEqual([["team member"]]);
});
