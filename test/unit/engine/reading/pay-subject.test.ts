import { describe, expect, test } from "vitest";
import { proveReading } from "../../../../src/engine/posting/reading/prove/prove-reading.ts";

const pay = (text: string, quote: string, min: number) =>
  proveReading(text, { salary: { value: { min, max: undefined }, quote } }).unproved;

describe("an amount that is paid to somebody else, or for something else, is no pay", () => {
  test.each([
    ["Executive assistant to the CEO (who earns £310,000 a year)", "£310,000 a year", 310_000],
    ["Een voorman krijgt € 22 per uur. Wij zoeken een grondwerker.", "€ 22 per uur", 22],
    ["Para supervisores pagamos R$ 5.400 por mês.\nVaga: operador", "R$ 5.400 por mês", 5400],
    ["店長は月給40万円。今回はアルバイトの募集です。", "月給40万円", 400_000],
    ["Grade 6 pays £41,000; this post is grade 4.", "£41,000", 41_000],
    ["Household income in town is $58,000 a year.\nBarista wanted", "$58,000 a year", 58_000],
    ["La retta del nido aziendale è di 180 € al mese.", "180 € al mese", 180],
    ["社員寮:月1万5千円。給与は経験による。", "月1万5千円", 15_000],
    ["Consignatie: € 180 per maand extra.\nMonteur", "€ 180 per maand", 180],
    ["El año pasado el puesto se pagaba a 1.350 € al mes.", "1.350 € al mes", 1350],
    ["Porter, day shift\nNights are paid at £14 an hour.", "£14 an hour", 14],
    ["警備員（日勤）\n夜勤の時給は1,500円です。日勤の時給は相談。", "時給は1,500円", 1500],
    ["Koch in Teilzeit\nIn Vollzeit zahlen wir 2.900 € im Monat.", "2.900 € im Monat", 2900],
    ["Tester, umowa o pracę\nNa B2B stawka wynosi 120 zł za godzinę.", "120 zł za godzinę", 120],
    ["Waiter, Pier Road. Floor supervisors start on £29,400 a year.", "£29,400 a year", 29_400],
  ])("%s", (text, quote, min) => {
    expect(pay(text, quote, min)).toHaveLength(1);
  });

  test.each([
    ["Als Koch verdienst du hier 2.800 € im Monat.\nKoch gesucht", "2.800 € im Monat", 2800],
    ["A lifeguard earns £11.90 an hour. Lifeguards wanted", "£11.90 an hour", 11.9],
    ["MPS/UPS £31,650 per annum | Permanent", "£31,650 per annum", 31_650],
    ["Je nach Erfahrung 48.000 Euro Jahresbrutto", "48.000 Euro Jahresbrutto", 48_000],
    ["Barista wanted, $17/hour plus tips.", "$17/hour", 17],
    ["Porter, nights\nNights are paid at £14 an hour. Day shifts are full.", "£14 an hour", 14],
    ["Porter, days and nights\nNights are paid at £14 an hour.", "£14 an hour", 14],
    ["年収600万円以上です。昨年の売上は8億円でした。", "年収600万円以上", 6_000_000],
    ["Se ofrecen 1.450 € netos al mes y plus de nocturnidad", "1.450 € netos al mes", 1450],
    ["Floor supervisor, Pier Road. You start on £29,400 a year.", "£29,400 a year", 29_400],
    ["Trainee glazier, Tarrow. Trainees are paid £11 an hour.", "£11 an hour", 11],
    [
      "Glasmästare\nDu har 36 000 kr i månaden. Elevens lön sätts enligt avtal.",
      "36 000 kr i månaden",
      36_000,
    ],
    ["Vidriero\nCobrarás 1.640 € al mes. Al peón se le paga según convenio.", "1.640 € al mes", 1640],
  ])("but in %s it is", (text, quote, min) => {
    expect(pay(text, quote, min)).toEqual([]);
  });
});

test("a least pay is not the most", () => {
  const value = { min: undefined, max: 26_000 };
  const { unproved } = proveReading("RAL a partire da 26.000 € annui", {
    salary: { value, quote: "a partire da 26.000 € annui" },
  });
  expect(unproved).toHaveLength(1);
});

test.each([
  ["Thuiswerken? Dat zit er bij deze functie niet in.", "Thuiswerken"],
  ["Our designers work fully remote; this role is at the bench.\nSaddle maker", "fully remote"],
  ["Distansarbete förekommer, dock inte för denna tjänst.", "Distansarbete"],
  ["Homeoffice gibt es nur für die Verwaltung. Gesucht: Monteur.", "Homeoffice"],
  ["在宅勤務制度は終了しました。", "在宅勤務"],
])("%s offers no remote work", (text, quote) => {
  expect(proveReading(text, { remotePolicy: { value: "remote", quote } }).unproved).toHaveLength(1);
});

test("a question that is answered by yes offers it", () => {
  const remotePolicy = { value: "remote", quote: "Remote" } as const;
  expect(proveReading("Remote? Of course, five days a week.", { remotePolicy }).unproved).toEqual([]);
});

test("the town of the head office is not that of the work", () => {
  const text = "Our head office is in Leeds, but this job is in Hull.";
  const unproved = (town: string) => proveReading(text, { locations: [town] }).unproved;
  expect(unproved("Leeds")).toHaveLength(1);
  expect(unproved("Hull")).toEqual([]);
});

test("the end of an employer's name is no title", () => {
  const text = "Ardent Recruitment is hiring for a bakery.\nBaker";
  expect(proveReading(text, { title: "Recruitment" }).unproved).toHaveLength(1);
  expect(proveReading(text, { title: "Baker" }).unproved).toEqual([]);
});

test("a rank that is asked in a question is that of the job", () => {
  const seniority = { value: "director", quote: "DIRECTOR de hotel" } as const;
  expect(proveReading("¿Quieres ser nuestro DIRECTOR de hotel?", { seniority }).unproved).toEqual([]);
});
