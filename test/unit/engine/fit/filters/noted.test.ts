import { describe, expect, test } from "vitest";
import { limitSaid } from "../../../../../src/engine/fit/filters/limit-said.ts";
import { againstNotes } from "../../../../../src/engine/fit/filters/noted.ts";
import type { WorkFacts } from "../../../../../src/engine/fit/filters.ts";
import type { PersonConstraints } from "../../../../../src/engine/fit/types.ts";
import { readPlace } from "../../../../../src/engine/places/place.ts";

const outcome = (text: string, work: Partial<WorkFacts>, person: PersonConstraints = {}) =>
  againstNotes([{ text, memoryId: "mem_1" }], person, { title: "Analyst", ...work }).map(
    (one) => one.outcome,
  );

const yearly = (max: number, currency = "USD") => ({
  pay: { min: max - 10_000, max, currency, period: "year" as const },
});
const monthly = (max: number) => ({ pay: { max, currency: "EUR", period: "month" as const } });

describe("remote work as a condition of the pay", () => {
  test.each([
    ["Looking for 105k base min, wont go below 100k unless fully remote.", "hybrid", ["pass"]],
    ["for remote i want at least USD 52k, wont go under that", "hybrid", ["pass"]],
    ["At least 52k, remote", "hybrid", ["pass", "fail"]],
  ] as const)("%s", (text, remote, expected) => {
    expect(outcome(text, { ...yearly(124_000), remote })).toEqual(expected);
  });
});

describe("the least pay of a note", () => {
  test.each([
    ["At least 52k for full time", yearly(66_000), "pass"],
    ["At least 72k for full time", yearly(66_000), "fail"],
    ["I need a minimum of $28 an hour.", yearly(66_000), "pass"],
    ["Nothing under £40,000.", yearly(38_000, "GBP"), "fail"],
    ["Mindestens 48.000 € im Jahr", monthly(4200), "pass"],
    ["Au moins 2 600 € brut par mois", monthly(2400), "fail"],
    ["Al menos 30.000 euros al año", monthly(2000), "fail"],
    ["At least 60k €", yearly(66_000), "unknown"],
    ["At least 52k for full time", {}, "unknown"],
    ["mindestens 3.600 Euro brutto bei 35 Stunden", monthly(4200), "pass"],
    [
      "Je gagne 2 350 € net par mois, je voudrais au moins 2 700 net ou 42 k€ brut par an.",
      monthly(2500),
      "fail",
    ],
    [
      "Je gagne 2 350 € net par mois, je voudrais au moins 2 700 net ou 42 k€ brut par an.",
      monthly(3000),
      "unknown",
    ],
    [
      "Je gagne 2 350 € net par mois, je voudrais au moins 2 700 net ou 42 k€ brut par an.",
      monthly(3600),
      "pass",
    ],
    ["Vorrei almeno 1.600 netti oppure 28mila lordi a tempo pieno.", monthly(2500), "pass"],
    ["Para cambiar quiero mínimo 36.000 y que no me quiten la jornada intensiva.", monthly(2000), "fail"],
    ["I earn £28,000 and want at least £32,000 a year", yearly(30_000, "GBP"), "fail"],
    ["I will not work with at least 36,000 people", monthly(2000), undefined],
    [
      "At least 25k kr before tax",
      { pay: { max: 30_000, currency: "SEK", period: "month" as const } },
      "unknown",
    ],
  ] as const)("%s", (text, work, expected) => {
    expect(outcome(text, work)).toEqual(expected === undefined ? [] : [expected]);
  });

  test("is in the person's currency if the note names none", () => {
    expect(outcome("At least 52k", yearly(66_000), { currency: "EUR" })).toEqual(["unknown"]);
  });

  test.each(["At least 3 years in one place.", "The last job paid 48k.", "Never again 300 emails a day."])(
    "is not in %s",
    (text) => {
      expect(outcome(text, yearly(66_000))).toEqual([]);
    },
  );
});

const home = readPlace("Dunmarrow, TN");

test.each([
  "Na Black Friday o sistema aguentou 9 mil transações por segundo sem cair.",
  "Our API took 9k requests a second without a problem.",
  "Decidi não aceitar a contraproposta: ofereceram R$ 16.000 em outubro.",
  "I did not take it, they offered $64,000.",
  "Mein Gehalt bei Harms: 3.650 Euro brutto im Monat, ein 13. Gehalt gibt es nicht.",
  "Mi sueldo es de 1.800 euros al mes, no tengo pagas extras.",
  "Mon salaire est de 2 300 euros par mois, pas de treizième mois.",
])("other money is no least pay: %s", (text) => {
  expect(outcome(text, yearly(20_000))).toEqual([]);
});

test("how long something took is no distance", () => {
  expect(limitSaid("When a boy went missing I stayed calm and he was found within 25 minutes.").isLimit).toBe(
    false,
  );
});

describe("the place of a note", () => {
  test.each([
    ["Remote only.", { remote: "remote" }, "pass"],
    ["Só aceito remoto ou híbrido em Recife.", { remote: "on_site" }, "fail"],
    ["I only want remote or hybrid.", { remote: "on_site" }, "fail"],
    ["Não vou me mudar para São Paulo.", { remote: "on_site", locations: ["São Paulo"] }, "fail"],
    ["I won't move to Leeds.", { locations: ["Leeds"] }, "fail"],
    ["No me voy a mudar a Madrid.", { locations: ["Madrid"] }, "fail"],
    ["I won't leave Leeds.", { locations: ["Leeds"] }, "pass"],
    ["Ich pendle höchstens 40 Minuten, Hannover nicht.", { locations: ["Hannover"] }, "fail"],
    ["Only Cork or Galway, Dublin is too expensive.", { locations: ["Dublin"] }, "fail"],
    ["Tylko Cork, Dublin odpada.", { locations: ["Dublin"] }, "fail"],
    ["Remote only.", { remote: "on_site" }, "fail"],
    ["Remote only.", {}, "unknown"],
    ["Remote or hybrid only", { remote: "hybrid" }, "pass"],
    ["Nur im Homeoffice", { remote: "hybrid" }, "fail"],
    ["I would rather work from home.", { remote: "on_site" }, "unknown"],
    ["No remote work, I need people around me.", { remote: "remote" }, "fail"],
    ["remote or within 25 miles, car is dying", { remote: "remote" }, "pass"],
    ["remote or within 25 miles, car is dying", { remote: "on_site", locations: ["Marbury, TN"] }, "unknown"],
    ["remote or within 25 miles, car is dying", { locations: ["Dunmarrow, TN"] }, "pass"],
    ["no more than 45 minutes' drive to the yard", { locations: ["Dunmarrow, TN"] }, "unknown"],
    ["within 25 miles of Marbury", { locations: ["Dunmarrow, TN"] }, "unknown"],
    ["I won't move.", { locations: ["Portland, OR"] }, "fail"],
    ["I won't move.", { locations: ["Marbury, TN"] }, "unknown"],
    ["I won't move.", { locations: ["Dunmarrow, TN"] }, "pass"],
    ["Not in Marbury again.", { locations: ["Marbury, TN"] }, "fail"],
    ["Only in Marbury.", { locations: ["Marbury, TN"] }, "pass"],
  ] as const)("%s %j", (text, work, expected) => {
    const { locations, ...facts } = { locations: undefined, ...work };
    expect(outcome(text, { ...facts, ...(locations && { locations: [...locations] }) }, { home })).toEqual([
      expected,
    ]);
  });
});

describe("the hours of a note", () => {
  test.each([
    ["Never more than 32 hours a week.", { hours: [38.5] }, "fail"],
    ["Never more than 32 hours a week.", { hours: [20, 30] }, "pass"],
    ["Never more than 32 hours a week.", { employmentType: "FULL_TIME" }, "fail"],
    ["Never more than 32 hours a week.", { employmentType: "PART_TIME" }, "unknown"],
    ["Never more than 32 hours a week.", {}, "unknown"],
    ["Mindestens 35 Stunden pro Woche", { employmentType: "FULL_TIME" }, "pass"],
    ["Full time only.", { employmentType: "PART_TIME" }, "fail"],
    ["No part time.", { employmentType: "FULL_TIME" }, "pass"],
    ["Nur Teilzeit", { employmentType: "FULL_TIME" }, "fail"],
    ["Full time only.", {}, "unknown"],
  ] as const)("%s %j", (text, work, expected) => {
    const { hours, ...facts } = { hours: undefined, ...work };
    expect(outcome(text, { ...facts, ...(hours && { hours: [...hours] }) })).toEqual([expected]);
  });

  test.each([
    "I can work full time, 40 hours.",
    "Ich kann Vollzeit arbeiten.",
    "Puedo trabajar a tiempo completo.",
    "Je peux travailler à temps plein.",
  ])("are only offered: %s", (text) => {
    expect(outcome(text, { employmentType: "PART_TIME" })).toEqual(["unknown"]);
    expect(outcome(text, { employmentType: "FULL_TIME" })).toEqual(["pass"]);
  });

  test("from a day on are no limit", () => {
    expect(outcome("full time from Jan 2027", { employmentType: "PART_TIME" })).toEqual([]);
  });
});

test("a limit of pay and place is compared with both, and each names its note", () => {
  const found = againstNotes(
    [{ text: "Remote only, at least 60k.", memoryId: "mem_2" }],
    {},
    {
      title: "Analyst",
      remote: "on_site",
      ...yearly(66_000),
    },
  );
  expect(found.map(({ key, outcome: end, note }) => [key, end, note.memoryId])).toEqual([
    ["notedPay", "pass", "mem_2"],
    ["notedPlace", "fail", "mem_2"],
  ]);
  expect(found[0]?.reason).toBe(
    'The user said: "Remote only, at least 60k." Pay of up to 66000 USD a year against at least 60000.',
  );
});
