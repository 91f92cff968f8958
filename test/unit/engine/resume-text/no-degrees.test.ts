import { expect, test } from "vitest";
import { read, skills, studies } from "./reading.ts";

const education = (line: string) =>
  read(`Ann Lee\n\nEDUCATION\nBA in History, Example University, 2010\n${line}\n`);

test.each([
  "18th Edition BS 7671 (City & Guilds 2382-22), 2021",
  "BS EN ISO 9001 auditor, 2019",
  "BS 5839 fire alarm design, FIA, 2020",
  "MS Office course, 2012",
  "MS Project basic",
])("a standard or a program is no degree, and is not lost: %s", (line) => {
  const { document, unread } = education(line);
  expect(studies(document)).toEqual(["BA | History | Example University | - | 2010 | -"]);
  const said = [
    ...(document.certificates ?? []).map(({ name }) => name),
    ...unread.map(({ text }) => text),
  ].join();
  expect(said).toContain(line.split(",")[0]);
});

test.each([
  ["BS, Computer Science, Example College, 2014", "BS | Computer Science | Example College | - | 2014 | -"],
  ["Example College, BS 2014", "BS | - | Example College | - | 2014 | -"],
  [
    "Grade 12 OSSD, Midland Secondary School, 2010",
    "Grade 12 OSSD | - | Midland Secondary School | - | 2010 | -",
  ],
  ["Grade 12, Hill High School, 2008", "Grade 12 | - | Hill High School | - | 2008 | -"],
  [
    "Pós-graduação (MBA) em Controladoria e Finanças – FIPECAFI – 2019",
    "Pós-graduação (MBA) | Controladoria e Finanças | FIPECAFI | - | 2019 | -",
  ],
  ["Mastère spécialisé (MS) en Data – ENSAE – 2019", "Mastère spécialisé (MS) | Data | ENSAE | - | 2019 | -"],
  [
    "2000–2004 Zespół Szkół Technicznych w Turku, technik mechanik (matura zdana)",
    "technik mechanik | - | Zespół Szkół Technicznych w Turku | 2000 | 2004 | -",
  ],
  [
    "2014/2018 Università degli Studi di Trento – Laurea triennale in Lingue moderne, votazione 103/110",
    "Laurea triennale | Lingue moderne | Università degli Studi di Trento | 2014 | 2018 | 103/110",
  ],
])("%s", (line, expected) => {
  expect(studies(education(line).document)).toContain(expected);
});

test("programs behind a label among the studies are skills, without those denied", () => {
  const { document } = education("\nComputer: Bluebeam, Procore, MS Project basic, AutoCAD no");
  expect(skills(document)).toEqual(["Bluebeam", "Procore", "MS Project basic"]);
});
