import { describe, expect, test } from "vitest";
import { proveResume } from "../../../../src/engine/resume/proof/prove-resume.ts";

const because = (text: string, name: string) =>
  proveResume(text, { skills: [{ name }] }).unproved.map((part) => part.because);

describe("a score, a cell or a heading says of an item that it is not had", () => {
  test.each([
    ["Self-rating: SQL 4/5, Looker 0/5, dbt 3/5", "Looker", "denied"],
    ["Python 4, R 0, Julia 2", "R", "denied"],
    ["Tool      Level\nExcel     advanced\nTableau   none", "Tableau", "denied"],
    ["Go：なし\nSQL：中級", "Go", "denied"],
    ["Ce que je ne fais pas\n- Rectification", "Rectification", "denied"],
    ["Da imparare:\n- Stampa 3D\n- Saldatura", "Saldatura", "planned"],
    ["今後学びたいこと:\n・Python", "Python", "planned"],
    ["À acquérir :\n- Soudure laser", "Soudure laser", "planned"],
    ["Colleagues I rely on\n- Priya: Power BI", "Power BI", "others"],
  ])("%j of %s", (text, name, reason) => {
    expect(because(text, name)).toEqual([reason]);
  });

  test.each([
    ["Self-rating: SQL 4/5, Looker 0/5, dbt 3/5", "dbt"],
    ["Non solo Excel: uso anche Access.", "Access"],
    ["Windows, Looker 10/5", "Looker"],
    ["Colleagues trained in:\n- Power BI", "Power BI"],
  ])("but not %j of %s", (text, name) => {
    expect(because(text, name)).toEqual([]);
  });
});

describe("what one does without is not had", () => {
  test.each([
    ["Uso Krita anziché Photoshop.", "Photoshop"],
    ["Photoshopの代わりにGIMPを使っていました。", "Photoshop"],
    ["We moved away from Jenkins the month before I joined.", "Jenkins"],
    ["In twelve years of freelancing I have managed to dodge InDesign.", "InDesign"],
    ["Viele glauben, ich könne SAP.", "SAP"],
    ["Bokföringen ligger hos byrån Holm, som kör Fortnox.", "Fortnox"],
  ])("%j of %s", (text, name) => {
    expect(because(text, name)).toHaveLength(1);
  });
});

test("the French possessive ends no clause", () => {
  expect(because("La taille de pierre, c'est ma vie depuis vingt ans.", "taille de pierre")).toEqual([]);
});

test("the last day of a certificate is not the day of its issue", () => {
  const dated = (text: string, date: string) =>
    proveResume(text, { certificates: [{ name: "Forklift licence", date }] }).unproved.map(
      ({ path }) => path,
    );
  expect(dated("Forklift licence, valid until 06/2027", "2027-06")).toEqual(["certificates[0].date"]);
  expect(dated("Forklift licence, issued 06/2022", "2022-06")).toEqual([]);
});

test("a client is not the employer", () => {
  const work = (name: string) =>
    proveResume("Lintel Staffing, Nov 2019 to May 2021: receptionist, on site at Brackley Insurance", {
      work: [{ name, position: "receptionist", startDate: "2019-11", endDate: "2021-05" }],
    }).unproved;
  expect(work("Brackley Insurance")).toHaveLength(1);
  expect(work("Lintel Staffing")).toEqual([]);
});

test.each([
  ["Von Oktober 2012 bis Ende Februar 2018 Köchin, Gasthof Ähre", "2012-10", "2018-02"],
  ["Zwischen 3/2011 und 9/2015: Köchin, Gasthof Ähre", "2011-03", "2015-09"],
  ["04-09/2023 · Köchin, Gasthof Ähre", "2023-04", "2023-09"],
  ["2014 - 16 Köchin, Gasthof Ähre", "2014", "2016"],
])("%s has both its dates", (text, startDate, endDate) => {
  const work = [{ name: "Gasthof Ähre", position: "Köchin", startDate, endDate }];
  expect(proveResume(text, { work }).unproved).toEqual([]);
});
