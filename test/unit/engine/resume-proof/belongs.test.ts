import { describe, expect, test } from "vitest";
import { proveResume } from "../../../../src/engine/resume/proof/prove-resume.ts";

const unproved = (text: string, reading: Record<string, unknown>) =>
  proveResume(text, reading).unproved.map(({ path }) => path);
const job = (name: string, position: string, startDate: string, endDate?: string, location?: string) => ({
  work: [{ name, position, startDate, ...(endDate && { endDate }), ...(location && { location }) }],
});

describe("a title is no part of a lower one", () => {
  test.each([
    ["Deputy Manager, Alder Ward, 2018 – present. I stand in for the Manager.", "Manager", "Deputy Manager"],
    ["stellv. Leiterin, Alder Ward, 2018 – heute", "Leiterin", "stellv. Leiterin"],
    ["Alder Ward　店長補佐　2018年～現在", "店長", "店長補佐"],
  ])("%s", (text, higher, own) => {
    expect(unproved(text, job("Alder Ward", higher, "2018"))).toEqual(["work[0]"]);
    expect(unproved(text, job("Alder Ward", own, "2018"))).toEqual([]);
  });
});

test("each job of a line has its own years, and each line its own town", () => {
  const text = "Clerk at Alder Post (2007–2010), inspector at Birch Post (2010–2018)";
  expect(unproved(text, job("Birch Post", "inspector", "2010", "2018"))).toEqual([]);
  expect(unproved(text, job("Birch Post", "inspector", "2007", "2010"))).toEqual(["work[0]"]);
  const lines = "1. Clerk, Alder Post, Norby, 2007–2010\n2. Inspector, Birch Post, Sundby, 2010–2018";
  expect(unproved(lines, job("Birch Post", "Inspector", "2010", "2018", "Sundby"))).toEqual([]);
  expect(unproved(lines, job("Birch Post", "Inspector", "2010", "2018", "Norby"))).toEqual([
    "work[0].location",
  ]);
});

test.each([
  ["08/2017 – 02/2021 Servicetechniker, Rieger Kälte (Einsatz überwiegend bei Alder Dairy)", "Rieger Kälte"],
  ["Servicetechniker per Rieger Coop, presso l'Alder Dairy, 08/2017 – 02/2021", "Rieger Coop"],
  ["08/2017 – 02/2021 Servicetechniker, Rieger Klima (Alder Dairy sahasında)", "Rieger Klima"],
  ["Servicetechniker, Rieger, 08/2017 – 02/2021\nClient site: Alder Dairy", "Rieger"],
])("where the work was done is no employer: %s", (text, employer) => {
  expect(unproved(text, job(employer, "Servicetechniker", "2017-08", "2021-02"))).toEqual([]);
  expect(unproved(text, job("Alder Dairy", "Servicetechniker", "2017-08", "2021-02"))).toEqual(["work[0]"]);
});

test.each([
  ["HACCP: attestato rinnovato a ottobre 2023", "HACCP"],
  ["Passed the CPA exam in May.", "CPA"],
])("%j attests a paper", (text, name) => {
  expect(unproved(text, { certificates: [{ name }] })).toEqual([]);
});

test.each([
  ["HACCP: attestato non ancora rilasciato", "HACCP"],
  ["CISSP: exam to be passed by June", "CISSP"],
  ["PMP: hoping to have passed by summer", "PMP"],
  ["CPA: exam in May.", "CPA"],
])("%j attests none", (text, name) => {
  expect(unproved(text, { certificates: [{ name }] })).toEqual(["certificates[0]"]);
});

test("a level is that of the skill with which it stands, an issuer that of its certificate", () => {
  const text = "Excel (basic), Word (advanced)";
  expect(unproved(text, { skills: [{ name: "Word", level: "advanced" }] })).toEqual([]);
  expect(unproved(text, { skills: [{ name: "Excel", level: "advanced" }] })).toEqual(["skills[0].level"]);
  const held = "Forklift (Norby School, 2019) and Crane (Sundby School, 2021)";
  expect(unproved(held, { certificates: [{ name: "Crane", issuer: "Sundby School" }] })).toEqual([]);
  expect(unproved(held, { certificates: [{ name: "Crane", issuer: "Norby School" }] })).toEqual([
    "certificates[0].issuer",
  ]);
});

describe("periods that are written out", () => {
  test.each([
    ["Baker, Alder Ward, between 2019 and 2021", "2019", "2021"],
    ["Baker, Alder Ward, zwischen März 2019 und Juni 2021", "2019-03", "2021-06"],
    ["2019年4月入社　Alder Ward　Baker", "2019-04", undefined],
    ["民國108年4月至110年6月　Alder Ward　Baker", "2019-04", "2021-06"],
    ["19-21年　Alder Ward　Baker", "2019", "2021"],
    ["2022年冬～2023年春　Alder Ward　Baker", "2022", "2023"],
    ["Joined Alder Ward in April 2019 as Baker and am still there.", "2019-04", undefined],
  ])("%s", (text, start, end) => {
    expect(unproved(text, job("Alder Ward", "Baker", start, end))).toEqual([]);
    expect(unproved(text, job("Alder Ward", "Baker", "2011", end))).toEqual(["work[0]"]);
  });
});

test("a failed, lapsed or offered certificate is none, nor is what another writes of themselves", () => {
  for (const text of ["I failed the CISSP in 2020.", "CISSP (2015, expired)", "The CISSP was on offer, too."])
    expect(unproved(text, { certificates: [{ name: "CISSP" }] })).toEqual(["certificates[0]"]);
  const letter =
    "“Ida uses AccuRx with ease and has been a joy. I built the recall list in Access before her time.” — Dr Lomax";
  expect(unproved(letter, { skills: [{ name: "Access" }] })).toEqual(["skills[0]"]);
  expect(unproved(letter, { skills: [{ name: "AccuRx" }] })).toEqual([]);
});

test("names are found in the cases of Polish and Czech", () => {
  const text = "Testy piszę w Cypressie, a kod trzymam w repozytoriach na serwerze firmy.";
  expect(unproved(text, { skills: [{ name: "Cypress" }] })).toEqual([]);
  expect(unproved(text, { skills: [{ name: "Cypriot" }] })).toEqual(["skills[0]"]);
});
