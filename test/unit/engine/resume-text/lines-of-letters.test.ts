import { expect, test } from "vitest";
import { certificates, jobs, read, skills, studies } from "./reading.ts";

const resume = (...lines: string[]) =>
  read(["Ada Example", "ada@example.org", "", ...lines, ""].join("\n")).document;

test("a title before 'en' and an employer of several words are two", () => {
  const job = (line: string) => jobs(resume("EXPERIENCIA", line, "2019 - 2022"));
  expect(job("Contable en Distribuciones Levante")).toEqual([
    "Contable | Distribuciones Levante | - | 2019 | 2022",
  ]);
  expect(job("Cocinera en Fogones Grises")).toEqual(["Cocinera | Fogones Grises | - | 2019 | 2022"]);
  expect(job("Ingeniera en Sistemas Computacionales")[0]).toContain("Ingeniera en Sistemas Computacionales");
});

test("the number of a school or clinic is part of its name, the number of a shop is not", () => {
  expect(jobs(resume("EXPERIENCE", "Teacher, School No. 12, 2015 - 2018"))).toEqual([
    "Teacher | School No. 12 | - | 2015 | 2018",
  ]);
  expect(jobs(resume("EXPERIENCE", "Cashier, Example Market #1234, 2015 - 2018"))).toEqual([
    "Cashier | Example Market | - | 2015 | 2018",
  ]);
});

test("what follows a school for all is no subject", () => {
  expect(studies(resume("School: Secondary School No. 12, Vanadzor, graduated 2016"))).toEqual([
    "- | - | Secondary School No. 12 | - | 2016 | -",
  ]);
});

test.each([
  [
    "Staatlich geprüfte Technikerin (Maschinenbau), Technikerschule Beispielstadt, 2019",
    "Staatlich geprüfte Technikerin | Maschinenbau | Technikerschule Beispielstadt | - | 2019 | -",
  ],
  ["Máster en Dirección Logística", "Máster | Dirección Logística | - | - | - | -"],
  ["Master in Logistics", "Master | Logistics | - | - | - | -"],
  ["PhD (Dr. med. vet.), University of Example, 2010", "PhD | - | University of Example | - | 2010 | -"],
])("the study %j is whole", (line, study) => {
  expect(studies(resume("EDUCATION", line))).toEqual([study]);
});

test("a dated paper in a list of skills is a certificate", () => {
  const found = resume("SKILLS", "Excel", "Erste Hilfe am Kind (2024)", "First aid");
  expect(certificates(found)).toEqual(["Erste Hilfe am Kind | - | 2024"]);
  expect(skills(found)).toEqual(["Excel", "First aid"]);
});

test.each(["Driving licence: B and C", "Führerschein: B, C", "Permis : B"])(
  "the label of %j is its name",
  (line) => {
    expect(certificates(resume(line, "", "EXPERIENCE", "Cook, Example Inn, 2015 - 2018"))).toEqual([
      `${line} | - | -`,
    ]);
  },
);

test("a task that ends with brackets ends with its line", () => {
  const { work } = resume(
    "WORK",
    "03/2016 – today      Veterinary officer, District Office Hallam",
    "                     Inspection of farms and slaughterhouses (about 150 visits a year)",
    "                     Reports and opinions for the ministry",
  );
  expect(work?.[0]?.highlights).toEqual([
    "Inspection of farms and slaughterhouses (about 150 visits a year)",
    "Reports and opinions for the ministry",
  ]);
});
