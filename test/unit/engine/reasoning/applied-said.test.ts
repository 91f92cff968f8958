import { expect, test } from "vitest";
import { saysApplied } from "../../../../src/engine/reasoning/questions/applied-said.ts";

test.each([
  "My application to Northside went out on 20 November.",
  "Applied to Freshfield on 16 November.",
  "I sent them my CV last week.",
  "Meine Bewerbung bei der Molkerei ging am 24. November raus.",
  "Habe mich bei Nordwerk beworben.",
  "Enviei meu currículo para a Minas Log em 18 de novembro.",
  "J'ai envoyé mon CV, ma candidature est partie lundi.",
  "He enviado mi currículum a Lácteos Sol.",
  "Ho inviato il curriculum alla Conti.",
])("%s says that the user applied", (note) => {
  expect(saysApplied(note)).toBe(true);
});

test.each([
  "I have not sent my CV to Northside.",
  "I will have my application in by Friday.",
  "Meine Bewerbung ist noch nicht raus.",
  "I'd like to work in the application team.",
  "Non ho inviato il curriculum.",
])("%s does not", (note) => {
  expect(saysApplied(note)).toBe(false);
});
