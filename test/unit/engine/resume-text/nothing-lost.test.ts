import { describe, expect, test } from "vitest";
import { parseResumeText } from "../../../../src/engine/resume/text/parse.ts";

function read(...lines: string[]) {
  return readWhole(["Ada Example", "ada@example.org", "", ...lines, ""].join("\n"));
}

function readWhole(text: string) {
  const parsed = parseResumeText(text, "text");
  if ("error" in parsed) throw new Error(parsed.error);
  return { ...parsed.document, unread: parsed.unread.map((line) => line.text) };
}

describe("a list that is read in part", () => {
  test("shows its other items as unread", () => {
    const { certificates, unread } = read(
      "Permis B, C, CE – FIMO 2012, FCO valable jusqu'au 04/2028 – carte conducteur",
      "",
      "EXPÉRIENCE",
      "2019 - 2024 : Conductrice, Transports Exemple, Nantes",
    );
    expect(certificates?.map(({ name }) => name)).toEqual(["Permis B, C, CE"]);
    expect(unread).toEqual(["FIMO 2012", "FCO valable jusqu'au 04/2028", "carte conducteur"]);
  });

  test("shows no place, number or date as unread", () => {
    const { unread } = read("CERTIFICATES", "Forklift Licence, Example Training, Leeds, 2021");
    expect(unread).toEqual([]);
  });
});

describe("an entry that is read in part", () => {
  test("is a head and what it tells, where both are on a line", () => {
    const { work, unread } = read(
      "EXPERIENCE",
      "Driver, Example Couriers, 2016-2023. Drove a van in town, six days a week. No accidents.",
      "2012–2016, Office helper, Example Trade: bought supplies and paid bills at the bank.",
    );
    expect(work).toMatchObject([
      {
        position: "Driver",
        name: "Example Couriers",
        summary: "Drove a van in town, six days a week. No accidents.",
      },
      {
        position: "Office helper",
        name: "Example Trade",
        summary: "bought supplies and paid bills at the bank.",
      },
    ]);
    expect(unread).toEqual([]);
  });

  test("keeps a label with dates before the head of the entry", () => {
    const { work } = read("EXPERIENCIA", "De 2021 a hoy: Oficial de 1ª, Instalaciones Ejemplo, Zaragoza.");
    expect(work).toMatchObject([{ name: "Instalaciones Ejemplo", startDate: "2021" }]);
  });

  test.each([
    [
      "Septiembre 2018 - Actualidad  Maestra de Primaria (tutora de 5º), Colegio Ejemplo Quill, Sevilla",
      "Maestra de Primaria (tutora de 5º)",
    ],
    ["Jan 2019 - Aug 2021  Software Engineer, Quillpay (insurance), Pune", "Quillpay (insurance)"],
    ["2015 - 2019  Buchhalter, Quill GmbH (Maschinenbau), Ulm", "Quill GmbH (Maschinenbau)"],
  ])("keeps the bracket behind a title or employer: %s", (line, lost) => {
    const { work, unread } = read("WORK", line, "- Planned the work of the week");
    const fields = [...(work ?? []).flatMap(({ name, position }) => [name, position])];
    expect([...fields, ...unread]).toContain(lost);
  });

  test.each(["full-time", "remote", "3 years", "m/w/d", "Leeds", "2 yrs"])(
    "has no bracket of terms, times and places as unread: %s",
    (bracket) => {
      const { unread } = read("WORK", `2015 - 2019  Accountant (${bracket}), Quill Ltd`, "- Kept the books");
      expect(unread).toEqual([]);
    },
  );

  test("shows the sentences that no field covers as unread", () => {
    const { unread } = read(
      "EDUCATION",
      "A-levels, Example Sixth Form, 2014. History was taught by the headmaster himself.",
    );
    expect(unread).toEqual(["History was taught by the headmaster himself."]);
  });
});

test.each([
  "LLB 2016, LLM 2018, Example University",
  "LLB (2016) and LLM (2018), Example University",
  "LLB 2016 / LLM 2018 Example University",
])("two degrees on a line keep their own years: %j", (line) => {
  expect(read(`EDUCATION\n${line}`).education).toEqual([
    { studyType: "LLB", endDate: "2016" },
    { institution: "Example University", studyType: "LLM", endDate: "2018" },
  ]);
});

test.each([
  ["SKILLS\nDriving licence B, C1", "Driving licence B, C1"],
  ["OTHER\nDriving licence (categories B and C), a plus for you", "Driving licence (categories B and C)"],
  ["LICENCE: category B and C since 2010", "LICENCE: category B and C"],
])("the classes of an English driving licence are part of it: %j", (text, name) => {
  expect(read(text).certificates).toMatchObject([{ name }]);
});

test("a period in a form that is not read is shown as unread", () => {
  const { unread } = read("EXPERIENCE", "Analyst, Example Works Ltd", "2016,3 ~ 2019,8", "- Built reports");
  expect(unread).toEqual(["2016,3 ~ 2019,8"]);
});

test("parts of a line about studies that nothing was taken of are shown as unread", () => {
  const studies = (line: string) => read("EDUCATION", line).unread;
  expect(studies("Example Vocational College, computer technician, 2019")).toEqual(["computer technician"]);
  expect(studies("BSc Physics, Example University, Leeds, 2012, graduated with distinction")).toEqual([]);
});

describe("papers", () => {
  test("a booked test and a letter received are none", () => {
    const { certificates, unread } = read(
      "LICENSES",
      "NMBI decision letter received; aptitude test booked for February 2027",
      "Food Safety Level 2 (2025)",
    );
    expect(certificates?.map(({ name }) => name)).toEqual(["Food Safety Level 2"]);
    expect(unread).toEqual(["NMBI decision letter received; aptitude test booked for February 2027"]);
  });

  test("two short ones on a line with one date are two", () => {
    const { certificates } = read("LICENSES", "BLS, ACLS (AHA) – exp. 09/2026");
    expect(certificates).toEqual([
      { name: "BLS", endDate: "2026-09" },
      { name: "ACLS", endDate: "2026-09", issuer: "AHA" },
    ]);
  });

  test("classes under the heading of driving licences are one", () => {
    const { certificates } = read("FÜHRERSCHEIN", "B, C, CE (Schlüsselzahl 95 bis 06/2028)");
    expect(certificates?.map(({ name }) => name)).toEqual(["B, C, CE (Schlüsselzahl 95 bis 06/2028)"]);
  });

  test("papers of work among studies are no studies", () => {
    const { certificates, education } = read(
      "QUALIFICATIONS",
      "NVQ Level 3 Adult Care (2024)",
      "Care Certificate",
      "First Aid at Work (expires Jan 2028)",
      "Diploma in Accounting, Mutare Polytechnic (2013)",
    );
    expect(certificates?.map(({ name }) => name)).toEqual(["Care Certificate", "First Aid at Work"]);
    expect(education?.length).toBe(2);
  });
});

test("a language with its level in a list of skills is a language", () => {
  const { languages } = read("SKILLS: Clio, Westlaw, Spanish (conversational)");
  expect(languages).toEqual([{ language: "Spanish", fluency: "conversational" }]);
});

test.each([
  ["Jane Sample, RN, BSN", "Nurse", ["RN", "BSN"]],
  ["Marina Exemplo", "Contadora – CRC SP-000000/O-0", []],
  ["Jane Sample", "Registered Nurse | Ohio RN License 000000", []],
  ["JANE SAMPLE", "Nurse | London", []],
])("letters beside a name are shown as unread, registrations are read: %s, %s", (name, title, lost) => {
  const text = `${name}\n${title}\njane@example.org\n\nExperience\nNurse, Sample Hospital, 2018 - present\n- Wound care`;
  expect(readWhole(text).unread).toEqual(lost);
});
