import { describe, expect, test } from "vitest";
import { normalisePosting } from "../../../../src/engine/posting/normalise.ts";

const salary = (text: string) => normalisePosting({ text }).opportunity.salary;
const inferredMonth = { period: "month", periodInferred: true };
const inferredYear = { period: "year", periodInferred: true };

test.each([
  ["Salary: $80,000 - $100,000 per year", { min: 80000, max: 100000, currency: "USD", period: "year" }],
  ["USD$160-220K", { min: 160000, max: 220000, currency: "USD", ...inferredYear }],
  ["Salary: $80k - 100", { min: 80000, max: 100000, currency: "USD", ...inferredYear }],
  ["Salary: $80 - 100k", { min: 80000, max: 100000, currency: "USD", ...inferredYear }],
  ["Salary: $80k - $1,000", { min: 80000, max: 80000, currency: "USD", ...inferredYear }],
  ["$95K/yr - $120K/yr", { min: 95000, max: 120000, currency: "USD", period: "year" }],
  ["Compensation: $20/hr - $25/hr", { min: 20, max: 25, currency: "USD", period: "hour" }],
  ["Up to $45/hr", { max: 45, currency: "USD", period: "hour" }],
  ["Full-time nights, 7 on 7 off. £36,500.", { min: 36500, max: 36500, currency: "GBP", ...inferredYear }],
  ["From £30k", { min: 30000, currency: "GBP", ...inferredYear }],
  ["$80k+", { min: 80000, currency: "USD", ...inferredYear }],
  ["Starting at $19.25 per hour", { min: 19.25, currency: "USD", period: "hour" }],
  ["£450 per day", { min: 450, max: 450, currency: "GBP", period: "day" }],
  ["Pay: $1,200 weekly", { min: 1200, max: 1200, currency: "USD", period: "week" }],
  ["Pay: $4,500 a month", { min: 4500, max: 4500, currency: "USD", period: "month" }],
  ["Salary $90k + bonus", { min: 90000, max: 90000, currency: "USD", ...inferredYear }],
  [
    "You will earn between $50,000 and $60,000 a year",
    { min: 50000, max: 60000, currency: "USD", period: "year" },
  ],
  ["Salary: 45,000", { min: 45000, max: 45000, ...inferredYear }],
  ["Pay: $22.50", { min: 22.5, max: 22.5, currency: "USD", period: "hour", periodInferred: true }],
  ["Pay: $2,000", { min: 2000, max: 2000, currency: "USD" }],
  ["A$95,000 package", { min: 95000, max: 95000, currency: "AUD", ...inferredYear }],
  ["Salary: $70k-$85k, Sydney, Australia", { min: 70000, max: 85000, currency: "AUD", ...inferredYear }],
  ["Salary: ₹12,00,000 per annum", { min: 1200000, max: 1200000, currency: "INR", period: "year" }],
  ["Gehalt: 55.000 € – 65.000 € brutto im Jahr", { min: 55000, max: 65000, currency: "EUR", period: "year" }],
  [
    "Jahresgehalt zwischen 48.000 und 52.000 Euro",
    { min: 48000, max: 52000, currency: "EUR", period: "year" },
  ],
  ["15,50 € / Std.", { min: 15.5, max: 15.5, currency: "EUR", period: "hour" }],
  ["Salário: R$ 14.000 a R$ 16.500", { min: 14000, max: 16500, currency: "BRL", ...inferredMonth }],
  ["Salário: R$ 180.000", { min: 180000, max: 180000, currency: "BRL" }],
  ["Lön: 50 000–58 000 SEK", { min: 50000, max: 58000, currency: "SEK", ...inferredMonth }],
  ["Gehalt: 2.800 €", { min: 2800, max: 2800, currency: "EUR", ...inferredMonth }],
  ["CHF 95'000 - 110'000", { min: 95000, max: 110000, currency: "CHF", ...inferredYear }],
  ["bis zu 60.000 € jährlich", { max: 60000, currency: "EUR", period: "year" }],
  ["Salaire : 38 000 € à 42 000 € brut annuel", { min: 38000, max: 42000, currency: "EUR", period: "year" }],
  ["Salaire : 38\u202F000 € par an", { min: 38000, max: 38000, currency: "EUR", period: "year" }],
  ["jusqu'à 45k€ par an", { max: 45000, currency: "EUR", period: "year" }],
  ["14,50 € de l'heure", { min: 14.5, max: 14.5, currency: "EUR", period: "hour" }],
  ["Salario desde 1.800 € al mes", { min: 1800, currency: "EUR", period: "month" }],
  ["12 €/hora", { min: 12, max: 12, currency: "EUR", period: "hour" }],
  ["薪资：8千-1.2万/月", { min: 8000, max: 12000, currency: "CNY", period: "month" }],
  ["20-30万元/年", { min: 200000, max: 300000, currency: "CNY", period: "year" }],
  ["薪资：最高20000元/月", { max: 20000, currency: "CNY", period: "month" }],
  ["薪资：¥15K-25K", { min: 15000, max: 25000, currency: "CNY" }],
  ["Pay: ¥1,200, Tokyo", { min: 1200, max: 1200, currency: "JPY" }],
  [
    "Base pay: $100,000/year. Sign-on bonus of $10,000. 401(k).",
    { min: 100000, max: 100000, currency: "USD", period: "year" },
  ],
])("%s is pay", (text, expected) => {
  expect(salary(text)).toEqual(expected);
});

test.each([
  "We offer a 401(k) match and 401k with 4%",
  "Raised $50 million in Series B",
  "We raised $500k last year",
  "$5,000 sign-on bonus",
  "Referral bonus: $1,000",
  "Call (555) 123-4567 or 555-123-4567",
  "You manage a $500k budget",
  "Tuition reimbursement up to $5,250 per year",
  "$3M ARR and 10,000 customers",
  "A 1099 form, a W-2, and 100% coverage",
  "500 employees, founded 1999",
  "Salary: depends on experience",
  "Pay grade 7, 40 hours per week",
  "Gehalt nach TVöD, 30 Tage Urlaub",
  "Vi omsätter 500 000 kr i dag",
  "Umsatz von 500.000 €",
  "Chiffre d'affaires : 200 000 €",
  "35 heures par semaine, 25 jours de congés",
  "公司融资5000万元，员工300人",
])("%s is no pay", (text) => {
  expect(salary(text)).toBeUndefined();
});

describe("money for a thing is no pay", () => {
  test.each([
    "Rent for the staff flat is £450 a month.",
    "Overtime is paid at $38 an hour. Base by agreement.",
    "Tankkarte über 120 € monatlich",
    "Vous gérez un portefeuille de 45 000 € par an par client",
    "Horas extra a 14 €/hora; sueldo según convenio",
    "Nadgodziny płatne 45 zł za godzinę, pensja do ustalenia",
    "员工宿舍每月300元，薪资面议",
  ])("%s", (text) => {
    expect(normalisePosting({ text }).opportunity).not.toHaveProperty("salary");
  });

  test.each([
    ["Pension administrator £26,000 a year", 26_000],
    ["Insurance broker, salary £35,000", 35_000],
    ["Project manager at £45,000 a year", 45_000],
    ["Accommodation is free. We pay £12.60 an hour.", 12.6],
  ])("but the pay of who works with it is: %s", (text, min) => {
    expect(normalisePosting({ text }).opportunity.salary?.min).toBe(min);
  });
});

const paid = (line: string) => salary(`Cook\nBramble Foods Ltd\n\n${line}\n`);

test.each([
  ["Mon-Fri 7am-3pm, paying £34k", 34_000],
  ["35-Std-Woche, 3.200 € brutto", 3200],
  ["Bezahlung: 35-Std.-Woche, 3.200 € brutto", 3200],
  ["£480 per week, live-in £85 pw deducted.", 480],
  ["Pay: £28,000 (live in available at £85 per week)", 28_000],
  ["Live-in £750 pw", 750],
  ["2.400 € brutto, Kost und Logis 280 € monatlich", 2400],
  ["Salary: £30k basic + commission (c. £10k)", 30_000],
  ["Pay: £15/hr plus tips (avg £8-10/hr)", 15],
  ["Lohn: 14 €/Std. plus Trinkgeld (ca. 3 €/Std.)", 14],
  ["Salario: 1.500 € + propinas (unos 300 €)", 1500],
])("hours, deductions and tips are no pay: %s", (line, amount) => {
  expect(paid(line)).toMatchObject({ min: amount, max: amount });
});

test.each([
  "Live-in £85 pw",
  "Personalzimmer 200 €/Monat",
  "Inwoning mogelijk voor € 100 per week",
  "Gehalt nach Tarif, 35-Std.-Woche, 30 Tage Urlaub",
  "Pay: 8am to 4pm",
])("no pay is read from %s", (line) => {
  expect(paid(line)).toBeUndefined();
});

test.each([
  ["Salário: R$ 6.000 CLT / R$ 9.000 PJ", 6000, 9000, "month"],
  ["Remuneração: CLT R$ 6.000 ou PJ R$ 9.000", 6000, 9000, "month"],
  ["Pay rate: $55/hr on W2 | $65/hr on C2C", 55, 65, "hour"],
  ["Rate: £400/day outside IR35 or £350/day inside", 350, 400, "day"],
  ["Widełki: 15 000 - 18 000 zł brutto (UoP) / 18 000 - 22 000 zł netto (B2B)", 15_000, 22_000, "month"],
  ["RAL 28.000 € (CCNL) / 35.000 € P.IVA", 28_000, 35_000, "year"],
  ["Salário R$ 6.000 CLT + VR R$ 900", 6000, 6000, "month"],
])("pay by contract is known from its lowest to its highest: %s", (line, min, max, period) => {
  expect(paid(line)).toMatchObject({ min, max, period });
});
