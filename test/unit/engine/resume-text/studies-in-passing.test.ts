import { expect, test } from "vitest";
import { read } from "./reading.ts";

const sections = {
  es: "Formación",
  en: "Education",
  fr: "Formation",
  it: "Istruzione",
  pt: "Formação",
  nl: "Opleiding",
  pl: "Wykształcenie",
};

test.each([
  ["es", "Grado en Enfermería, UCM, 2016", "Grado", "Enfermería", "UCM"],
  ["es", "Grado en Enfermería, 2016", "Grado", "Enfermería", undefined],
  [
    "es",
    "Licenciada en Derecho por la Universidad de Quill, 2010",
    "Licenciada",
    "Derecho",
    "Universidad de Quill",
  ],
  [
    "pt",
    "Licenciada em Psicologia pela Universidade de Quill, 2010",
    "Licenciada",
    "Psicologia",
    "Universidade de Quill",
  ],
  [
    "it",
    "Laureata in Lettere presso l'Università di Quill, 2010",
    "Laureata",
    "Lettere",
    "Università di Quill",
  ],
  [
    "fr",
    "Titulaire d'un master en droit de l'Université de Quill, 2012",
    "master",
    "droit",
    "Université de Quill",
  ],
  ["fr", "DUT GEA obtenu en 2012 à l'IUT de Quill", "DUT GEA", undefined, "IUT de Quill"],
  ["en", "BSc Nursing, QMU, 2016", "BSc", "Nursing", "QMU"],
  [
    "nl",
    "MSc Econometrie, Erasmus Universiteit Quill, 2015",
    "MSc",
    "Econometrie",
    "Erasmus Universiteit Quill",
  ],
  ["nl", "Mgr. Quill College, 2015", undefined, undefined, "Mgr. Quill College"],
  ["pl", "mgr filologii polskiej, Uniwersytet Quill, 2011", "mgr", "filologii polskiej", "Uniwersytet Quill"],
  ["pl", "mgr inż. Informatyka, Politechnika Quill, 2015", "mgr inż", "Informatyka", "Politechnika Quill"],
] as const)(
  "a study with its school behind a word or by its letters, %s: %s",
  (language, line, studyType, area, institution) => {
    const { document } = read(`Ada Quill\nada@example.org\n\n${sections[language]}\n${line}\n`);
    const [study = {}, ...others] = document.education ?? [];
    expect(others).toEqual([]);
    expect(study).toMatchObject({
      ...(studyType && { studyType }),
      ...(area && { area }),
      ...(institution && { institution }),
    });
  },
);
