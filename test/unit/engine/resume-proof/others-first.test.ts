import { describe, expect, test } from "vitest";
import { proveReading } from "../../../../src/engine/posting/reading/prove/prove-reading.ts";
import { proveResume } from "../../../../src/engine/resume/proof/prove-resume.ts";

const because = (text: string, section: string, entry: Record<string, unknown>) =>
  proveResume(text, { [section]: [entry] }).unproved.map((part) => part.because);

describe("a thing before the writer's own part of a sentence", () => {
  test.each([
    ["Sprzedawcy codziennie wpisują umowy do Enovy, ja parzę kawę.", "Enovy"],
    ["Säljarna bokar dagligen i Hogia; jag svarar i telefon.", "Hogia"],
    ["Verkoop boekt elke week in Exact.", "Exact"],
    ["帳簿は経理がfreeeで付けています。", "freee"],
    ["司机每天在钉钉里打卡，我负责扫地。", "钉钉"],
  ])("is not the writer's: %s", (text, name) => {
    expect(because(text, "skills", { name })).not.toEqual([]);
  });

  test.each([
    ["Formée à la taille de pierre, je restaure des façades depuis dix ans.", "taille de pierre"],
    ["We run on Odoo, and I configured it from scratch.", "Odoo"],
    ["魚の三枚おろしは開店から閉店まで毎日ずっと私の仕事です。", "三枚おろし"],
  ])("is the writer's if what follows is about it: %s", (text, name) => {
    expect(because(text, "skills", { name })).toEqual([]);
  });

  test("has years that are not the writer's", () => {
    const job = { name: "Hotel Ahorn", position: "Küchenchef", startDate: "2001", endDate: "2012" };
    const theirs = "Von 2001 bis 2012 war Herr Brandl Küchenchef im Hotel Ahorn, ich habe dort gelernt.";
    const own = "Von 2001 bis 2012 war ich Küchenchef im Hotel Ahorn, Herr Brandl hat dort gelernt.";
    expect(because(theirs, "work", job)).toEqual(["dates"]);
    expect(because(own, "work", job)).toEqual([]);
  });
});

test.each([
  ["Parlo spagnolo? Capisco poco altro che i menù.", ["unsure"]],
  ["Parlo spagnolo? Sì, dal 2009.", []],
])("only an answer that affirms makes a question prove: %s", (text, reasons) => {
  expect(because(text, "languages", { language: "spagnolo" })).toEqual(reasons);
});

test.each([
  ["Crane licence: surrendered in 2020", ["unsure"]],
  ["Crane licence: renewed in 2020", []],
  ["Crane licence: Northgate Training, 2020", []],
])("only words that attest a paper may follow it: %s", (text, reasons) => {
  expect(because(text, "certificates", { name: "Crane licence" })).toEqual(reasons);
});

test.each([
  ["Trainee baker, York\nA qualified baker here earns £29,000 a year.", ["salary"]],
  ["Baker, York\nA qualified baker here earns £29,000 a year.", []],
])("pay of a role is the job's if the title names the role: %s", (text, paths) => {
  const salary = { value: { min: 29_000, max: 29_000 }, quote: "£29,000 a year" };
  expect(proveReading(text, { salary }).unproved.map(({ path }) => path)).toEqual(paths);
});
