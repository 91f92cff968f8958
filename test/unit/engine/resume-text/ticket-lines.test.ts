import { expect, test } from "vitest";
import { certificates, read } from "./reading.ts";

const TAIL = "\n\nExperience\n2010 – 2014   Driver, Example Ltd, Leeds\n- driving\n";

test.each([
  [
    "Safe Pass (exp 08/2028)  |  MEWP / IPAF 3a 3b (exp 02/2027)  |  Manual Handling  |  First Aid (FAR) lapsed 2025  |  Safe Electric: not in my own name",
    [
      ["Safe Pass", "2028-08"],
      ["MEWP / IPAF 3a 3b", "2027-02"],
      ["Manual Handling", undefined],
      ["First Aid (FAR)", "2025"],
    ],
  ],
  [
    "Führerschein CE • ADR-Schein (gültig bis 05/2027) • Staplerschein",
    [
      ["Führerschein CE", undefined],
      ["ADR-Schein", "2027-05"],
      ["Staplerschein", undefined],
    ],
  ],
  [
    "Permis C | CACES R489 (valable jusqu'au 03/2028) | SST",
    [
      ["Permis C", undefined],
      ["CACES R489", "2028-03"],
      ["SST", undefined],
    ],
  ],
])("papers between bars below a summary are certificates: %s", (line, expected) => {
  const { document } = read(
    `Ann Lee\nLeeds | ann@x.example\n\nProfile\nI keep a tidy site.\n\n${line}${TAIL}`,
  );
  expect(document.certificates?.map(({ name, endDate }) => [name, endDate])).toEqual(expected);
  expect(document.basics?.summary).toBe("I keep a tidy site.");
});

test("a line of programs or contact details between bars holds no papers", () => {
  const { document } = read(`Ann Lee\n\nLeeds | ann@x.example | First Aid\n\nPython | SQL | Tableau${TAIL}`);
  expect(document.certificates).toBeUndefined();
});

test.each([
  ["prawo jazdy kat. B, własny samochód", "prawo jazdy kat. B | - | -"],
  ["Körkort B, egen bil", "Körkort B"],
])("a driving licence of another language: %s", (line, expected) => {
  const { document } = read(
    `Ann Lee\nann@x.example${TAIL.replace("Experience", "EXPERIENCE")}\nOTHER\n${line}\n`,
  );
  expect(certificates(document).join()).toContain(expected);
});

test("what a person aims at is not the first sentence of the profile", () => {
  const profile = "Contadora com 16 anos de experiência em escritório contábil e indústria.";
  const { document, unread } = read(
    `Ana Silva\nana@x.example\n\nOBJETIVO: Contadora Sênior / Coordenadora\n\nRESUMO DAS QUALIFICAÇÕES\n${profile}\n\nEXPERIÊNCIA PROFISSIONAL\nContadora, Exemplo Ltda., 2010 – 2014\n`,
  );
  expect(document.basics?.summary).toBe(profile);
  expect(unread.map(({ text }) => text)).toContain("Contadora Sênior / Coordenadora");
});

test("two sentences below the name are the summary, with a year as well", () => {
  const line = "Operator CNC / ustawiacz – tokarki i frezarki, Fanuc, Heidenhain. Od 2013 r. w Holandii.";
  expect(read(`Jan Nowak\njan@x.example\n\n${line}${TAIL}`).document.basics?.summary).toBe(line);
});

test("a card for handling food is no driving licence", () => {
  const { document, unread } = read(
    `Ana Ruiz\nana@x.example${TAIL.replace("Experience", "EXPERIENCE")}\nOTROS\nCarné de manipulador de alimentos\nCarné de conducir B y coche propio\n`,
  );
  expect(document.certificates?.map(({ name }) => name)).toEqual(["Carné de conducir B"]);
  expect(unread.map(({ text }) => text).join()).toContain("Carné de manipulador de alimentos");
});
