import { describe, expect, test } from "vitest";
import { isLapsed } from "../../../src/engine/resume/json-resume.ts";
import { saysNotHeld } from "../../../src/engine/resume/papers-not-held.ts";

describe("a paper", () => {
  test.each([
    ["SIA Door Supervisor: course passed, licence never applied for"],
    ["Electrician licence (exam taken, not registered yet)"],
    ["RN licence, application pending"],
    ["NMC registration lapsed"],
    ["Staplerschein (Kurs bestanden, Schein nie beantragt)"],
    ["Approbation beantragt"],
    ["Staplerschein (noch nicht erhalten)"],
    ["CACES 3, jamais passé l'examen"],
    ["CACES 3 périmé"],
    ["Carnet de carretillero: curso aprobado, carnet nunca solicitado"],
    ["Cédula profesional en trámite"],
    ["CRC: exame aprovado, registro não solicitado"],
    ["CRC SP-123456 (baixado)"],
    ["Patentino muletto: corso superato, mai richiesto"],
    ["Iscrizione all'albo scaduta"],
    ["Heftruckcertificaat (nog niet behaald)"],
    ["uprawnienia UDT (kurs ukończony, egzamin niezdany)"],
  ])("%s is not held", (words) => expect(saysNotHeld(words)).toBe(true));

  test.each([
    ["Forklift licence (2019)"],
    ["NMC registration, PIN 12A3456B"],
    ["CACES 3 en cours de validité"],
    ["Staplerschein, bestanden 2018"],
    ["CRC ativo SP-123456"],
    ["Patentino muletto, rilasciato nel 2021"],
    ["Certified Expert, passed the exam in 2020"],
    ["uprawnienia UDT"],
  ])("%s is held", (words) => expect(saysNotHeld(words)).toBe(false));

  test.each([
    ["First aid certificate (valid until 2019)", true],
    ["Ersthelfer, gültig bis 03/2020", true],
    ["CACES 3, valable jusqu'en 2031", false],
    ["First aid certificate 2019", false],
  ])("%s is over: %s", (words, isOver) => {
    expect(isLapsed(words, {}, new Date("2026-01-01"))).toBe(isOver);
  });
});
