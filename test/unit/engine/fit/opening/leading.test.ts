import { expect, test } from "vitest";
import { asksToLead, hasLed } from "../../../../../src/engine/fit/opening/experience/leading.ts";
import { MONTHS } from "../../../../../src/engine/resume/years.ts";
import { held, nobody } from "../people.ts";
import { outcomeOf } from "./person.ts";

const job = (title: string, from: number, to: number, text: string) => ({
  ...{ title, text: `${title}\n${text}`, claimIds: [title] },
  months: [from * MONTHS, to * MONTHS - 1] as const,
});
const engineer = {
  ...nobody,
  skills: [held("Kotlin"), held("Java")],
  jobs: [
    job("Lead Backend Engineer", 2023, 2026, "Lead a team of six engineers\nMoved 40 services to Kubernetes"),
    job("Backend Engineer", 2020, 2023, "Built the refund API in Kotlin"),
    job("Backend Engineer", 2017, 2020, "Backend services in Java for freight tracking"),
  ],
};
const found = (text: string) => outcomeOf({ kind: "experience", text }, engineer, { language: "en" });

test("years of leading people count only the jobs that say it", () => {
  expect(found("3+ years managing engineers")).toMatchObject({
    outcome: "met",
    claimIds: ["Lead Backend Engineer"],
    shownBy: "3 years as Lead Backend Engineer",
  });
  expect(found("5+ years managing engineers")?.outcome).toBe("near");
  expect(found("2 years of supervisory experience")).toMatchObject({
    outcome: "met",
    claimIds: ["Lead Backend Engineer"],
  });
  expect(found("Experience leading teams")?.claimIds).toEqual(["Lead Backend Engineer"]);
});

test("of 'Java or Kotlin' one is enough, and what stands before them must be named too", () => {
  const services = found("5+ years building backend services in Java or Kotlin");
  expect(services?.shownBy).toBe("6 years as Backend Engineer");
});

test.each([
  ["Managing engineers", true],
  ["Leading a small team of nurses", true],
  ["Line management", true],
  ["2 years of supervisory experience", true],
  ["Previous leadership roles", true],
  ["Managing customers and suppliers", false],
  ["Managing budgets", false],
  ["Leading indicators of risk", false],
])("%s asks for leading people: %s", (text, isLeading) => {
  expect(asksToLead(text)).toBe(isLeading);
});

test.each([
  ["Charge Nurse", "Charge Nurse", true],
  ["Nurse", "Nurse\nSupervised four care assistants", true],
  ["Nurse", "Nurse\nManaged 40 servers", false],
  ["Nurse", "Nurse\nManaged the budget", false],
])("%s with %s led people: %s", (title, text, isSaid) => {
  expect(hasLed({ title, text })).toBe(isSaid);
});

test("a title names the work of its holder: a teacher has taught", () => {
  const teacher = { ...nobody, jobs: [job("Class Teacher (Year 4)", 2018, 2026, "Raised results in maths")] };
  const background = { kind: "experience", text: "A background in teaching or training" } as const;
  expect(outcomeOf(background, teacher, { language: "en" })).toMatchObject({
    outcome: "met",
    claimIds: ["Class Teacher (Year 4)"],
  });
  const welding = { kind: "experience", text: "Experience of welding" } as const;
  expect(outcomeOf(welding, teacher, { language: "en" })?.outcome).not.toBe("met");
});
