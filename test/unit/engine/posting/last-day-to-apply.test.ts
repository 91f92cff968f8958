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
  ["Candidatures (CV) avant le 20 décembre 2026 à Madame la directrice, 49999 Exempleville", "2026-12-20"],
])("%s still is one", (line, day) => {
  const text = `Cook\nExample Kitchen\nSalary: 1.500 €\n\n${line}`;
  expect(normalisePosting({ text }, skills).opportunity.closingDate).toBe(day);
});

const closes = (line: string) =>
  normalisePosting({ text: `Cook\nExample Kitchen\nSalary: 1.500 €\n\n${line}` }, skills).opportunity
    .closingDate;

test.each([
  "Inscrições: das 10h do dia 23/11/2026 às 23h59 do dia 18/12/2026",
  "Período de inscrições: 23/11/2026 a 18/12/2026",
  "Bewerbungszeitraum: 01.11.–18.12.2026",
  "Bewerbungen vom 01.11. bis 18.12.2026",
  "Applications open 3 November 2026 – 18 December 2026",
  "Application window: 3 November to 18 December 2026",
  "Candidatures du 3 novembre au 18 décembre 2026",
  "Candidature dal 3 novembre al 18 dicembre 2026",
  "Solliciteren kan van 3 november t/m 18 december 2026",
  "Nabór trwa od 3.11.2026 do 18.12.2026",
])("a time to apply ends with its second day: %s", (line) => {
  expect(closes(line)).toBe("2026-12-18");
});

test.each([
  "Closing date and interviews: interviews 12 January 2027",
  "Bewerbungsfrist: läuft, Vorstellungsgespräche am 12.01.2027",
  "Candidature à envoyer rapidement, entretiens avant le 15 janvier 2027",
  "Enviar CV, incorporación antes del 1 de febrero de 2027",
  "Entrevistas hasta el 15 de enero de 2027",
  "Inviare CV, inizio entro il 1 febbraio 2027",
])("the day of an interview or of the start is no last day to apply: %s", (line) => {
  expect(closes(line)).toBeUndefined();
});
