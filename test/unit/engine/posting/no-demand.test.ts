import { describe, expect, test } from "vitest";
import { prepareCatalog } from "../../../../src/engine/fit/scales.ts";
import { normalisePosting } from "../../../../src/engine/posting/normalise.ts";
import { readBuiltInCatalog } from "../../../../src/platform/built-in-catalog.ts";

const { skills } = prepareCatalog(readBuiltInCatalog());

function asked(text: string): string[] {
  const { requirements = [] } = normalisePosting({ text }, skills).opportunity;
  return requirements.map(({ kind, text: words }) => `${kind}: ${words}`);
}

describe("what stands near demands and is none", () => {
  test("what somebody does is a duty under whatever adjective", () => {
    expect(
      asked("Therapist\n\nEssential Functions\n- Draws and interprets blood gases.\n\nRequirements\n- BLS"),
    ).toEqual(["certificate: BLS"]);
  });

  test.each([
    "Requirements\n- BLS\n- relocation support is provided, visa support possible",
    "Requirements\n- BLS, tickets restaurant, mutuelle",
  ])("what the employer offers is no demand: %j", (text) => {
    expect(asked(`Clerk\n\n${text}`)).toEqual(["certificate: BLS"]);
  });

  test.each([
    "OPEN TO/ ELIGIBILITY CRITERIA: All interested applicants",
    "Open to: Any qualified individuals",
    "Requirements\n- BLS\n- Interested and qualified candidates",
  ])("who may apply is no demand: %j", (text) => {
    expect(asked(`Clerk\n\n${text}`).filter((one) => /applicants|individuals|candidates/.test(one))).toEqual(
      [],
    );
  });

  test("a phrase of forms asks for nothing", () => {
    const text =
      "Staff Nurse\n\nRequirements\n- BLS\n- Possess the requisite knowledge and ability, including a high standard of suitability";
    expect(asked(text).filter((one) => one.includes("requisite"))).toEqual([]);
  });

  test("a subject of two words stays one demand", () => {
    const text = "Carer\n\nRequirements\n- NVQ Level 3 in Health and Social Care or equivalent experience";
    expect(asked(text)).toEqual([
      "education: NVQ Level 3 in Health and Social Care or equivalent experience",
    ]);
  });

  test("what one learns there is none of what one brings", () => {
    const text =
      "Tischler (m/w/d)\n\nWas du mitbringst\n- Python\n\nWas du bei uns lernst: Zeichnen, CNC, SQL";
    expect(asked(text)).toEqual(["skill: Python"]);
  });

  test("by when a certificate is due, how often one meets, and why", () => {
    const text =
      "Frontend developer\n\nRequirements\n- PALS within 6 months\n- React, we meet twice a year in Porto\n- no weekends";
    expect(asked(text)).toEqual(["certificate: PALS within 6 months", "skill: React"]);
    expect(asked("数据分析师\n\n任职要求：\n英语流利，因为要跟新加坡团队开会")).toEqual([
      "language: 英语流利",
    ]);
  });

  test("the call for a worker of that title", () => {
    expect(asked("Weekend barista wanted, Harbour Coffee, Leeds. 6 months' espresso experience")).toEqual([
      "experience: 6 months' espresso experience",
    ]);
  });

  test("an internship that applicants have behind them is no kind of employment", () => {
    const text =
      "Tischler (m/w/d)\nWerkstatt Quellenhof\n\nWir bauen Möbel.\nUnd Treppen.\nUnd Boote.\nIn Holz.\nSeit 1988.\n\nDein Profil\n- ein Praktikum in einer Werkstatt ist gern gesehen";
    expect(normalisePosting({ text }, skills).opportunity.employmentType).toBeUndefined();
  });
});

test.each([
  "Vi erbjuder friskvård",
  "Oferujemy pakiet medyczny",
  "Unlimited vacation",
  "25 days of annual leave",
  "Live-in available",
  "Visa sponsorship is available",
])("%s in a list of demands is what the employer gives", (line) => {
  const text = `Cook\nExample Kitchen, Leeds\nRequirements\n- Knife skills\n- ${line}`;
  expect(JSON.stringify(normalisePosting({ text }, skills).opportunity.requirements)).not.toContain(line);
});

test("a dish of the day is no pay", () => {
  const text = "Serveur H/F\nRestaurant Exemple, Lyon\nPlat du jour : 12 €\nProfil\n- Sens du service";
  expect(normalisePosting({ text }, skills).opportunity.salary).toBeUndefined();
});
