import { describe, expect, test } from "vitest";
import { MONTHS } from "../../../../../src/engine/resume/years.ts";
import { held, nobody } from "../people.ts";
import { outcomeOf } from "./person.ts";

const job = (title: string, from: number, to: number, text = "") => ({
  ...{ title, text: `${title}\n${text}`, claimIds: [title] },
  months: [from * MONTHS, to * MONTHS - 1] as const,
});
const said = (text: string) => ({ text, claimIds: [text] });
const pharmacist = {
  ...nobody,
  skills: [held("Python")],
  texts: [said("GPhC registered pharmacist with 7 years in hospitals.")],
  degrees: [said("Postgraduate Diploma, Clinical Pharmacy")],
  credentials: [said("Independent Prescriber (2024)")],
  jobs: [
    job("Senior Clinical Pharmacist", 2022, 2026, "Supervise two trainee pharmacists and a technician"),
    job("Rotational Pharmacist", 2018, 2022, "Medicines reconciliation on admissions"),
    job("Pre-registration pharmacist", 2017, 2018),
  ],
};
const opening = { language: "en", title: "Lead Pharmacist" } as const;
const found = (
  text: string,
  kind: "licence" | "certificate" | "experience" | "education",
  texts = pharmacist.texts,
) => outcomeOf({ kind, text }, { ...pharmacist, texts }, opening);

test.each([
  "Registered with the General Pharmaceutical Council",
  "Registered Clinical Pharmacist with the General Pharmaceutical Council",
  "GPhC registration",
  "Current registration with the GPhC",
])("%s is met by a line that says so", (text) => {
  expect(found(text, "licence")).toMatchObject({
    outcome: "met",
    shownBy: "GPhC registered pharmacist with 7 years in hospitals.",
  });
});

test.each([
  ["I am not registered with the GPhC.", "unmet"],
  ["Formerly registered with the GPhC.", "near"],
  ["Worked on a project about the GPhC.", "unmet"],
  ["My sister is a GPhC registered pharmacist.", "unmet"],
])("%s leaves it %s", (line, outcome) => {
  expect(found("Registered with the General Pharmaceutical Council", "licence", [said(line)])?.outcome).toBe(
    outcome,
  );
});

test("a registration is no membership, and an issuer names the body", () => {
  expect(found("Membership of the General Pharmaceutical Council", "certificate")?.outcome).not.toBe("met");
  const issued = { ...said("GPhC registration"), issuer: "General Pharmaceutical Council" };
  const person = { ...pharmacist, texts: [], credentials: [issued] };
  const asked = { kind: "licence", text: "Registered with the General Pharmaceutical Council" } as const;
  expect(outcomeOf(asked, person, opening)?.outcome).toBe("met");
});

test("years after registration are those in the profession", () => {
  expect(found("At least 5 years' post-registration experience", "experience")).toMatchObject({
    outcome: "met",
    shownBy: "8 years as Senior Clinical Pharmacist and Rotational Pharmacist",
  });
  expect(found("10 years post-qualification experience", "experience")?.outcome).toBe("near");
});

test("what a demand includes is asked for too, and without it the demand is near", () => {
  const text = "5 years' post-registration experience, including work in";
  expect(found(`${text} paediatrics`, "experience")?.outcome).toBe("near");
  expect(found(`${text} medicines reconciliation`, "experience")?.outcome).toBe("met");
});

test("supervising is near line management", () => {
  expect(found("Experience of line management of staff", "experience")).toMatchObject({
    outcome: "near",
    claimIds: ["Senior Clinical Pharmacist"],
  });
});

describe("a body by its letters, which name a country too", () => {
  const enrolled = (paper: string) => ({ ...nobody, credentials: [said(paper)] });
  const asked = (text: string, paper: string) =>
    outcomeOf({ kind: "licence", text }, enrolled(paper), { language: "pt", title: "Enfermeira" })?.outcome;

  test.each([
    ["COREN ativo", "COREN-PR 123456"],
    ["Registro no COREN", "COREN-PR 123456"],
    ["Registro ativo no COREN", "COREN-PR 123456"],
    ["Inscrição na OAB", "OAB/PR 54.321"],
    ["Inscrição ativa na OAB/PR", "OAB/PR 54.321"],
    ["CREA em dia", "CREA-PR 98765/D"],
  ])("%s is met by %s", (text, paper) => {
    expect(asked(text, paper)).toBe("met");
  });

  test.each([
    ["COREN ativo", "OAB/PR 54.321"],
    ["Inscrição na OAB", "COREN-PR 123456"],
  ])("%s is not met by %s", (text, paper) => {
    expect(asked(text, paper)).not.toBe("met");
  });
});
