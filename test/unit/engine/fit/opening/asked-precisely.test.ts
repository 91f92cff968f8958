import { describe, expect, test } from "vitest";
import type { PersonCredential, PersonJob } from "../../../../../src/engine/fit/types.ts";
import type { Requirement } from "../../../../../src/engine/posting/types.ts";
import { MONTHS } from "../../../../../src/engine/resume/years.ts";
import { held, nobody } from "../people.ts";
import { outcomeOf } from "./person.ts";

function job(title: string, years: number, text = ""): PersonJob {
  const months = [2020 * MONTHS, (2020 + years) * MONTHS - 1] as const;
  return { title, text: `${title}\n${text}`, months, claimIds: [`clm_${title}`] };
}

function found(kind: Requirement["kind"], text: string, jobs: PersonJob[]) {
  return outcomeOf({ kind, text }, { ...nobody, jobs }, { language: "en" })?.outcome;
}

const english = [
  { text: "I keep the books of a small firm and train the people who join us.", claimIds: ["clm_text"] },
];

describe("two languages that are asked for together", () => {
  const spoken = (text: string, languages: { language: string; fluency: string; claimIds: string[] }[]) =>
    outcomeOf({ kind: "language", text }, { ...nobody, texts: english, languages })?.outcome;

  test("are met by both, and not by the one that the resume is written in", () => {
    expect(spoken("Bilingual English/Spanish", [])).toBe("unknown");
    expect(
      spoken("English and Spanish", [{ language: "Spanish", fluency: "fluent", claimIds: ["clm_es"] }]),
    ).toBe("met");
    expect(spoken("English or Spanish", [])).toBe("met");
  });
});

describe("a role that is named", () => {
  test("is not met by the one below it", () => {
    const demand = "3+ years as Executive Chef or Chef de Cuisine";
    expect(found("experience", demand, [job("Executive Sous Chef", 5)])).toBe("near");
    expect(found("experience", demand, [job("Executive Chef", 5)])).toBe("met");
  });
});

describe("a number that is asked for beside the years", () => {
  const demand = "2 years leading a crew of 10 or more";

  test.each([
    ["lead 4 man crew on the second table", "near"],
    ["lead a crew of 12 welders", "met"],
    ["lead a 12 person crew", "met"],
    ["lead the crew", "near"],
  ])("%s is %s", (text, outcome) => {
    expect(found("experience", demand, [job("Crew Lead", 6, text)])).toBe(outcome);
  });
});

describe("a name with its letters in brackets", () => {
  const nurse = (text: string) => job("Staff Nurse", 3, text);

  test("is met by either of the two", () => {
    const demand = "Experience with continuous renal replacement therapy (CRRT)";
    expect(found("experience", demand, [nurse("Ran CRRT for 22 patients")])).toBe("met");
    expect(
      found("experience", demand, [nurse("Continuous renal replacement therapy with a small team")]),
    ).toBe("met");
    expect(found("experience", demand, [nurse("Wound care")])).not.toBe("met");
  });
});

describe("a certificate of a body", () => {
  const held = (credentials: PersonCredential[], text = "BLS required at hire (AHA or Red Cross)") =>
    outcomeOf({ kind: "certificate", text }, { ...nobody, credentials })?.outcome;
  const bls = (issuer?: string): PersonCredential => ({
    text: "BLS",
    claimIds: ["clm_bls"],
    ...(issuer && { issuer }),
  });

  test("is met where that body gave it", () => {
    expect(held([bls("American Heart Association")])).toBe("met");
    expect(held([bls("American Red Cross")])).toBe("met");
    expect(held([bls("AHA")])).toBe("met");
    expect(held([bls("Philippine Heart Association")])).toBe("near");
    expect(held([bls()])).toBe("near");
    expect(held([bls("Philippine Heart Association")], "BLS (Basic Life Support)")).toBe("met");
  });

  test("that no longer holds is near", () => {
    const lapsed = [{ text: "Food Safety Manager", claimIds: ["clm_old"] }];
    const demand = { kind: "certificate", text: "Current Food Safety Manager certification" } as const;
    expect(outcomeOf(demand, { ...nobody, lapsed })).toMatchObject({
      outcome: "near",
      near: "Food Safety Manager, no longer valid",
      claimIds: ["clm_old"],
    });
  });
});

test.each([
  ["Laravel", "Symfony"],
  ["Docker", "Podman"],
  ["Power BI", "Power Query"],
  ["Redis", "Memcached"],
])("another product than %s does not meet it, but is near: %s", (asked, own) => {
  const person = { ...nobody, skills: [held(own)] };
  expect(outcomeOf({ kind: "skill", text: asked }, person)?.outcome).toBe("near");
});

test("a degree that lies ahead is not held, and named as not finished", () => {
  const ahead = [{ text: "B.S., Data Analytics (2023 – present)", claimIds: ["clm_ahead"] }];
  const degrees = [{ text: "High school diploma", claimIds: ["clm_school"] }];
  const found = outcomeOf(
    { kind: "education", text: "Bachelor's degree in a quantitative field" },
    { ...nobody, education: "secondary", degrees, ahead },
  );
  expect(found).toMatchObject({ outcome: "unmet", claimIds: [] });
  expect(found?.near).toContain("not finished");
});

test.each([
  ["skill", "whole-animal butchery", "unknown"],
  ["education", "Diploma in animal butchery", "unknown"],
  ["skill", "embroidery of silk", "unmet"],
] as const)("a %s of which an unread line says half is %s: %s", (kind, text, outcome) => {
  const unread = [{ text: "Butchery (whole hog, whole fish), diploma", claimIds: [] }];
  const person = { ...nobody, skills: [held("Wound care")], education: "secondary" as const, unread };
  expect(outcomeOf({ kind, text }, person)?.outcome).toBe(outcome);
});
