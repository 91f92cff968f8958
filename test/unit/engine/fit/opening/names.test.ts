import { describe, expect, test } from "vitest";
import type { PersonEvidence } from "../../../../../src/engine/fit/types.ts";
import { builtIn, held, nobody } from "../people.ts";
import { outcomeOf } from "./person.ts";

/** A person who lists these skills and whose bullets are these. */
function listing(names: readonly string[], bullets: readonly string[] = []): PersonEvidence {
  const skills = names.map((name) => {
    const id = builtIn().skills.resolve(name)?.id;
    return id === undefined
      ? { id: `own:${name.toLowerCase()}`, name, level: 4, claimIds: [`clm_${name}`] }
      : { ...held(name), name, claimIds: [`clm_${name}`] };
  });
  const texts = bullets.map((text, at) => ({ text, claimIds: [`clm_bullet${at}`] }));
  const named = texts.flatMap(({ text, claimIds }) =>
    builtIn()
      .skills.findHeld(text)
      .map(({ id, text: name }) => ({ id, name, level: 3.5, claimIds })),
  );
  return { ...nobody, skills: [...skills, ...named], texts };
}

function skill(text: string, person: PersonEvidence, kind: "skill" | "experience" | "other" = "skill") {
  return outcomeOf({ kind, text }, person, { language: "en" })?.outcome;
}

describe("a demand that names a product, method or body", () => {
  test.each([
    ["Daily use of Zephyrix EMR", ["Epic EMR"]],
    ["Zephyrix EMR", ["Epic EMR"]],
    ["Experience with Zephyrix EMR", ["Epic EMR"]],
    ["Proficiency in Athenahealth", ["Epic EMR"]],
    ["Xero", ["QuickBooks"]],
    ["BMD NTCS", ["BMD"]],
    ["Zephyrix Payroll 7", ["Zephyrix"]],
    ["Advanced Excel with Voltrane", ["Microsoft Excel"]],
    ["Dagster pipelines", ["Apache Airflow"]],
    ["Kitchen management by the BRAMLEY method", ["Kitchen management"]],
  ])("%s is near where other names are listed: %j", (text, names) => {
    expect(skill(text, listing(names))).toBe("near");
    expect(skill(text, listing(names), "other")).not.toBe("met");
  });

  test.each([
    ["Daily use of Zephyrix EMR", ["Epic EMR"], ["Charts in Zephyrix on every shift."]],
    ["Daily use of Zephyrix EMR", ["Epic EMR", "Zephyrix"], []],
    ["Daily use of an EMR", ["Epic EMR"], []],
    ["Daily use of an EMR such as Zephyrix", ["Epic EMR"], []],
    ["Xero or QuickBooks", ["QuickBooks"], []],
    ["Strong SQL skills", ["SQL"], []],
    ["Advanced Excel", ["Microsoft Excel"], []],
    ["MS Excel", ["Excel"], []],
    ["Postgres", ["PostgreSQL"], []],
    ["JS", ["JavaScript"], []],
    ["Golang", ["Go"], []],
    ["Accounting software", ["QuickBooks"], []],
    ["Wound Care Experience", ["Wound care"], []],
    ["Applicant tracking systems (ATS)", ["Applicant tracking systems"], []],
  ])("%s is met by a claim that names it: %j %j", (text, names, bullets) => {
    expect(skill(text, listing(names, bullets))).toBe("met");
  });

  test("is met by the claims that name it", () => {
    const person = listing(["Epic EMR"], ["Charts in Zephyrix on every shift."]);
    const found = outcomeOf({ kind: "skill", text: "Daily use of Zephyrix EMR" }, person, { language: "en" });
    expect(found?.claimIds).toEqual(["clm_bullet0"]);
  });

  test("in years is near where the jobs do not name it", () => {
    const months = [2015 * 12, 2023 * 12] as const;
    const job = {
      title: "Staff nurse",
      text: "Staff nurse\nCharting in Epic EMR",
      months,
      claimIds: ["clm_job"],
    };
    const text = "3 years of experience with Zephyrix EMR";
    const person = { ...listing(["Epic EMR"]), jobs: [job] };
    expect(skill(text, person, "experience")).toBe("near");
    const named = { ...job, text: "Staff nurse\nCharting in Zephyrix EMR" };
    expect(skill(text, { ...person, jobs: [named] }, "experience")).toBe("met");
  });
});

describe("a broader skill", () => {
  test.each([
    ["Orbital welding", "Pipe welder", "near"],
    ["Orbital welding", "Orbital welding", "met"],
    ["Pipe welding", "Orbital welding", "met"],
    ["TIG welding", "Welding", "near"],
    ["Welding", "TIG welding", "met"],
    ["Residential interior design", "Interior design", "near"],
    ["Customer service", "Client service", "met"],
    ["Exam preparation", "Test preparation", "met"],
    ["Live-fire / wood grill cooking", "Cooking", "near"],
    ["Wood grill cooking", "Wood grill cooking", "met"],
    ["Strong cooking skills", "Cooking", "met"],
  ])("%s is asked for and %s is listed: %s", (text, name, outcome) => {
    expect(skill(text, listing([name]))).toBe(outcome);
  });

  test("does not stand for a narrower one in years of work", () => {
    const months = [2015 * 12, 2023 * 12] as const;
    const job = { title: "Pipe welder", text: "Pipe welder", months, claimIds: ["clm_job"] };
    const person = { ...listing(["Pipe welder"]), jobs: [job] };
    expect(skill("3 years of orbital welding", person, "experience")).toBe("near");
  });
});
