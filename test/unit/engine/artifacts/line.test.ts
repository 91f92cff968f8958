import { expect, test } from "vitest";
import { answeredBy, isBorneOut } from "../../../../src/engine/artifacts/letter/demands.ts";
import { germanLetter } from "../../../../src/engine/artifacts/words/letters/de.ts";
import { englishLetter } from "../../../../src/engine/artifacts/words/letters/en.ts";
import { singleTitle } from "../../../../src/engine/artifacts/words/letters/en-demands.ts";
import { spanishLetter } from "../../../../src/engine/artifacts/words/letters/es.ts";
import { frenchLetter } from "../../../../src/engine/artifacts/words/letters/fr.ts";
import type { LetterWords } from "../../../../src/engine/artifacts/words/letters/types.ts";
import { sayLine } from "../../../../src/engine/artifacts/words/said/line.ts";

test.each<[LetterWords, string, string]>([
  [
    spanishLetter,
    "Coordinador TIC del centro (2021-2024): implantación de Moodle",
    "la implantación de Moodle (coordinador TIC del centro, 2021-2024)",
  ],
  [
    germanLetter,
    "Projekt Nord: Einführung der Pflegesoftware",
    "die Einführung der Pflegesoftware (projekt Nord)",
  ],
  [
    spanishLetter,
    "Control de mermas: bajé el desperdicio un 18 % en 2023",
    "bajé el desperdicio un 18 % en 2023 (control de mermas)",
  ],
  [
    englishLetter,
    "Led the ward's falls audit; falls went from 14 to 9 a quarter",
    "led the ward's falls audit; falls went from 14 to 9 a quarter",
  ],
  [
    frenchLetter,
    "Suivi de 40 dossiers par an, taux de succès de 78 %",
    "le suivi de 40 dossiers par an (taux de succès de 78 %)",
  ],
  [germanLetter, "Reparaturquote 2024: 0,8 %", "Reparaturquote 2024 (0,8 %)"],
  [
    englishLetter,
    "Link nurse for tissue viability: our pressure ulcers went from 9 in 2021 to 2 in 2023",
    "our pressure ulcers went from 9 in 2021 to 2 in 2023",
  ],
  [
    englishLetter,
    "Trunking chilled loads between Doncaster, Felixstowe and Glasgow",
    "trunking chilled loads between Doncaster, Felixstowe and Glasgow",
  ],
  [
    englishLetter,
    "Paid suppliers, kept ledgers and reconciled accounts",
    "paid suppliers, kept ledgers and reconciled accounts",
  ],
  [englishLetter, "cycle counts with 3 people. accuracy 96.8% -> 99.1%", "Accuracy 96.8% → 99.1%"],
])("of a line of several parts what a letter can say is said", (letter, line, said) => {
  expect(sayLine(line, letter, true)?.text).toBe(said);
});

test.each<[LetterWords, string, string]>([
  [
    englishLetter,
    "Handle cash and cards, balance the till, lock up",
    "handle cash and cards, balance the till, and lock up",
  ],
  [englishLetter, "Enter orders, pass them to accounts", "enter orders and pass them to accounts"],
  [
    englishLetter,
    "Load and unload trucks, operate a forklift",
    "load and unload trucks, and operate a forklift",
  ],
  [englishLetter, "Weld stainless pipework, TIG and MIG", "weld stainless pipework, TIG and MIG"],
  [englishLetter, "Train new colleagues", "train new colleagues"],
  [
    frenchLetter,
    "Prélevé des échantillons, saisi les résultats",
    "prélevé des échantillons et saisi les résultats",
  ],
  [frenchLetter, "Passe les commandes, contrôle les stocks", "passe les commandes et contrôle les stocks"],
  [
    spanishLetter,
    "Reviso planos en AutoCAD, calculo las vigas",
    "reviso planos en AutoCAD y calculo las vigas",
  ],
  [
    frenchLetter,
    "Gestion des litiges, avoirs et relances clients",
    "la gestion des litiges, avoirs et relances clients",
  ],
  [spanishLetter, "Registraba facturas, atendía el teléfono", "registraba facturas y atendía el teléfono"],
  [
    germanLetter,
    "Installiere Elektroanlagen, weise Kunden ein",
    "installiere Elektroanlagen und weise Kunden ein",
  ],
])("of what someone does, the last has an 'and'", (letter, line, said) => {
  expect(sayLine(line, letter, true)?.text).toBe(said);
});

test("what a French line says of today is a sentence of its own", () => {
  const said = ["Gère le poste chaud", "Encadre deux commis"].flatMap(
    (line) => sayLine(line, frenchLetter, true) ?? [],
  );
  expect(frenchLetter.did(said, true, 0)).toBe("J'y gère le poste chaud. J'encadre deux commis.");
});

test.each<[LetterWords, string]>([
  [germanLetter, "Pflegeplanung geschrieben, Angehörige beraten"],
  [englishLetter, "Weld fabrication for ships"],
  [englishLetter, "Tools: hammer, saw"],
  [englishLetter, "Nice place. Good people."],
  [germanLetter, "Ausbildung zur Fachkraft Hochvolt (Stufe 2S) 2022"],
])("what is no sentence and no result stays out", (letter, line) => {
  expect(sayLine(line, letter, true)).toBeUndefined();
});

test.each([
  ["Software Developers", "Software Developer"],
  ["Teachers of Economics", "Teacher of Economics"],
  ["Van-Salesmen", "Van-Salesman"],

  ["Human Resources", "Human Resources"],
  ["Head of Computers", "Head of Computers"],
  ["Operations Manager", "Operations Manager"],
])("one of %s is %s", (title, one) => {
  expect(singleTitle(title)).toBe(one);
});

test("a demand of a number of years of study has an article", () => {
  expect(englishLetter.demand?.("4 year degree")).toBe("a 4 year degree");
  expect(englishLetter.demand?.("3 years of experience")).toBe("3 years of experience");
});

test("a paragraph with a language answers a demand for languages", () => {
  const said = { kind: "paragraph", text: "I speak Russian (fluent).", claimIds: ["own"], basis: "profile" };
  const demand = { kind: "language", text: "Russian languages", claimIds: ["other"] };
  expect(isBorneOut([said as never])(demand as never)).toBe(true);
});

test.each([
  ["I prepare financial reports.", 1],
  ["My skills include PowerPoint.", 0],
])("%s answers a demand for work %s times", (text, times) => {
  const said = { kind: "paragraph", text, claimIds: ["own"], basis: "profile" };
  const demand = { kind: "skill", text: "presentation of financial information", claimIds: ["own"] };
  expect(
    answeredBy(said as never, [demand as never], { claims: [], words: { letter: englishLetter } } as never),
  ).toHaveLength(times);
});
