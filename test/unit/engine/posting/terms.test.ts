import { describe, expect, test } from "vitest";
import { normalisePosting } from "../../../../src/engine/posting/normalise.ts";
import { finder } from "./finder.ts";

const read = (text: string) => normalisePosting({ text }, finder).opportunity;

describe("closing date", () => {
  test.each([
    ["Closing date: 2027-03-31", "2027-03-31"],
    ["Apply by March 31st, 2027", "2027-03-31"],
    ["Deadline: 31 March 2027", "2027-03-31"],
    ["Applications close on 25/12/2027", "2027-12-25"],
    ["Application deadline: 12/25/2027", "2027-12-25"],
    ["Bewerbungsschluss: 1. März 2027", "2027-03-01"],
    ["Bewerben Sie sich bis 5.4.2027", "2027-04-05"],
    ["Date limite : 1er août 2027", "2027-08-01"],
    ["Fecha límite: 3 de mayo de 2027", "2027-05-03"],
    ["截止日期：2027年5月1日", "2027-05-01"],
    ["Deadline: 29 February 2028", "2028-02-29"],
    ["Closing date: 2000-02-29", "2000-02-29"],
  ])("%s is %s", (text, date) => {
    expect(read(text).closingDate).toBe(date);
  });

  test.each([
    "Closing date: 03/04/2027",
    "Apply by March 31",
    "Deadline: 2027-02-30",
    "Deadline: 29 February 2027",
    "Closing date: 2100-02-29",
    "Closing date: 31.4.2027",
    "Posted on 2027-01-01",
    "Start: 1.4.2027",
  ])("%s is none", (text) => {
    expect(read(text).closingDate).toBeUndefined();
  });
});

describe("where the work is done", () => {
  test.each([
    ["Cook\nLocation: Remote, US", "remote", ["US"]],
    ["Cook\nLocation: Austin, TX or Denver, CO (on-site)", "on_site", ["Austin, TX", "Denver, CO"]],
    ["Cook\nLocation: San Francisco, CA, Seattle, WA", undefined, ["San Francisco, CA", "Seattle, WA"]],
    ["Cook\nLocations: Berlin, Munich, Hamburg", undefined, ["Berlin", "Munich", "Hamburg"]],
    ["Cook\nLocation: Paris, France", undefined, ["Paris, France"]],
    ["Cook\nStandort: Frankfurt am Main / Köln", undefined, ["Frankfurt am Main", "Köln"]],
    ["Cook\nThis is a fully remote position.", "remote", undefined],
    ["Cook\nYou work three days a week in the office.", "hybrid", undefined],
    ["Cook\nWe work in a hybrid model from our Boston, MA office.", "hybrid", ["Boston, MA"]],
    ["Cook\nRemote work is not possible.", "on_site", undefined],
    ["Cook\nHybrid cloud and remote monitoring of patients, on-site parking", undefined, undefined],
    ["Koch\nMobiles Arbeiten: 3 Tage Homeoffice", "hybrid", undefined],
    ["Comptable\nPoste en présentiel", "on_site", undefined],
    ["Contable\nTrabajo presencial", "on_site", undefined],
    ["会计\n工作地点：杭州\n支持混合办公", "hybrid", ["杭州"]],
  ])("%j", (text, remote, locations) => {
    const opportunity = read(text);
    expect({ remote: opportunity.remote, locations: opportunity.locations }).toEqual({ remote, locations });
  });
});

describe("kind of employment", () => {
  test.each([
    ["Cook\nFull-time", "FULL_TIME"],
    ["Cook\nJob type: Part time", "PART_TIME"],
    ["Cook\nContract: Contract", "CONTRACTOR"],
    ["Cook\nThis is a temporary position.", "TEMPORARY"],
    ["Koch\nMinijob", "PART_TIME"],
    ["Koch\nIn Vollzeit oder Teilzeit", "FULL_TIME"],
    ["Cuisinier\nCDD", "TEMPORARY"],
    ["Cocinero\nJornada completa", "FULL_TIME"],
    ["厨师\n兼职", "PART_TIME"],
  ])("%j is %s", (text, kind) => {
    expect(read(text).employmentType).toBe(kind);
  });

  test.each([
    "Cook\nYou train our interns and volunteers.",
    "Cook\nContract negotiation",
    "Actor\nYou stand on a stage",
  ])("%j is not said", (text) => {
    expect(read(text).employmentType).toBeUndefined();
  });
});

describe("title, company, language", () => {
  test.each([
    ["We are looking for an experienced line cook to join our kitchen.", "line cook"],
    ["Wir suchen eine Köchin (m/w/d) für unser Haus.", "Köchin (m/w/d)"],
    ["Wir suchen zum nächstmöglichen Zeitpunkt einen Maurer.", "Maurer"],
    ["Nous recrutons une aide-soignante pour la nuit.", "aide-soignante"],
    ["Se busca camarero. Buscamos un cocinero con experiencia.", "cocinero"],
    ["招聘会计2名", "会计"],
    ["Welcome to our page\nSenior Accountant - Boston, MA\nApply now", "Senior Accountant"],
  ])("%j is for %s", (text, title) => {
    expect(read(text).title).toBe(title);
  });

  test.each([
    ["Cook\nAbout Example Kitchens\nWe cook.", "Example Kitchens"],
    ["Example Kitchens is hiring a cook.", "Example Kitchens"],
    ["Die Beispiel Bau GmbH sucht einen Maurer.", "Beispiel Bau GmbH"],
    ["Join Example Kitchens as a cook.", "Example Kitchens"],
    ["Cook\nEmployer: Example & Sons", "Example & Sons"],
    ["示例餐饮有限公司招聘厨师", "示例餐饮有限公司"],
  ])("%j is at %s", (text, company) => {
    expect(read(text).company).toBe(company);
  });

  test.each(["Cook\nAbout us\nWe cook.", "We are hiring a cook.", "About the role\nYou cook at night."])(
    "%j names no company",
    (text) => {
      expect(read(text).company).toBeUndefined();
    },
  );

  test.each([
    ["Cerchiamo una persona con esperienza che ami il pane e la nostra cucina", undefined],
    ["東京で働くエンジニアを募集しています", undefined],
    ["Nurse, Texas", undefined],
    ["You will work with our team and the guests of the hotel", "en"],
    ["Sie arbeiten mit dem Team und für die Gäste", "de"],
  ])("%j is in %s", (text, language) => {
    expect(read(text).language).toBe(language);
  });
});
