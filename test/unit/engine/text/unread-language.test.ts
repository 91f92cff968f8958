import { expect, test } from "vitest";
import { findUnreadLanguage } from "../../../../src/engine/text/text-language.ts";

const terse = `Mira Example
Respiratory therapist, Tucson, AZ

Experience
Respiratory Therapist, Palo Verde Medical Center, Tucson AZ   June 2019 - present
- Manage 12 ventilated patients a shift in a 24-bed ICU
- Trained 6 new therapists on high-flow oxygen
- Cut unplanned extubations from 9 to 4 a year
Student Therapist, Rio Nuevo Hospital   2018 - 2019

Education
A.S. Respiratory Care, Pima Community College, 2019

Licenses
RRT, NBRC, 2019
BLS, ACLS

Skills
ABG interpretation, BiPAP, Epic`;

test("a terse resume is in the language of its headings, whatever one short word is elsewhere", () => {
  expect(findUnreadLanguage(terse)).toBeUndefined();
});

test("a text of other function words is in their language", () => {
  const hungarian =
    "Ápoló vagyok, és hat éve dolgozom egy kórházban, ahol a betegek ellátása mellett az új kollégák képzése is a feladatom. ";
  expect(findUnreadLanguage(hungarian.repeat(3))).toEqual({ language: "hu" });
});

test.each([
  [
    "hu",
    "Könyvelő\nPélda Kft., Győr\nElvárások\n- Legalább 5 év könyvelői tapasztalat\n- SAP ismerete\n- Jelentkezési határidő: 2026. december 15.",
  ],
  [
    "pl",
    "Księgowa\nBiuro Przykład, Kraków\nWymagania\n- Minimum 5 lat doświadczenia w księgowości\n- Znajomość SAP\n- Angielski B2",
  ],
  [
    "sv",
    "Bokhållare\nExempel AB, Umeå\nKrav\n- Minst 5 års erfarenhet av bokföring\n- Kunskaper i SAP\nSista ansökningsdag 15 december",
  ],
  [
    "is",
    "Bókari\nDæmi ehf., Akureyri\nVið leitum að bókara.\nHæfniskröfur\n- Að lágmarki 5 ára reynsla\n- Góð kunnátta í Excel\n- Þekking á SAP er kostur",
  ],
])("a terse posting is recognised as %s", (language, text) => {
  expect(findUnreadLanguage(text)).toEqual({ language });
});

test.each([
  "Accountant\nExample Ltd, Leeds\nRequirements\n- 5 years of experience\n- SAP and Excel\n- Minimum B2 English",
  "Buchhalterin\nMuster GmbH, Kiel\nAnforderungen\n- 5 Jahre Erfahrung\n- Kenntnisse in SAP",
  "Contable\nEjemplo SL, Cádiz\nRequisitos\n- Mínimo 5 años de experiencia\n- Dominio de SAP",
])("a terse posting with a reader is not unread: %s", (text) => {
  expect(findUnreadLanguage(text)).toBeUndefined();
});
