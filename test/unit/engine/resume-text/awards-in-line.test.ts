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
