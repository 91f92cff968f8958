import { expect, test } from "vitest";
import { hasResult, sayFigures } from "../../../../src/engine/artifacts/words/said/figures.ts";

test.each([
  [
    "food cost 34% down to 29.5% in 14 months: yield tests, new order guide",
    "Food cost 34% down to 29.5% in 14 months",
  ],
  ["Sturzprophylaxe, Stürze von 61 auf 38 im Jahr", "Sturzprophylaxe, Stürze von 61 auf 38 im Jahr"],
  ["EvAU: 92 % de aprobados (148 alumnos)", "EvAU, 92 % de aprobados (148 alumnos)"],
  ["no critical violations in the last 5 inspections", "No critical violations in the last 5 inspections"],
  [
    "3 yrs no blameworthy accident - Driver of the Year 2024",
    "3 yrs no blameworthy accident - Driver of the Year 2024",
  ],
  ["12 Jahre ohne Unfall", "12 Jahre ohne Unfall"],
  ["Empleada del mes en 2023", "Empleada del mes en 2023"],
  ["accuracy 96.8% -> 99.1%", "Accuracy 96.8% → 99.1%"],
  ["Alle 12 Kontrollen bestanden", "Alle 12 Kontrollen bestanden"],
  ["passed all 31 third party inspections, no repairs", "Passed all 31 third party inspections, no repairs"],
  ["delai moyen de 12 à 4 jours", "Delai moyen de 12 à 4 jours"],
])("%j says a result", (line, said) => {
  expect(hasResult(line)).toBe(true);
  expect(sayFigures(line)).toEqual({ form: "figures", text: said });
});

test.each([
  "Tours with 16-20 patients",
  "Covid ward from 2020 to 2021",
  "Taller de robótica",
  "Worked all 3 shifts",
  "Budget until the end of the year",
  "40 hours a week",
  "Relief charge nurse since 2022, 2 to 3 shifts a month",
])("%j says none", (line) => {
  expect(hasResult(line)).toBe(false);
  expect(sayFigures(line)).toBeUndefined();
});
