import { describe, expect, test } from "vitest";
import { proveReading } from "../../../../src/engine/posting/reading/prove/prove-reading.ts";

type Field = "remotePolicy" | "employmentType" | "seniority" | "salary";

function unproved(text: string, field: Field, value: unknown, quote: string): readonly string[] {
  return proveReading(text, { [field]: { value, quote } }).unproved.map(({ path }) => path);
}

describe("a word of work that describes something else", () => {
  test.each([
    [
      "Caretaker, ten hours a week. Staff may use the full-time crèche.",
      "employmentType",
      "FULL_TIME",
      "full-time crèche",
    ],
    ["Wir suchen für die Senior-Akademie eine Küchenhilfe.", "seniority", "senior", "Senior-Akademie"],
    ["Mecánico con experiencia en coche híbrido.", "remotePolicy", "hybrid", "coche híbrido"],
    [
      "Vaste baan als uitvoerder van tijdelijke bruggen.",
      "employmentType",
      "TEMPORARY",
      "tijdelijke bruggen",
    ],
    ["Médica que acompanha doentes em estágio avançado.", "employmentType", "INTERN", "em estágio avançado"],
    ["Podmínkou je dokončená stáž v nemocnici.", "employmentType", "INTERN", "dokončená stáž"],
    ["Tandsköterska till vår nya praktik i Lund.", "employmentType", "INTERN", "vår nya praktik"],
    ["訪問看護師。在宅で療養される方のお宅を回ります。", "remotePolicy", "remote", "在宅で療養"],
    ["工程师，负责远程会诊系统的维护。", "remotePolicy", "remote", "远程会诊系统"],
    ["司机一名，驾驶高级轿车。", "seniority", "senior", "高级轿车"],
    ["Unsere Verwaltung arbeitet im Homeoffice. Fahrer gesucht.", "remotePolicy", "remote", "im Homeoffice"],
    ["Lo smart working è stato abolito. Contabile a Cuneo.", "remotePolicy", "remote", "smart working"],
    [
      "Allt arbete sker hemifrån. En gång om året ses vi på plats i Kalmar.",
      "remotePolicy",
      "on_site",
      "på plats i Kalmar",
    ],
  ] as const)("%s", (text, field, value, quote) => {
    expect(unproved(text, field, value, quote)).toEqual([field]);
  });
});

describe("a word of work that describes the job", () => {
  test.each([
    ["Nurse. Fully REMOTE within the UK.", "remotePolicy", "remote", "Fully REMOTE within the UK"],
    ["Wir suchen: SENIOR Softwareentwickler*in", "seniority", "senior", "SENIOR Softwareentwickler*in"],
    [
      "Técnico de sonido autónomo (con factura).",
      "employmentType",
      "CONTRACTOR",
      "Técnico de sonido autónomo",
    ],
    ["Mission d'intérim de deux mois", "employmentType", "TEMPORARY", "Mission d'intérim"],
    ["招周末兼职店员两名", "employmentType", "PART_TIME", "兼职店员"],
    ["フルリモート勤務、居住地は不問です。", "remotePolicy", "remote", "フルリモート勤務"],
    ["须每日到岗，不支持居家办公", "remotePolicy", "on_site", "须每日到岗，不支持居家办公"],
    [
      "Místem výkonu práce je dílna, práce z domova není možná.",
      "remotePolicy",
      "on_site",
      "Místem výkonu práce je dílna",
    ],
    ["Místo vhodné pro absolventy.", "seniority", "junior", "vhodné pro absolventy"],
  ] as const)("%s", (text, field, value, quote) => {
    expect(unproved(text, field, value, quote)).toEqual([]);
  });
});

describe("pay", () => {
  test.each([
    ["Em 2022 a função era remunerada com 1.050 € mensais.", { min: 1050, max: 1050 }, "1.050 € mensais"],
    ["3月まで時給1,100円でした。", { min: 1100, max: 1100 }, "時給1,100円"],
    [
      "Rif. 118 (RAL 23.500 €) è chiusa. Rif. 119: RAL da definire.",
      { min: 23_500, max: 23_500 },
      "RAL 23.500 €",
    ],
    ["Miete im Ort: 700 € im Monat. Lohn nach Tarif.", { min: 700, max: 700 }, "700 € im Monat"],
  ])("of another time, job or thing is refused: %s", (text, value, quote) => {
    expect(unproved(text, "salary", value, quote)).toEqual(["salary"]);
  });

  test.each([
    ["Jahresgehalt: 52–58 TEUR", { min: 52_000, max: 58_000, currency: "EUR", period: "year" }],
    ["bis zu 165 T€ p. a.", { max: 165_000, currency: "EUR", period: "year" }],
    [
      "Pagamos hasta 6,5 millones de pesos colombianos al mes",
      { max: 6_500_000, currency: "COP", period: "month" },
    ],
    ["Roční mzda: 1,2 mil. Kč", { min: 1_200_000, max: 1_200_000, currency: "CZK", period: "year" }],
    ["Denní sazba: 6 500 Kč bez DPH", { min: 6500, max: 6500, currency: "CZK", period: "day" }],
    ["Stagevergoeding: 450 euro p.m.", { min: 450, max: 450, currency: "EUR", period: "month" }],
    ["Bolsa-auxílio de R$ 1.300 mensais", { min: 1300, max: 1300, currency: "BRL", period: "month" }],
    ["Som tågvärd tjänar du från 29 500 kronor i månaden", { min: 29_500, currency: "SEK", period: "month" }],
    ["一時間あたり1800円", { min: 1800, max: 1800, currency: "JPY", period: "hour" }],
    ["月薪新台幣34,000元起", { min: 34_000, currency: "TWD", period: "month" }],
  ])("is proved in the wording of its country: %s", (text, value) => {
    expect(unproved(text, "salary", value, text)).toEqual([]);
  });

  test("in Taiwan's dollars is not in yuan", () => {
    const text = "月薪新臺幣32,000元";
    const value = { min: 32_000, max: 32_000, currency: "CNY", period: "month" };
    expect(unproved(text, "salary", value, text)).toEqual(["salary.currency"]);
  });
});
