import { expect, test } from "vitest";
import { heldDegree } from "../../../../src/engine/education.ts";
import { read as readText } from "./reading.ts";

const read = (section: string, line: string) => readText(`Ada Example\n\n${section}\n${line}\n`);

test.each([
  ["08/2012 – 03/2017 Tischlergesellin, Möbelwerk Nordheide, Westerstede", "Tischlergesellin"],
  ["Grocery Bagger / Cart Attendant, Kroger, Toledo\nSummer 2025", "Grocery Bagger / Cart Attendant"],
])("a job by its title: %s", (line, position) => {
  expect(read("Work Experience", line).document.work?.map((job) => job.position)).toEqual([position]);
});

test.each([
  "AWS Developer (2023, válida até ago/2026)",
  "AWS Developer (2023, valid until Aug 2026)",
  "AWS Developer (2023, gültig bis 08/2026)",
])("the end of a paper in brackets is not its date: %s", (line) => {
  expect(read("Certifications", line).document.certificates).toEqual([
    { name: "AWS Developer", date: "2023", endDate: "2026-08" },
  ]);
});

test("a Portuguese level keeps its code", () => {
  const { languages } = read("Idiomas", "Português nativo, inglês avançado (C1)").document;
  expect(languages?.map(({ fluency }) => fluency)).toEqual(["nativo", "avançado (C1)"]);
});

test.each([
  "GED in progress",
  "Bachelor of Arts in progress, Ohio State University",
  "BSc Computer Science, Leeds University, in progress",
  "Máster en Marketing, Universidad de Sevilla, en curso",
  "Mestrado em Direito, Universidade de Lisboa, em andamento",
])("an unfinished study is no degree: %s", (line) => {
  const [study = {}] = read("Education", line).document.education ?? [];
  expect(study).toHaveProperty("studyType");
  expect(heldDegree(study, new Date("2026-11-30"))).toBeUndefined();
});
