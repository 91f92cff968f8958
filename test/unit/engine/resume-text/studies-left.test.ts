import { expect, test } from "vitest";
import { heldDegree } from "../../../../src/engine/education.ts";
import { claimsOf } from "../../../../src/engine/resume/claims.ts";
import { read } from "./reading.ts";

const now = new Date("2026-11-29T00:00:00Z");

test.each([
  ["IFAS de Dijon", "DEAS (diplôme d'État d'aide-soignant), IFAS de Dijon, 2019"],
  ["IFAP du Mans", "Diplôme d'État d'auxiliaire de puériculture, IFAP du Mans, 2019"],
  ["ESC Clermont", "Master Finance, ESC Clermont, 2019"],
])("a French school by its initials is no subject: %s", (school, line) => {
  const { document } = read(`Ada Quill\nada@example.org\n\nFORMATION\n${line}\n`);
  expect(document.education).toMatchObject([{ institution: school, endDate: "2019" }]);
});

test.each([
  ["in progress", "MSc Data Science, University of Quill, in progress"],
  ["in progress", "MSc Data Science (in progress), University of Quill"],
  ["laufend", "Master Informatik, Universität Quill, laufend"],
  ["en cours", "Master Informatique, Université de Quill (en cours)"],
  ["en curso", "Máster en Logopedia, Universidad de Quill, en curso"],
  ["em curso", "Mestrado em Direito, Universidade de Quill, em curso"],
  ["in corso", "Laurea in Fisica, Università di Quill, in corso"],
  ["lopend", "Bachelor Rechten, Universiteit Quill, lopend"],
  ["w trakcie", "Magister Prawa, Uniwersytet Quill, w trakcie"],
  ["pågående", "Master Fysik, Quills universitet, pågående"],
])("%s is no score, and the study is no degree: %s", (status, line) => {
  const { document } = read(`Ada Quill\nada@example.org\n\nEducation\n${line}\n`);
  const [study = {}] = document.education ?? [];
  expect(study).toMatchObject({ status, studyType: expect.stringMatching(/^\p{Lu}/u) });
  expect(study).not.toHaveProperty("score");
  expect(heldDegree({ ...study }, now)).toBeUndefined();
  expect(claimsOf({ ...document }).find(({ kind }) => kind === "degree")?.text).toContain(status);
});

test.each([
  ["GCSEs inc. Biology B and French C, Quill High School, 2012", "GCSEs", "Biology B and French C", []],
  [
    "GCSEs: 7 A–C incl. English (B) and Maths (C), Quill School 2004",
    "GCSEs",
    "7 A–C incl. English (B) and Maths (C)",
    [],
  ],
  ["9 GCSEs at grades A*-C including Maths, Quill School, 2012", "9 GCSEs", "A*-C including Maths", []],
  ["A-Levels: Biology (B), Maths (A*) - Quill College, 2012-2014", "A-Levels", "Biology (B), Maths (A*)", []],
  [
    "A levels: Art C, Psychology D, (dropped out of Sociology)",
    "A levels",
    "Art C, Psychology D",
    ["dropped out of Sociology"],
  ],
])("the subjects and grades of an examination are its result: %s", (line, studyType, score, lost) => {
  const { document, unread } = read(`Ada Quill\nada@example.org\n\nEDUCATION\n${line}\n`);
  expect(document.education).toMatchObject([{ studyType, score }]);
  expect(document.education?.[0]).not.toHaveProperty("status");
  expect(unread.map(({ text }) => text)).toEqual(lost);
});

test.each([
  "BSc Computer Science, Example University, 2015 – 2017 (not completed)",
  "2015 – 2017 Studium Maschinenbau (B.Sc.), Beispiel Universität – abgebrochen",
  "Grado en Derecho, Universidad Ejemplo, 2015 - 2017 (sin terminar)",
  "Bacharel em Direito, Universidade Modelo, 2015 a 2017 (trancado)",
  "2015 - 2017   MBO niveau 4 Technicus (BBL), ROC Voorbeeld – niet afgemaakt",
])("a study that was left is no degree: %s", (line) => {
  const { document } = read(
    `Ada Quill\nada@example.org\n\nEducation\n${line}\n2010 - 2012 Diploma, Example College\n`,
  );
  const [left = {}] = document.education ?? [];
  const said = left.score ?? "";
  expect(line).toContain(said);
  expect(said).not.toBe("");
  expect(heldDegree({ ...left }, now)).toBeUndefined();
  expect(claimsOf({ ...document }).find(({ kind }) => kind === "degree")?.text).toContain(said);
});

test.each([
  ["did not graduate", "BSc Biology, University of Quill, 2010–2012 (did not graduate)"],
  ["no degree", "BSc Biology, University of Quill, 2010–2012 (no degree)"],
  ["left in year 2", "BSc Biology, University of Quill, 2010–2012 (left in year 2)"],
  ["60 credits so far", "BSc Biology, University of Quill (60 credits so far)"],
  ["exmatrikuliert", "2010–2012 Bachelor Maschinenbau, Hochschule Quill – exmatrikuliert"],
  ["nicht beendet", "2010–2012 Bachelor Maschinenbau, Hochschule Quill, nicht beendet"],
  ["sans diplôme", "2010-2012 Licence Droit, Université de Quill (sans diplôme)"],
  ["non validée", "2010-2012 Licence Droit, Université de Quill, non validée"],
  ["trunca", "Licenciatura en Derecho, Universidad de Quill, 2010 – 2015, trunca"],
  ["no titulado", "Licenciatura en Derecho, Universidad de Quill, 2015 (no titulado)"],
  ["desistência", "Licenciatura em Letras, Universidade de Quill, desistência"],
  ["rinuncia agli studi", "Laurea in Lettere, Università di Quill, 2012, rinuncia agli studi"],
  ["geen diploma", "Bachelor Rechten, Hogeschool Quill, 2012 (geen diploma)"],
  ["bez dyplomu", "2010-2012 Uniwersytet Quill, licencjat z historii, bez dyplomu"],
])("%s says that a study was left, and it is no degree: %s", (said, line) => {
  const { document } = read(`Ada Quill\nada@example.org\n\nEducation\n${line}\n`);
  const [study = {}] = document.education ?? [];
  expect(study).toMatchObject({ score: said });
  expect(heldDegree({ ...study }, now)).toBeUndefined();
});

test.each([
  "BSc Biology, University of Quill, 2012, 180 credits",
  "Licence Droit, Université de Quill, 2012, club d'échecs",
  "Bachelor Maschinenbau, Hochschule Quill, 2012, mit Abschluss",
  "Licenciatura en Derecho, Universidad de Quill, 2012, titulada",
])("a study with its degree was not left: %s", (line) => {
  const { document } = read(`Ada Quill\nada@example.org\n\nEducation\n${line}\n`);
  expect(heldDegree({ ...document.education?.[0] }, now)).toBeDefined();
});
