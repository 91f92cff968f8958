import { expect, test } from "vitest";
import { proveReading } from "../../../../src/engine/posting/reading/prove/prove-reading.ts";
import type { Reading } from "../../../../src/engine/posting/reading/types.ts";

const unproved = (text: string, reading: Reading) =>
  proveReading(text, reading).unproved.map(({ path }) => path);

test.each<[string, Reading]>([
  [
    "Drei Tage Büro, zwei Tage daheim",
    { remotePolicy: { value: "hybrid", quote: "Drei Tage Büro, zwei Tage daheim" } },
  ],
  [
    "Teletrabajo dos días por semana",
    { remotePolicy: { value: "hybrid", quote: "Teletrabajo dos días por semana" } },
  ],
  ["20 ore a settimana", { employmentType: { value: "PART_TIME", quote: "20 ore a settimana" } }],
  ["Szukamy młodszego księgowego", { seniority: { value: "junior", quote: "młodszego księgowego" } }],
])("%j says what is quoted", (text, reading) => {
  expect(unproved(text, reading)).toEqual([]);
});

test.each<[string, Reading]>([
  ["Teletrabajo dos días por semana", { remotePolicy: { value: "remote", quote: "Teletrabajo" } }],
  ["El teletrabajo se acabó en 2022.", { remotePolicy: { value: "remote", quote: "teletrabajo" } }],
  ["Pół etatu nie wchodzi w grę.", { employmentType: { value: "PART_TIME", quote: "Pół etatu" } }],
  ["Een senior monteur werkt je in.", { seniority: { value: "senior", quote: "senior monteur" } }],
  [
    "Le chef touche 4000 €, le commis 1900 €. Nous cherchons un commis.",
    { salary: { value: { min: 4000, max: 4000, currency: "EUR" }, quote: "4000 €" } },
  ],
])("%j does not say what is quoted", (text, reading) => {
  expect(unproved(text, reading)).toEqual(Object.keys(reading));
});
