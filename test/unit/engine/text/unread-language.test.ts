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
