import { expect, test } from "vitest";
import { parseResumeText } from "../../../../src/engine/resume/text/parse.ts";

test.each([
  [
    "2011–2014 Fachakademie für Sozialpädagogik Nürnberg, Abschluss: staatlich anerkannter Erzieher",
    "staatlich anerkannter Erzieher",
  ],
  ["2008–2011 Berufsschule Ansbach, Abschluss als Kauffrau im Einzelhandel", "Kauffrau im Einzelhandel"],
  ["2010–2012 Lycée Pasteur, Lyon, diplôme obtenu : BTS Comptabilité", "BTS"],
  ["2011-2013 C.F.G.S. Mecatrónica Industrial, CIFP Mendizorrotza LHII", "C.F.G.S."],
  ["2010–2012 IES Goya, Zaragoza. Título: Técnico en Cuidados Auxiliares de Enfermería", "Técnico"],
  [
    "2014-2017 Ausbildung zum Elektroniker, Stadtwerke Fürth, Abschluss: Gesellenbrief (Note 1,8)",
    "Ausbildung",
  ],
])("%s has its degree", (line, degree) => {
  const read = parseResumeText(`Jonas Reit\n\nAUSBILDUNG\n${line}\n`, "text");
  if ("error" in read) throw new Error(read.error);
  expect(read.document.education?.map(({ studyType }) => studyType)).toEqual([degree]);
});

test("a job below a break keeps its lines", () => {
  const read = parseResumeText(
    [
      "Marcus Delgado",
      "",
      "Work History",
      "Call Center Representative",
      "Sunbelt Utilities, Tampa FL",
      "March 2022 to August 2024",
      "- Took 70 calls per day",
      "Stay-at-home parent",
      "September 2024 to present",
      "Cashier / Shift Lead",
      "Palmetto Mart, Brandon FL",
      "2018 to 2022",
      "- Supervised 4 cashiers",
    ].join("\n"),
    "text",
  );
  if ("error" in read) throw new Error(read.error);
  expect(read.document.work?.map(({ position, name }) => `${position} | ${name}`)).toEqual([
    "Call Center Representative | Sunbelt Utilities",
    "Cashier / Shift Lead | Palmetto Mart",
  ]);
});

test("a trade's paper among studies is a certificate, and its level no issuer", () => {
  const lines = [
    "B.S. Computer Science, State College, 2015",
    "AWS Certified Solutions Architect – Associate (2022)",
  ];
  const read = parseResumeText(`Ann Lee\n\nEducation\n${lines.join("\n")}\n`, "text");
  if ("error" in read) throw new Error(read.error);
  expect(read.document.certificates).toEqual([
    { name: "AWS Certified Solutions Architect – Associate", date: "2022" },
  ]);
  expect(read.document.education).toHaveLength(1);
});

test.each([
  ["AWS D1.1  FCAW 3G   2022", "AWS D1.1 FCAW 3G"],
  ["Forklift - Class 4 (2020)", "Forklift - Class 4"],
])("the class in %s is part of the paper's name", (line, name) => {
  const read = parseResumeText(`Ann Lee\n\nCertifications\n${line}\n`, "text");
  if ("error" in read) throw new Error(read.error);
  expect(read.document.certificates?.map((one) => one.name)).toEqual([name]);
});
