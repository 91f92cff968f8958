import { expect, test } from "vitest";
import { prepareCatalog } from "../../../../src/engine/fit/scales.ts";
import { normalisePosting } from "../../../../src/engine/posting/normalise.ts";
import { readBuiltInCatalog } from "../../../../src/platform/built-in-catalog.ts";

const { skills } = prepareCatalog(readBuiltInCatalog());

test.each([
  "Inviare il curriculum vitae, con il consenso, entro il 20/12/2026.",
  "Invia un CV entro il 20/12/2026.",
  "Inscreva-se até 20/12/2026.",
  "Inscríbete hasta el 20/12/2026.",
])("%s says the last day to apply", (line) => {
  const text = `Cook\nExample Kitchen\nSalary: 1.500 €\n\n${line}`;
  expect(normalisePosting({ text }, skills).opportunity.closingDate).toBe("2026-12-20");
});

test.each([
  "Our office is closing 24 December 2026 for the holidays.",
  "Send your invoices by 30 November 2026 to accounts.",
  "Mail us your questions before 5 December 2026.",
  "Senest den 5. januar 2026 åbnede vi en ny afdeling.",
  "Uiterlijk 1 maart 2027 begin je.",
  "Wir suchen spätestens zum 01.02.2027 Verstärkung.",
])("%s is no last day to apply", (line) => {
  const text = `Cook\nExample Kitchen\nSalary: 1.500 €\n\n${line}`;
  expect(normalisePosting({ text }, skills).opportunity.closingDate).toBeUndefined();
});

test.each([
  ["Send your CV and any questions by 20 December 2026.", "2026-12-20"],
  ["Vi vill ha din ansökan senast den 20 december 2026.", "2026-12-20"],
  ["Bewirb dich spätestens bis 20.12.2026.", "2026-12-20"],
])("%s still is one", (line, day) => {
  const text = `Cook\nExample Kitchen\nSalary: 1.500 €\n\n${line}`;
  expect(normalisePosting({ text }, skills).opportunity.closingDate).toBe(day);
});
