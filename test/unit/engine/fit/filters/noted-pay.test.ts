import { expect, test } from "vitest";
import { againstNotes } from "../../../../../src/engine/fit/filters/noted.ts";
import { isFullPay, isNetPay } from "../../../../../src/engine/fit/filters/pay-meant.ts";
import type { WorkFacts } from "../../../../../src/engine/fit/filters.ts";

const outcome = (text: string, work: Partial<WorkFacts>) =>
  againstNotes([{ text, memoryId: "mem_1" }], {}, { title: "Clerk", ...work }).map((one) => one.outcome);
const hourly = { pay: { min: 19, max: 19, currency: "GBP", period: "hour" } } as const;

test.each([
  ["At least £35k a year.", { ...hourly, hours: [20] }, "fail"],
  ["At least £19,000 a year.", { ...hourly, hours: [20] }, "pass"],
  ["At least £35k a year.", { ...hourly, hours: [24, 37.5] }, "pass"],
  ["At least £35k a year.", { ...hourly, employmentType: "PART_TIME" }, "unknown"],
  ["At least £45k a year.", { ...hourly, employmentType: "PART_TIME" }, "fail"],
  ["At least £35k a year.", hourly, "pass"],
  ["I need at least £12.50 an hour.", { ...hourly, hours: [20] }, "pass"],
  ["I need at least £19.50 an hour.", { ...hourly, employmentType: "PART_TIME" }, "fail"],
])("pay by the hour is counted with the hours of the week: %s %j", (text, work, expected) => {
  expect(outcome(text, work)).toEqual([expected]);
});

const net = { pay: { max: 1750, currency: "EUR", period: "month" }, isNetPay: true } as const;

test.each([
  ["Almeno 30.000 euro lordi all'anno.", "unknown"],
  ["Almeno 20.000 euro lordi all'anno.", "pass"],
  ["Almeno 1.800 euro netti al mese.", "fail"],
  ["Almeno 1.700 euro netti al mese.", "pass"],
])("net pay is not compared with a gross wish above it: %s", (text, expected) => {
  expect(outcome(text, net)).toEqual([expected]);
});

test.each([
  ["Offriamo 1.750 € netti al mese", 1750, true],
  ["4.200 zł na rękę", 4200, true],
  ["2 100 € net mensuel", 2100, true],
  ["Nettogehalt: 2.300 € im Monat", 2300, true],
  ["Rémunération nette de 2 300 € par mois", 2300, true],
  ["Sueldo neto: 1.600 € al mes", 1600, true],
  ["Salario: 1.600 € al mes netos", 1600, true],
  ["Salário líquido: 1.300 € por mês", 1300, true],
  ["Stipendio netto: 1.700 € al mese", 1700, true],
  ["Nettoloon: 2.700 euro per maand", 2700, true],
  ["Wynagrodzenie: 7000 zł miesięcznie netto", 7000, true],
  ["£30,000 gross", 30_000, false],
  ["2.500 € brutto (1.750 € netto)", 2500, false],
  ["1.750 € netto (2.500 € brutto)", 1750, true],
  ["£30,000 a year, net zero by 2030", 30_000, false],
  ["£30,000 for our net zero team", 30_000, false],
  ["3 net new customers a week", 30_000, false],
])("names net pay: %s", (text, max, expected) => {
  expect(isNetPay(text, { max })).toBe(expected);
});

test.each([
  ["£41,500 FTE, pro rata 0.6", 41_500, true],
  ["£24,900 (£41,500 FTE), 21 hours a week", 24_900, false],
  ["Actual salary £24,900 for 21 hours\nFTE £41,500", 24_900, false],
  ["2.100 € (4.200 € bei Vollzeit)", 2100, false],
  ["€ 1.800 voor 24 uur (€ 3.000 o.b.v. fulltime)", 1800, false],
  ["28 000 € ETP, poste à 80 %", 28_000, true],
  ["£38,000 - £42,000 FTE, training budget £1,000", 42_000, true],
])("is the pay of a full week: %s", (text, max, expected) => {
  expect(isFullPay(text, { max })).toBe(expected);
});

test.each([
  ["At least £30,000.", { pay: { max: 41_500, currency: "GBP", period: "year" } }, "unknown"],
  ["At least £45,000.", { pay: { max: 41_500, currency: "GBP", period: "year" } }, "fail"],
  [
    "At least £30,000.",
    { pay: { max: 41_500, currency: "GBP", period: "year" }, employmentType: "FULL_TIME" },
    "pass",
  ],
] as [string, Partial<WorkFacts>, string][])(
  "a full week's pay is not known to be the job's: %s %j",
  (text, work, expected) => {
    expect(outcome(text, { ...work, isFullPay: true })).toEqual([expected]);
  },
);

const yearly = { pay: { min: 30_000, max: 30_000, currency: "EUR", period: "year" } } as const;

test.each([
  "The recruiter mentioned 60k until we talk.",
  "The recruiter promised at least €60k.",
  "The job pays a minimum of €60k but I never heard back.",
  "They won't go below 50k.",
  "I was offered at least 50k.",
  "Der Recruiter sprach von mindestens 60.000 €.",
  "Mir wurden mindestens 60.000 € angeboten.",
  "La recruteuse a parlé de 45 000 € minimum.",
  "La reclutadora habló de al menos 40.000 €.",
  "A recrutadora falou em no mínimo 40.000 €.",
  "La recruiter ha parlato di almeno 40.000 €.",
  "De recruiter noemde minstens 50.000 euro.",
  "Firma proponowała co najmniej 50.000 euro rocznie.",
])("pay that another names is no limit of the user: %s", (text) => {
  expect(outcome(text, yearly)).toEqual([]);
});

test.each([
  "They offered 52k but I want at least €55k.",
  "I told the recruiter I need at least €55k.",
  "The job must pay at least €55k.",
  "Sie haben 52.000 € geboten, ich will aber mindestens 60.000 €.",
  "Ils proposent 35 000 €, mais pas moins de 40 000 € pour moi.",
  "La empresa ofrece 35.000 €, pero no acepto menos de 40.000 €.",
])("the user's own wish beside it still is one: %s", (text) => {
  expect(outcome(text, yearly)).toEqual(["fail"]);
});

test.each([
  ["Salário mínimo de R$ 3.500.", 3200, "BRL", "fail"],
  ["Salário mínimo de R$ 3.500.", 3900, "BRL", "pass"],
  ["Não aceito menos de R$ 5.000.", 4500, "BRL", "fail"],
  ["Minimum 6500 zł brutto.", 8200, "PLN", "pass"],
  ["Nie mniej niż 9000 zł.", 8200, "PLN", "fail"],
  ["Minimálně 35 000 Kč.", 30_000, "CZK", "fail"],
  ["Pelo menos R$ 90.000.", 8000, "BRL", "unknown"],
  ["Pelo menos R$ 60.", 8000, "BRL", "unknown"],
])(
  "the least pay without a period is a month's where pay is so named: %s",
  (text, max, currency, expected) => {
    expect(outcome(text, { pay: { max, currency, period: "month" } })).toEqual([expected]);
  },
);
