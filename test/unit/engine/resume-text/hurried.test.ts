import { expect, test } from "vitest";
import { read as readText } from "./reading.ts";

function read(text: string) {
  const { document, unread } = readText(text);
  return { ...document, unread: unread.map(({ text }) => text) };
}

const warehouse = `Dwayne Sample
Memphis TN 38118   901-555-0100   dsample@example.com

WORK
Sampleton Logistics, memphis tn
warehouse lead, 2nd shift   3/2020-present
-run a crew of 12 on 2nd shift, shipping and receiving
-cycle counts, RF scanner, SAP

Example Foods DC, Olive Branch MS
forklift operator 6/2016 to 2/2020
loaded & unloaded trailers, 180 pallets a shift
trained new hires

Temp jobs thru Sample Staffing 2015-16
picker packer

DRIVING
CDL class A 2012 to 2019 (expired, let it lapse)
valid TN drivers license, clean record
`;

test("a dash that touches a lower-case word marks a task", () => {
  expect(read(warehouse).work?.[0]?.highlights).toEqual([
    "run a crew of 12 on 2nd shift, shipping and receiving",
    "cycle counts, RF scanner, SAP",
  ]);
});

test("lines that all begin with small letters are tasks of their own", () => {
  expect(read(warehouse).work?.[1]?.highlights).toEqual([
    "loaded & unloaded trailers, 180 pallets a shift",
    "trained new hires",
  ]);
});

test("who placed a person in work is the employer, and not the one above", () => {
  expect(read(warehouse).work?.[2]).toMatchObject({ name: "Sample Staffing" });
});

test("a driving licence is no job, and its end stays", () => {
  const { work, certificates } = read(warehouse);
  expect(work).toHaveLength(3);
  expect(certificates?.map(({ name }) => name)).toContain("CDL class A 2012 to 2019 (expired, let it lapse)");
});

test("what a person earns is no summary and no task, and stays to be seen", () => {
  const { basics, unread } = read(
    "Rohan Sample\nrohan@example.org\n\nCAREER OBJECTIVE\nTo work as a site engineer in the UK.\n\nCurrent CTC: 12 LPA\nExpected CTC: As per industry norms\nNotice Period: 60 days\n\nEXPERIENCE\nSite Engineer, Example Civils, 2019 - present\n- Checked drawings\nCurrent salary: 12 LPA\n",
  );
  expect(basics?.summary).toBe("To work as a site engineer in the UK.");
  expect(unread).toEqual([
    "Current CTC: 12 LPA",
    "Expected CTC: As per industry norms",
    "Notice Period: 60 days",
    "Current salary: 12 LPA",
  ]);
});

test("a bare percentage behind a degree is its grade", () => {
  const { education } = read(
    "Rohan Sample\nrohan@example.org\n\nEDUCATION\nB.Tech (Civil), 78%, College of Engineering Sample, 2016\nHSC (12th) Maharashtra State Board, 81.5%, 2012\n\nSKILLS\nAutoCAD\n",
  );
  expect(education?.map(({ score }) => score)).toEqual(["78%", "81.5%"]);
});

test("a German compound with chef is a title", () => {
  const { work } = read(
    "Johannes Beispiel\njohannes@example.at\n\nBerufserfahrung\n\n12/2018 – laufend   Küchenchef, Hotel Beispielhof, Seefeld in Tirol\n Leitung einer Brigade von 14 Köchen\n",
  );
  expect(work?.[0]).toMatchObject({
    position: "Küchenchef",
    name: "Hotel Beispielhof",
    startDate: "2018-12",
  });
});

test("short words and shares of a hundred are levels of languages", () => {
  const languages = (line: string) =>
    read(`Ana Ejemplo\nana@example.org\n\n${line}\n\nEXPERIENCE\nCook, Example Inn, 2019 - present\n`)
      .languages;
  expect(languages("Sprachen: Deutsch Muttersprache, Englisch gut")?.[1]).toEqual({
    language: "Englisch",
    fluency: "gut",
  });
  expect(languages("IDIOMAS\nEspañol nativo, inglés 70%")?.[1]).toEqual({
    language: "inglés",
    fluency: "70%",
  });
});

test("letters in brackets behind a degree do not hide it", () => {
  const { education } = read(
    "Jeanne Exemple\njeanne@example.ca\n\nFORMATION\nDoctorat de premier cycle en pharmacie (Pharm. D.), Université de Montréal, 2015\n\nCOMPÉTENCES\nKroll, RxPro (notions)\n",
  );
  expect(education?.[0]).toEqual({
    studyType: "Doctorat",
    area: "premier cycle en pharmacie",
    institution: "Université de Montréal",
    endDate: "2015",
  });
});

test("a French level of a skill stays with it", () => {
  const { skills } = read("Jeanne Exemple\njeanne@example.ca\n\nCOMPÉTENCES\nKroll, RxPro (notions)\n");
  expect(skills?.[1]).toMatchObject({ name: "RxPro", level: "notions" });
});
