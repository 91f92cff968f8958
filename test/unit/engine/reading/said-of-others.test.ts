import { describe, expect, test } from "vitest";
import { proveReading } from "../../../../src/engine/posting/reading/prove/prove-reading.ts";

type Field = "remotePolicy" | "employmentType" | "seniority";

const unproved = (text: string, field: string, value: unknown, quote: string) =>
  proveReading(text, { [field]: { value, quote } }).unproved.map(({ path }) => path);

describe("a clause about others, about what is over or what comes later", () => {
  test.each([
    [
      "Organ builder, 20 hours\nOur voicer is full-time with us.",
      "employmentType",
      "FULL_TIME",
      "Our voicer is full-time",
    ],
    [
      "Verger\nYou share a van with Hugh, who is full-time.",
      "employmentType",
      "FULL_TIME",
      "who is full-time",
    ],
    ["Schmied\nDie Buchhaltung sitzt im Homeoffice.", "remotePolicy", "remote", "im Homeoffice"],
    ["Conteur\nLe télétravail, c'était avant.", "remotePolicy", "remote", "Le télétravail"],
    ["Glazier. Only surveyors may work from home.", "remotePolicy", "remote", "may work from home"],
    ["Vitrier\nLe télétravail est réservé aux métreurs.", "remotePolicy", "remote", "Le télétravail"],
    ["Glaser\nHomeoffice ist der Buchhaltung vorbehalten.", "remotePolicy", "remote", "Homeoffice"],
    ["Lutnik\nPo roku można przejść na pełny etat.", "employmentType", "FULL_TIME", "przejść na pełny etat"],
    [
      "Apicoltore\nIl nostro cantiniere ha un contratto a tempo determinato.",
      "employmentType",
      "TEMPORARY",
      "contratto a tempo determinato",
    ],
    ["Smed\nDina elever tävlar på distans.", "remotePolicy", "remote", "på distans"],
    ["Vidriera\nSupervisarás a un alumno en prácticas.", "employmentType", "INTERN", "en prácticas"],
    ["鍛冶職人\n経理担当は在宅勤務です。", "remotePolicy", "remote", "在宅勤務"],
    ["书法老师\n我们的钢琴老师是兼职。", "employmentType", "PART_TIME", "老师是兼职"],
    ["Cartographer\nOur senior cartographer retired in May.", "seniority", "senior", "senior cartographer"],
    ["Fromager\nCe n'est pas un poste pour débutants.", "seniority", "junior", "pour débutants"],
    ["Herrero\nEl gerente vive en la finca.", "seniority", "manager", "El gerente vive"],
    ["酒店保洁\n遇到投诉请告诉大堂经理。", "seniority", "manager", "请告诉大堂经理"],
  ] as const)("%s", (text, field, value, quote) => {
    expect(unproved(text, field, value, quote)).toEqual([field]);
  });
});

describe("a clause about the job", () => {
  test.each([
    ["Surveyor. Only surveyors may work from home.", "remotePolicy", "remote", "may work from home"],
    [
      "Vitrier\nLe télétravail n'est possible que deux jours.",
      "remotePolicy",
      "hybrid",
      "télétravail n'est possible que deux jours",
    ],
    ["Verger\nWe need someone who can work part-time.", "employmentType", "PART_TIME", "work part-time"],
    ["Küster\nDein Praktikum dauert sechs Monate.", "employmentType", "INTERN", "Dein Praktikum"],
    ["Luthier\nYour full-time contract starts in May.", "employmentType", "FULL_TIME", "full-time contract"],
    [
      "Archivist\nTwo days in our Leeds studio, the rest from home.",
      "remotePolicy",
      "hybrid",
      "Two days in our Leeds studio, the rest from home",
    ],
    ["Ferreiro\nA função é presencial.", "remotePolicy", "on_site", "A função é presencial"],
    ["Archivářka\nPráce je hybridní.", "remotePolicy", "hybrid", "Práce je hybridní"],
    [
      "Trinity Bindery\nAs our senior bookbinder you'll train two apprentices.",
      "seniority",
      "senior",
      "our senior bookbinder",
    ],
    ["El Ancla\n¿Quieres ser nuestro director de hotel?", "seniority", "director", "director de hotel"],
    ["装帧师\n欢迎应届毕业生投递。", "seniority", "junior", "欢迎应届毕业生"],
  ] satisfies [string, Field, string, string][])("%s", (text, field, value, quote) => {
    expect(unproved(text, field, value, quote)).toEqual([]);
  });
});

describe("an amount", () => {
  const amount = (text: string, min: number, quote: string) =>
    unproved(text, "salary", { min, max: undefined }, quote);

  test.each([
    ["Seiler\nFür 89 Euro im Monat trainieren unsere Mitglieder.", 89, "89 Euro im Monat"],
    ["Herrero\nLos dueños pagan 300 euros al mes. Sueldo a convenir.", 300, "300 euros al mes"],
    ["Fabbro\nIl coperto: 340 € al mese. Paga da concordare.", 340, "340 € al mese"],
    ["Locutor\nQuem sair antes paga R$ 2.500 por mês.", 2500, "R$ 2.500 por mês"],
    ["Ferreiro\nGastamos 500 € por mês em carvão.", 500, "500 € por mês"],
    ["盆栽職人\n道具のレンタル料は月3,000円です。", 3000, "月3,000円"],
  ] as const)("is no pay: %s", (text, min, quote) => {
    expect(amount(text, min, quote)).toEqual(["salary"]);
  });

  test.each([
    ["Küster\nFür diese Arbeit zahlen wir 18 Euro pro Stunde.", 18, "18 Euro pro Stunde"],
    ["Sonneur\n12,35 €/h\nCongés selon la convention.", 12.35, "12,35 €/h"],
    ["司书\n转正后4500元/月，缴纳五险。", 4500, "4500元/月"],
  ] as const)("is pay: %s", (text, min, quote) => {
    expect(amount(text, min, quote)).toEqual([]);
  });

  test("is in the currency of its words and not in payments", () => {
    const parts = (value: object, quote: string, text: string) =>
      unproved(text, "salary", { min: undefined, max: undefined, ...value }, quote);
    expect(parts({ min: 17_500, currency: "CNY" }, "月薪17,500港元", "店员\n月薪17,500港元。")).toEqual([
      "salary.currency",
    ]);
    expect(
      parts(
        { min: 29_800, period: "month" },
        "29.800 euro, pagata in quattordici mensilità",
        "Geologo\nRetribuzione annua: 29.800 euro, pagata in quattordici mensilità.",
      ),
    ).toEqual(["salary.period"]);
  });
});

test.each([
  ["Waiter, tam zamanlı.", "employmentType", "FULL_TIME", "tam zamanlı"],
  ["招全职收银，做六休一。", "employmentType", "FULL_TIME", "招全职收银"],
  [
    "Clerk, Kolding. Du arbejder hjemmefra to dage om ugen.",
    "remotePolicy",
    "hybrid",
    "Du arbejder hjemmefra to dage om ugen",
  ],
  ["Clerk, Leeds. You work from home on Fridays.", "remotePolicy", "hybrid", "You work from home on Fridays"],
  [
    "Clerk, Leeds. The job is fully remote, Monday to Friday.",
    "remotePolicy",
    "remote",
    "fully remote, Monday to Friday",
  ],
])("%s says how one works", (text, field, value, quote) => {
  expect(unproved(text, field, value, quote)).toEqual([]);
});

test.each([
  [
    "Erzieherin, 19 Stunden. In der Elternzeit zeitweise Vollzeit denkbar.",
    "employmentType",
    "FULL_TIME",
    "Vollzeit denkbar",
  ],
  ["招兼职收银，周末两天。以后可转全职。", "employmentType", "FULL_TIME", "可转全职"],
  [
    "Rececionista, Faro. A direção trabalha em regime híbrido.",
    "remotePolicy",
    "hybrid",
    "A direção trabalha em regime híbrido",
  ],
  [
    "Driver, Kolding. Hovedkontoret arbejder hjemmefra om fredagen.",
    "remotePolicy",
    "hybrid",
    "arbejder hjemmefra om fredagen",
  ],
  ["Cook, Leeds. The average cook earns £27,000 a year.", "salary", { min: 27_000 }, "earns £27,000 a year"],
])("%s is said of others, or hoped for", (text, field, value, quote) => {
  expect(unproved(text, field, value, quote)).toEqual([field]);
});

test("pay in Turkish lira is read with its month", () => {
  const value = { min: 28_000, max: 28_000, currency: "TRY", period: "month" };
  expect(unproved("Kasiyer, Bursa. Maaş ayda 28.000 TL.", "salary", value, "Maaş ayda 28.000 TL")).toEqual(
    [],
  );
});
