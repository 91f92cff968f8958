import { expect, test } from "vitest";
import { proveReading } from "../../../../src/engine/posting/reading/prove/prove-reading.ts";
import type { Reading } from "../../../../src/engine/posting/reading/types.ts";
import type { EmploymentType, Remote } from "../../../../src/engine/posting/types.ts";

function unproved(text: string, reading: Reading) {
  return proveReading(`Tiler\nFernweh Tiles\n${text}`, reading).unproved.map(({ path }) => path);
}

test.each([
  ["9 000–12 000 zł brutto/mies.", { min: 9000, max: 12000, currency: "PLN", period: "month" }],
  ["480 000 – 600 000 Kč ročně", { min: 480000, max: 600000, currency: "CZK", period: "year" }],
  ["månadslön 31 000 kr", { min: 31000, currency: "SEK", period: "month" }],
  ["€ 2.800 - € 3.200 bruto p/m", { min: 2800, max: 3200, currency: "EUR", period: "month" }],
  ["時給1,200円～", { min: 1200, currency: "JPY", period: "hour" }],
] as const)("the pay %s is proved with its currency and period", (quote, value) => {
  expect(unproved(quote, { salary: { value: { max: undefined, ...value }, quote } })).toEqual([]);
  const other = { max: undefined, ...value, period: value.period === "year" ? "hour" : "year" } as const;
  expect(unproved(quote, { salary: { value: other, quote } })).toEqual(["salary.period"]);
});

test.each<[string, Remote]>([
  ["2 jours télétravail", "hybrid"],
  ["2 dagen thuiswerken", "hybrid"],
  ["在宅可", "remote"],
  ["WORK FROM HOME", "remote"],
  ["Trabalho no regime híbrido", "hybrid"],
  ["praca stacjonarna", "on_site"],
  ["5 days in the office", "on_site"],
])("%s is proved as %s", (quote, value) => {
  expect(unproved(quote, { remotePolicy: { value, quote } })).toEqual([]);
});

test.each<[string, EmploymentType]>([
  ["PEŁNY ETAT", "FULL_TIME"],
  ["正社員", "FULL_TIME"],
  ["deltid 50 %", "PART_TIME"],
  ["業務委託", "CONTRACTOR"],
  ["contratto a tempo determinato", "TEMPORARY"],
  ["Pflichtpraktikum", "INTERN"],
])("%s is proved as %s", (quote, value) => {
  expect(unproved(quote, { employmentType: { value, quote } })).toEqual([]);
});

test.each<[string, Reading]>([
  ["Thuiswerken is niet mogelijk.", { remotePolicy: { value: "remote", quote: "Thuiswerken" } }],
  ["在宅勤務は不可。", { remotePolicy: { value: "remote", quote: "在宅勤務は不可" } }],
  ["不接受兼职。", { employmentType: { value: "PART_TIME", quote: "兼职" } }],
  ["Il part time non è possibile.", { employmentType: { value: "PART_TIME", quote: "part time" } }],
  [
    "Sie betreuen unsere Praktikanten.",
    { employmentType: { value: "INTERN", quote: "unsere Praktikanten" } },
  ],
  ["Szukamy juniora, którego poprowadzi senior.", { seniority: { value: "senior", quote: "senior" } }],
])("what is denied or another's in %s is not proved", (text, reading) => {
  expect(unproved(text, reading)).toHaveLength(1);
});
