import { expect, test } from "vitest";
import type { PersonEvidence } from "../../../../../src/engine/fit/types.ts";
import { MONTHS } from "../../../../../src/engine/resume/years.ts";
import { held, nobody } from "../people.ts";
import { outcomeOf } from "./person.ts";

const said = (text: string) => ({ text, claimIds: [`clm_${text}`] });
const outcome = (
  kind: "education" | "skill" | "licence" | "certificate" | "experience",
  text: string,
  person: Partial<PersonEvidence>,
  language: "en" | "de" = "en",
) => outcomeOf({ kind, text }, { ...nobody, ...person }, { language });

test("a diploma named as an alternative to a degree meets the demand", () => {
  const found = outcome("education", "A bachelor's degree or paralegal certificate", {
    degrees: [said("Paralegal Certificate, Example College (2019)")],
    ahead: [said("Bachelor of Arts, Legal Studies (2027-05)")],
  });
  expect(found).toMatchObject({
    outcome: "met",
    claimIds: ["clm_Paralegal Certificate, Example College (2019)"],
  });
});

test("another diploma does not", () => {
  const found = outcome("education", "A bachelor's degree or paralegal certificate", {
    degrees: [said("Cosmetology Certificate, Example College (2019)")],
  });
  expect(found?.outcome).toBe("unmet");
});

test.each(["Filevine or similar case management software", "Erfahrung mit Filevine oder ähnlicher Software"])(
  "whether a tool of the person's is similar, nobody here can say: %s",
  (text) => {
    expect(outcome("skill", text, { skills: [held("Python")] })?.outcome).toBe("unknown");
  },
);

test("a tool without 'or similar' is not met by another one", () => {
  expect(outcome("skill", "Filevine", { skills: [held("Python")] })?.outcome).toBe("unmet");
});

test.each([
  ["3 Jahre Berufserfahrung mit Nutzfahrzeugen", "Mechaniker (Nutzfahrzeuge)"],
  ["Erfahrung an Drehmaschinen", "Bediener Drehmaschine"],
])("German nouns are found in each case: %s", (text, title) => {
  const months = [2018 * MONTHS, 2024 * MONTHS] as const;
  const job = { title, text: title, months, claimIds: ["clm_job"] };
  expect(outcome("experience", text, { jobs: [job] }, "de")).toMatchObject({
    outcome: "met",
    claimIds: ["clm_job"],
  });
});

test.each([
  ["I don't drive.", "Full UK driving licence"],
  ["Care worker who does not drive.", "Full UK driving licence and access to a car"],
  ["Ich habe keinen Führerschein.", "Führerschein Klasse B"],
])("a person who says '%s' does not hold: %s", (text, asked) => {
  expect(outcome("licence", asked, { texts: [said(text)] })).toMatchObject({
    outcome: "unmet",
    near: text.replace(/\.$/, ""),
  });
});

test("who drives for a living is not taken for one who does not", () => {
  const found = outcome("licence", "Full UK driving licence", {
    texts: [said("I don't drive lorries over 7.5 tonnes.")],
  });
  expect(found?.outcome).toBe("unknown");
});

test("of two papers on a line, each is no longer valid after its date", () => {
  const found = outcome("certificate", "current ACLS", { lapsed: [said("BLS, ACLS (AHA)")] });
  expect(found?.outcome).toBe("near");
});
