import { describe, expect, test } from "vitest";
import { openingScore } from "../../../../../src/engine/fit/opening/score.ts";
import { nobody } from "../people.ts";
import { nurseCook, outcomeOf } from "./person.ts";

const noBaselines = { interests: 0, knowledge: 0, experience: 0, preparation: 0, values: 0, styles: 0 };

describe("a requirement", () => {
  test.each([
    ["Glockenspiel experience", "met"],
    ["Experience of glockenspiel", "met"],
    ["2 years of glockenspiel experience", "near"],
    ["Marimba experience", "unknown"],
    ["Glockenspiel tuning experience", "unknown"],
  ])("of experience with what is listed, and the catalogue does not know: %s is %s", (text, outcome) => {
    const own = { id: "own:glockenspiel", name: "Glockenspiel", level: 4, claimIds: ["clm_own"] };
    const skills = [...nurseCook.skills, own];
    expect(outcomeOf({ kind: "experience", text }, { ...nurseCook, skills })?.outcome).toBe(outcome);
  });

  test.each([
    ["skill", "Wound care", "met"],
    ["skill", "Excel", "met"],
    ["skill", "Spreadsheets", "met"],
    ["skill", "Wound care level 3", "near"],
    ["skill", "blanket warmer", "met"],
    ["skill", "Kubernetes", "unmet"],
    ["skill", "underwater basket weaving", "unmet"],
    ["education", "Bachelor's degree in Nursing", "met"],
    ["education", "BSN", "met"],
    ["education", "Associate degree", "met"],
    ["education", "Bachelor's degree in nursing, health sciences or a related field", "met"],
    ["education", "Bachelor's degree in Computer Science", "near"],
    ["education", "Master's degree in Nursing", "unmet"],
    ["education", "MSN", "unmet"],
    ["education", "Master's degree or equivalent experience", "near"],
    ["education", "Abgeschlossenes Studium", "met"],
    ["licence", "Current RN license", "met"],
    ["licence", "Registered Nurse licence", "met"],
    ["licence", "CDL Class B", "met"],
    ["licence", "CDL Class A", "near"],
    ["licence", "Journeyman electrician licence", "unmet"],
    ["licence", "A valid driver's license and clean driving record", "unknown"],
    ["licence", "Führerschein Klasse B", "unknown"],
    ["licence", "Führerschein CE", "unmet"],
    ["certificate", "RN license and CDL Class B", "met"],
    ["certificate", "RN license and ACLS", "near"],
    ["certificate", "Bachelor Level Wiring Certificate", "met"],
    ["certificate", "Certified Welding Inspector", "unmet"],
    ["experience", "3+ years as a registered nurse", "met"],
    ["experience", "5+ years as a registered nurse", "near"],
    ["experience", "6 years of experience", "met"],
    ["experience", "10+ years of experience", "near"],
    ["experience", "2 years of wound care", "met"],
    ["experience", "2 years as a line cook", "met"],
    ["experience", "5 years as a software developer", "unmet"],
    ["experience", "3 years in acute nursing", "near"],
    ["experience", "2+ years of experience in nursing in a fast-paced environment", "met"],
    ["experience", "3 years of land development or stormwater design", "unmet"],
    ["experience", "2 ans minimum d'expérience", "met"],
    ["experience", "有电商行业背景", "unknown"],
    ["experience", "10 years in the widget sector", "unknown"],
    ["language", "Fluent Spanish", "met"],
    ["language", "Spanish (C1)", "met"],
    ["language", "Native Spanish", "near"],
    ["language", "German B1", "near"],
    ["language", "German B2", "unmet"],
    ["language", "Grundkenntnisse Deutsch", "met"],
    ["language", "Deutsch", "near"],
    ["language", "French", "unmet"],
    ["authorization", "Must be authorized to work in the US", "met"],
    ["authorization", "Right to work in the UK", "unmet"],
    ["authorization", "Active security clearance", "unknown"],
    ["place", "Must live in Oregon", "met"],
    ["place", "Must live in Texas", "unmet"],
    ["schedule", "Night shifts", "unknown"],
    ["other", "Positive attitude", "unknown"],
  ] as const)("%s: %s is %s", (kind, text, outcome) => {
    expect(outcomeOf({ kind, text })).toMatchObject({ text, outcome });
  });

  test("that is met shows its claims, and one that is near what the person has", () => {
    expect(outcomeOf({ kind: "skill", text: "Excel" })?.claimIds).not.toEqual([]);
    expect(outcomeOf({ kind: "licence", text: "CDL Class A" })).toMatchObject({ near: "CDL Class B" });
    expect(outcomeOf({ kind: "language", text: "German B2" })).toMatchObject({ near: "German, A2" });
    expect(outcomeOf({ kind: "experience", text: "5+ years as a nurse" })?.near).toBe(
      "4 years as Registered Nurse",
    );
  });

  test("is met by any one of its alternatives", () => {
    const alternatives = ["Kubernetes", "Python"];
    expect(outcomeOf({ kind: "skill", text: "Kubernetes or Python", alternatives })?.outcome).toBe("met");
    expect(
      outcomeOf({ kind: "skill", text: "Kubernetes or falconry", alternatives: ["Kubernetes", "falconry"] })
        ?.outcome,
    ).toBe("unmet");
  });

  test.each([
    "skill",
    "experience",
    "education",
    "licence",
    "certificate",
    "language",
    "authorization",
  ] as const)("of kind %s is unknown where nothing of its kind is stored", (kind) => {
    expect(outcomeOf({ kind, text: "Nursing" }, nobody)?.outcome).toBe("unknown");
  });

  test.each([
    ["Hebrew", "Fluent Czech"],
    ["Urdu", "Hindi"],
    ["Norwegian", "Finnish B2"],
    ["Cantonese", "Mandarin"],
  ])("is not met by %s where %s is asked", (language, text) => {
    const person = { ...nobody, languages: [{ language, fluency: "Native", claimIds: ["clm_1"] }] };
    expect(outcomeOf({ kind: "language", text }, person)?.outcome).toBe("unmet");
  });

  test("in the language that the resume is written in is met without a list of languages", () => {
    const text = "Führt das Team der Station und ist mit der Pflege von sechs Patienten bei Nacht betraut.";
    const person = { ...nobody, texts: [{ text, claimIds: ["clm_1"] }] };
    expect(outcomeOf({ kind: "language", text: "Deutsch C1" }, person)?.outcome).toBe("met");
    expect(outcomeOf({ kind: "language", text: "Englisch" }, person)?.outcome).toBe("unknown");
  });

  test.each([
    [{ needsSponsorship: true }, "No visa sponsorship available", "unmet"],
    [{ needsSponsorship: true }, "Visa sponsorship available", "met"],
    [{ needsSponsorship: false }, "We are unable to sponsor visas", "met"],
    [{ mayWorkIn: ["EU"] }, "Arbeitserlaubnis für Deutschland", "met"],
    [{ mayWorkIn: ["DE"] }, "Must be authorized to work in the United States", "unmet"],
    [{}, "Must be authorized to work in the United States", "unknown"],
  ] as const)("of permission with %j: %s is %s", (constraints, text, outcome) => {
    const person = {
      ...nurseCook,
      constraints: {
        ...constraints,
        mayWorkIn: "mayWorkIn" in constraints ? [...constraints.mayWorkIn] : undefined,
      },
    };
    expect(
      outcomeOf({ kind: "authorization", text }, { ...person, constraints: definedOf(person.constraints) })
        ?.outcome,
    ).toBe(outcome);
  });
});

function definedOf({ mayWorkIn, ...rest }: { mayWorkIn: string[] | undefined; needsSponsorship?: boolean }) {
  return { ...rest, ...(mayWorkIn && { mayWorkIn }) };
}

describe("what is not judged", () => {
  test("leading a kitchen is a head chef's work", () => {
    const job = {
      title: "Head Chef",
      text: "Head Chef",
      months: [2010 * 12, 2017 * 12] as const,
      claimIds: ["clm_chef"],
    };
    const chef = { ...nobody, jobs: [job], titles: [{ text: "Head Chef", claimIds: ["clm_chef"] }] };
    const kitchen = { kind: "experience" as const, text: "5+ yrs leading a kitchen" };
    expect(outcomeOf(kitchen, chef)).toMatchObject({ outcome: "met", claimIds: ["clm_chef"] });
    expect(outcomeOf(kitchen)?.outcome).not.toBe("met");
    for (const title of ["Sous Chef", "Junior Sous Chef", "Assistant Head Chef"]) {
      const under = { ...nobody, jobs: [{ ...job, title, text: title }], titles: [] };
      expect(outcomeOf(kitchen, under)?.outcome, title).not.toBe("met");
    }
  });

  test("counts as the half that it may be", () => {
    const none = () => Number.NaN;
    const of = (known: number) => openingScore({ met: 1, known }, none, noBaselines).score;
    expect(of(1)).toBe(100);
    expect(of(0.2)).toBe(60);
  });

  test("lessens a score of the occupation, and makes none alone", () => {
    const undecided = { met: 0, known: 0 };
    const of = (score: number) => openingScore(undecided, () => score, noBaselines);
    expect(of(100).score).toBeLessThan(75);
    expect(of(Number.NaN).factors).toEqual([]);
  });
});
