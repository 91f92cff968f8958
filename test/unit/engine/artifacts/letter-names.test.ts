import { expect, test } from "vitest";
import { addresseeIn, familyName } from "../../../../src/engine/artifacts/letter/addressee.ts";
import { uncapped, uncappedName } from "../../../../src/engine/artifacts/words/cased.ts";
import { germanLetter } from "../../../../src/engine/artifacts/words/letters/de.ts";
import { englishLetter } from "../../../../src/engine/artifacts/words/letters/en.ts";
import { spanishLetter } from "../../../../src/engine/artifacts/words/letters/es.ts";
import { frenchLetter } from "../../../../src/engine/artifacts/words/letters/fr.ts";
import { portugueseLetter } from "../../../../src/engine/artifacts/words/letters/pt.ts";
import type { LetterWords } from "../../../../src/engine/artifacts/words/letters/types.ts";
import { chineseLetter } from "../../../../src/engine/artifacts/words/letters/zh.ts";

test.each<[LetterWords, string, string]>([
  [englishLetter, "Please send your application to Ms. Angela Ortiz, Nurse Recruiter.", "Dear Ms. Ortiz,"],
  [englishLetter, "Informal enquiries to Professor James Whitlow.", "Dear Professor Whitlow,"],
  [
    englishLetter,
    "Send your resume and letter to:\nMs. Carina B. Villaflor\nHuman Resources Manager",
    "Dear Ms. Villaflor,",
  ],
  [frenchLetter, "Envoyez CV et lettre à Mme Sophie Delorme, directrice", "Madame,"],
  [englishLetter, "Contact: Robin Alder", "Dear Robin Alder,"],
  [englishLetter, "Apply to Dr van der Berg", "Dear Dr van der Berg,"],
  [germanLetter, "Ihre Ansprechpartnerin: Frau Dr. Katrin Weißenborn", "Sehr geehrte Frau Dr. Weißenborn,"],
  [germanLetter, "Bewerbung an Herrn Tomas Lindau", "Sehr geehrter Herr Lindau,"],
  [frenchLetter, "Candidature à adresser à Madame Odile Ferrand", "Madame,"],
  [spanishLetter, "Enviar currículum a la Sra. Beatriz Olmedo", "Estimada Sra. Olmedo:"],
  [portugueseLetter, "Enviar currículo para o Sr. Caio Barreto", "Prezado Sr. Barreto,"],
  [chineseLetter, "联系人：王女士", "尊敬的王女士：您好！"],
])("whom a posting names for applications is greeted by name (%#)", (letter, text, greeting) => {
  expect(letter.greeting("Example Works", addresseeIn(text))).toBe(greeting);
});

test.each([
  "Our founder Ms. Angela Ortiz loves dogs.",
  "Contact: Human Resources",
  "Apply to Ms. Angela Ortiz\nor contact Mr. Paul Weir",
  "Contact our Hiring Team",
])("nobody is greeted by name where a posting names none for applications, or several (%#)", (text) => {
  expect(addresseeIn(text)).toBeUndefined();
});

test("a family name keeps the words before it", () => {
  expect(familyName({ style: "Ms", name: "Ana de la Cruz" })).toBe("de la Cruz");
  expect(familyName({ style: "M.", name: "Yann Le Goff" })).toBe("Le Goff");
});

test.each([
  ["ICU STAFF NURSE", "ICU Staff Nurse"],
  ["ST. LUCIA MEDICAL CENTER", "St. Lucia Medical Center"],
  ["HEAD OF SALES", "Head of Sales"],
  ["MULDETAL MASCHINENBAU GMBH", "Muldetal Maschinenbau GmbH"],
  ["O'BRIEN'S BAKERY", "O'Brien's Bakery"],
  ["IBM", "IBM"],
  ["Staff Nurse", "Staff Nurse"],
  ["BASF SE", "BASF SE"],
  ["HOTEL MARCHWOLD, Port Calder", "Hotel Marchwold, Port Calder"],
  ["TIG WELDER (stainless)", "TIG Welder (stainless)"],
  ["SAP FI consultant", "SAP FI consultant"],
  ["AFGSU 2", "AFGSU 2"],
])("%j stands in a sentence as %j", (given, said) => {
  expect(uncapped(given)).toBe(said);
});

test("a person's name in capitals is written as names are", () => {
  expect(uncappedName("MARISOL T. DE LEON-CRUZ")).toBe("Marisol T. De Leon-Cruz");
});

test.each(["COREN-PR 123456", "OAB/PR 54.321", "CREMESP 98765", "CREFITO-3 12345-F"])(
  "the letters of a registration stay before its number: %s",
  (registration) => {
    expect(uncapped(registration)).toBe(registration);
  },
);
