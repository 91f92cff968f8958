import { expect, test } from "vitest";
import { certificates, read, studies } from "./reading.ts";

const under = (heading: string, lines: string) => read(`Ann Lee\nann@example.org\n\n${heading}\n${lines}\n`);

test.each([
  ["First Aid at Work – issued March 2024, valid 3 years", ["First Aid at Work | - | 2024-03"]],
  ["Erste-Hilfe-Kurs, aufgefrischt 05/2023, gültig 2 Jahre", ["Erste-Hilfe-Kurs | - | 2023-05"]],
  ["CACES R489 cat. 3, délivré en 2022, validité 5 ans", ["CACES R489 cat. 3 | - | 2022"]],
  ["VCA, behaald 2022, geldig 10 jaar", ["VCA | - | 2022"]],
  [
    "Staplerschein (seit 2009), Kranschein flurgesteuert, Hubarbeitsbühne",
    ["Staplerschein | - | 2009", "Kranschein flurgesteuert | - | -", "Hubarbeitsbühne | - | -"],
  ],
  [
    "Forklift licence, telehandler ticket, IPAF 3a",
    ["Forklift licence | - | -", "telehandler ticket | - | -", "IPAF 3a | - | -"],
  ],
  [
    "Associate Chartered Accountant (ACA), ICAN – 2019",
    ["Associate Chartered Accountant (ACA) | ICAN | 2019"],
  ],
])("papers are dated and apart: %s", (line, expected) => {
  expect(certificates(under("CERTIFICATES", line).document)).toEqual(expected);
});

test("a denial behind a paper gives it no date", () => {
  const line = "CDL Class A, KS – exp 03/2028 – endorsements: T, N. No hazmat (let it lapse in 2022)";
  expect(under("LICENSES", line).document.certificates).toEqual([
    { name: "CDL Class A, KS", endDate: "2028-03" },
  ]);
});

test("what was taught in hours is a paper among studies, and who is in the bracket no school", () => {
  const { document } = under(
    "EDUCATION AND TRAINING",
    [
      "Safeguarding / Prevent Level 1 – Sept 2025 (online, National College)",
      "Paediatric First Aid (12 hr) – renewed Feb 2025",
      "Enhanced DBS on the Update Service, issued Oct 2024",
      "BSc Biology, Leeds University, 2010",
    ].join("\n"),
  );
  expect(studies(document)).toEqual(["BSc | Biology | Leeds University | - | 2010 | -"]);
  expect(certificates(document)).toEqual([
    "Safeguarding / Prevent Level 1 | National College | 2025-09",
    "Paediatric First Aid (12 hr) | - | 2025-02",
    "Enhanced DBS on the Update Service | - | 2024-10",
  ]);
});

test.each([
  [
    "CACHE Level 3 Supporting Teaching and Learning in Schools – Tresham College 2015",
    "CACHE Level 3 | Supporting Teaching and Learning in Schools | Tresham College | - | 2015 | -",
  ],
  [
    "NVQ Level 2 Children's Care, Learning & Development – 2012",
    "NVQ Level 2 | Children's Care, Learning & Development | - | - | 2012 | -",
  ],
  [
    "City & Guilds Level 2 Diploma in Plumbing Studies, Leeds College of Building, 2010",
    "City & Guilds Level 2 Diploma | Plumbing Studies | Leeds College of Building | - | 2010 | -",
  ],
  [
    "2023 : Formation « Incoterms 2020 et garanties de paiement », CCI Lyon Métropole",
    "Formation | Incoterms 2020 et garanties de paiement | CCI Lyon Métropole | - | 2023 | -",
  ],
  ["HSC - 78%, 2015", "HSC | - | - | - | 2015 | 78%"],
  [
    "2023- Máster en Gestión Sanitaria, UNED (en curso, me falta el TFM)",
    "Máster | Gestión Sanitaria | UNED | 2023 | - | -",
  ],
  [
    "2017 Experto Universitario en Enfermería Quirúrgica (25 ECTS), UNIR",
    "Experto Universitario | Enfermería Quirúrgica | UNIR | - | 2017 | -",
  ],
])("a study keeps the whole of its title: %s", (line, expected) => {
  expect(studies(under("EDUCATION", line).document)).toEqual([expected]);
});

test("some college without a degree is neither a school nor a degree", () => {
  const { document, unread } = under(
    "EDUCATION",
    "High school diploma 2004\nSome college, two semesters, no degree",
  );
  expect(studies(document)).toEqual(["High school diploma | - | - | - | 2004 | -"]);
  expect(unread.map(({ text }) => text)).toEqual(["Some college, two semesters, no degree"]);
});
