import { expect, test } from "vitest";
import { uncapped } from "../../../../../src/engine/artifacts/words/cased.ts";
import { MONTHS } from "../../../../../src/engine/resume/years.ts";
import { held, nobody } from "../people.ts";
import { outcomeOf } from "./person.ts";

const said = (text: string) => ({ text, claimIds: [text] });
const nurseAide = {
  ...nobody,
  skills: [held("Python")],
  texts: [said("Transmissions sur NETSoins")],
  credentials: [said("AFGSU niveau 2 (2023)")],
  degrees: [said("Diplôme d'État, aide-soignant, IFAS de Grenoble")],
};
const french = (kind: "education" | "certificate" | "skill", text: string) =>
  outcomeOf({ kind, text }, nurseAide, { language: "fr" });

test("a French state diploma is the one asked for, with its letters behind it", () => {
  expect(french("education", "Diplôme d'État d'aide-soignant (DEAS)")?.outcome).toBe("met");
});

test("a paper asked for up to date is that paper", () => {
  expect(french("certificate", "AFGSU 2 à jour")?.outcome).toBe("met");
});

test("one of the programs named as examples is near", () => {
  expect(french("skill", "un logiciel de soins (Osiris, NETSoins…)")).toMatchObject({
    outcome: "near",
    claimIds: ["Transmissions sur NETSoins"],
  });
});

const mechanic = {
  ...nobody,
  skills: [held("Python")],
  texts: [said("Programación básica PLC Siemens S7-1200/1500 (TIA Portal)")],
  jobs: [
    {
      title: "Oficial 1ª mantenimiento eléctrico",
      text: "Oficial 1ª mantenimiento eléctrico\nMantenimiento preventivo de prensas",
      claimIds: ["job"],
      months: [2018 * MONTHS, 2026 * MONTHS] as const,
    },
  ],
};
const spanish = (kind: "experience" | "skill", text: string) =>
  outcomeOf({ kind, text }, mechanic, { language: "es" });

test("a line with all words and names of a demand meets it", () => {
  expect(spanish("skill", "PLC Siemens (TIA Portal)")?.outcome).toBe("met");
});

test("'al menos' is no subject of the experience", () => {
  expect(spanish("experience", "al menos 5 años en mantenimiento industrial")?.outcome).toBe("near");
});

test.each([
  ["AFGSU niveau 2", "AFGSU niveau 2"],
  ["HOTEL MARCHWOLD, Port Calder", "Hotel Marchwold, Port Calder"],
  ["FORKLIFT DRIVER", "Forklift Driver"],
])("%s is written %s", (text, expected) => {
  expect(uncapped(text)).toBe(expected);
});

test("a line that denies it does not meet it", () => {
  const person = { ...mechanic, texts: [said("No tengo experiencia con PLC Siemens (TIA Portal)")] };
  const asked = { kind: "skill", text: "PLC Siemens (TIA Portal)" } as const;
  expect(outcomeOf(asked, person, { language: "es" })?.outcome).not.toBe("met");
});
