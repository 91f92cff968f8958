import { describe, expect, test } from "vitest";
import type { PersonEvidence, PersonJob } from "../../../../../src/engine/fit/types.ts";
import { builtIn, nobody } from "../people.ts";
import { outcomeOf } from "./person.ts";

const said = (text: string) => ({ text, claimIds: [`clm_${text.slice(0, 14)}`] });

function job(title: string, from: number, to: number, ...lines: string[]): PersonJob {
  const months = [from * 12, to * 12 - 1] as const;
  return { ...{ title, months, claimIds: [`clm_${title}`] }, text: "", lines: lines.map(said) };
}

function withWork(jobs: PersonJob[], skills: string[] = []): PersonEvidence {
  return {
    ...nobody,
    skills: skills.map((name) => {
      const id = builtIn().skills.resolve(name)?.id ?? `own:${name.toLowerCase()}`;
      return { id, name, level: 4, claimIds: [`clm_${name}`] };
    }),
    titles: jobs.map(({ title, claimIds }) => ({ text: title, claimIds })),
    texts: jobs.flatMap(({ lines = [] }) => [...lines]),
    jobs: jobs.map((one) => ({
      ...one,
      text: [one.title, ...(one.lines ?? []).map(({ text }) => text)].join("\n"),
    })),
  };
}

const accountant = withWork(
  [
    job(
      ...(["Contadora Sênior", 2020, 2026] as const),
      "Fechamento contábil de 4 empresas do grupo (Lucro Real)",
      "Apuração de ICMS, PIS e COFINS",
    ),
  ],
  ["Totvs Protheus"],
);
const teacher = withWork(
  [
    job("Teacher of Science", 2016, 2020, "Form tutor for Year 9"),
    job("Private Tutor", 2022, 2026, "Biology tuition for six pupils a week"),
  ],
  ["SIMS"],
);
const driver = withWork([
  job("Berufskraftfahrer Fernverkehr", 2019, 2026),
  job("Kraftfahrer Nahverkehr", 2014, 2019),
]);

describe("what the claims say counts", () => {
  test.each([
    [accountant, "pt", "experience", "Experiência com Lucro Real", "Fechamento contábil de 4 empresas"],
    [accountant, "pt", "experience", "Experiência com ICMS", "Apuração de ICMS"],
    [accountant, "pt", "other", "Sistema Totvs Protheus", "Totvs Protheus"],
    [teacher, "en", "experience", "Experience with SIMS or Arbor", "SIMS"],
    [teacher, "en", "experience", "1 year of experience as a tutor", "4 years as Private Tutor"],
    [
      driver,
      "de",
      "experience",
      "3 Jahre Erfahrung als Kraftfahrer",
      "12 years as Berufskraftfahrer Fernverkehr",
    ],
    [
      withWork([job("Warehouse Team Leader", 2016, 2024)]),
      ...([
        "en",
        "experience",
        "2 years of warehouse experience",
        "8 years as Warehouse Team Leader",
      ] as const),
    ],
  ] as const)("%#: %s %s %s", (person, language, kind, text, shown) => {
    const found = outcomeOf({ kind, text }, person, { language });
    expect(found?.outcome).toBe("met");
    expect(found?.shownBy).toContain(shown);
  });

  test("a product is shown by its own name, and not by another of its kind", () => {
    const both = withWork([], ["pytest", "NUnit"]);
    expect(outcomeOf({ kind: "skill", text: "NUnit" }, both)).toMatchObject({
      outcome: "met",
      shownBy: "NUnit",
    });
    expect(outcomeOf({ kind: "skill", text: "NUnit" }, withWork([], ["pytest"]))?.outcome).toBe("near");
  });

  test("a sous-chef is near a head chef", () => {
    const cook = withWork([job("Sous-Chef", 2016, 2024)]);
    const found = outcomeOf({ kind: "experience", text: "3 Jahre Erfahrung als Küchenchef" }, cook);
    expect(found).toMatchObject({ outcome: "near", near: "8 years as Sous-Chef" });
  });
});

describe("two languages at once", () => {
  const speaking = (second: string): PersonEvidence => ({
    ...nobody,
    languages: [
      { language: "English", fluency: "native", claimIds: ["clm_en"] },
      { language: "French", fluency: second, claimIds: ["clm_fr"] },
    ],
  });

  test.each(["Bilingual (English and French)", "Bilingual English/French"])("%s", (text) => {
    const fluent = outcomeOf({ kind: "language", text }, speaking("fluent"));
    expect(fluent).toMatchObject({ outcome: "met", shownBy: "English, native, French, fluent" });
    expect(outcomeOf({ kind: "language", text }, speaking("B1"))?.outcome).not.toBe("met");
  });
});

test("the level that is asked for is kept beside a name without it", () => {
  const basic = withWork([], ["Excel"]);
  expect(outcomeOf({ kind: "skill", text: "Excel", level: "Advanced" }, basic)?.level).toBe("Advanced");
  expect(
    outcomeOf({ kind: "skill", text: "Advanced Excel", level: "advanced" }, basic)?.level,
  ).toBeUndefined();
});
