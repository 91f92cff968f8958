import { describe, expect, test } from "vitest";
import type { PersonEvidence, PersonJob } from "../../../../../src/engine/fit/types.ts";
import { MONTHS } from "../../../../../src/engine/resume/years.ts";
import { nobody } from "../people.ts";
import { outcomeOf } from "./person.ts";

function job(title: string, from: number, to: number, ...bullets: string[]): PersonJob {
  const months = [from * MONTHS, to * MONTHS - 1] as const;
  const lines = bullets.map((text) => ({ text, claimIds: [`clm_${from}_line`] }));
  return { title, text: [title, ...bullets].join("\n"), lines, months, claimIds: [`clm_${from}`] };
}

function working(...jobs: PersonJob[]): PersonEvidence {
  const texts = jobs.flatMap(({ text, claimIds }) =>
    text
      .split("\n")
      .slice(1)
      .map((line) => ({ text: line, claimIds: [`${claimIds[0]}_line`] })),
  );
  return { ...nobody, jobs, texts, titles: jobs.map(({ title, claimIds }) => ({ text: title, claimIds })) };
}

function found(text: string, person: PersonEvidence) {
  return outcomeOf({ kind: "experience", text }, person, { language: "en", title: "Registered Nurse" });
}

const nurse = working(
  job("Registered Nurse", 2016, 2021, "Cared for five patients a shift."),
  job("Staff Nurse, ICU", 2021, 2023, "Managed ventilators and vasoactive drips."),
);
const byBullet = working(
  job("Registered Nurse", 2014, 2021, "Cared for five patients a shift."),
  job("Registered Nurse", 2021, 2023, "Cared for two ventilated patients in a 16-bed ICU."),
);
const seller = working(
  job("Account Executive", 2015, 2020, "Sold payroll software to manufacturers."),
  job("Account Executive", 2020, 2022, "Closed B2B contracts of 40,000 euros."),
);

const developer = working(job("Software Developer", 2016, 2018), job("Backend Developer", 2018, 2022));

describe("years of what is asked for", () => {
  test.each([
    ["Minimum 3 years experience of software development", developer, "met"],
    ["3 years of game development", developer, "near"],
    ["2 years of ICU experience", nurse, "met"],
    ["2 years of recent ICU experience", nurse, "met"],
    ["Minimum 2 years ICU nursing experience", byBullet, "met"],
    ["2 years of intensive care experience", nurse, "met"],
    ["5 years of ICU experience", nurse, "near"],
    ["5+ years of B2B sales experience", seller, "near"],
    ["2 years of B2B sales experience", seller, "met"],
    ["9 years of ICU experience", nurse, "near"],
  ])("%s", (text, person, outcome) => {
    expect(found(text, person)?.outcome).toBe(outcome);
  });

  test("are near with the sum where some jobs do not say the unit", () => {
    const outcome = found("5 years of ICU experience", nurse);
    expect(outcome?.near).toBe("2 years as Staff Nurse, ICU; 7 years counting jobs that do not name it");
    expect(outcome?.claimIds).toEqual(["clm_2021", "clm_2016"]);
  });

  test("are near and without a gap where no job says it, and the work is of the kind", () => {
    const plain = working(job("Registered Nurse", 2016, 2023, "Cared for five patients a shift."));
    expect(found("2 years of ICU nursing experience", plain)).toMatchObject({
      outcome: "near",
      claimIds: ["clm_2016"],
    });
  });
});

describe("the lines that show experience", () => {
  const chef = working(
    job("Sous Chef", 2020, 2024, "Food cost 34% down to 29.5% in 14 months", "Ran the line five nights"),
  );

  test("are cited before the job, and shown where no years are asked for", () => {
    expect(found("Proven food cost experience", chef)).toMatchObject({
      outcome: "met",
      claimIds: ["clm_2020_line", "clm_2020"],
      shownBy: "Food cost 34% down to 29.5% in 14 months",
    });
    expect(found("2 years of food cost experience", chef)?.shownBy).toBe("4 years as Sous Chef");
  });

  test("in-house is no house", () => {
    const court = working(job("Associate", 2020, 2024, "Kept eleven tenants in their house"));
    expect(found("In-house experience", court)?.outcome).not.toBe("met");
  });
});

test.each([
  ["vous justifiez d'au moins 5 ans d'expérience en ADV export", "Assistante ADV export", "met"],
  ["5 ans d'expérience en ADV export dans un environnement industriel", "Assistante ADV export", "near"],
  ["Une première expérience réussie de 3 ans minimum en vente sédentaire", "Commerciale sédentaire", "near"],
  ["2 yrs verifiable tractor trailer exp", "Tractor Trailer Driver", "met"],
  ["9 años de experiencia demostrable en ventas industriales", "Enfermera", "unknown"],
])("%s: %s is %s", (asked, title, outcome) => {
  const person = working(job(title, 2014, 2021));
  const known = { language: "fr", title: "Gestionnaire" } as const;
  expect(outcomeOf({ kind: "experience", text: asked }, person, known)?.outcome).toBe(outcome);
});
