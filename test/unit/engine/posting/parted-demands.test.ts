import { describe, expect, test } from "vitest";
import { prepareCatalog } from "../../../../src/engine/fit/scales.ts";
import { normalisePosting } from "../../../../src/engine/posting/normalise.ts";
import { readBuiltInCatalog } from "../../../../src/platform/built-in-catalog.ts";

const { skills } = prepareCatalog(readBuiltInCatalog());
const heads = { en: "Requirements:", de: "Anforderungen:", fr: "Profil recherché :", es: "Requisitos:" };

function asked(text: string): string[] {
  const { requirements = [] } = normalisePosting({ text }, skills).opportunity;
  return requirements.map(
    ({ kind, necessity, text: words }) => `${kind}${necessity === "preferred" ? "?" : ""}: ${words}`,
  );
}
const inList = (line: string, language: keyof typeof heads = "en") =>
  asked(`${heads[language]}\n- ${line}\n`);

describe("each thing of a line is asked on its own", () => {
  test.each([
    ["Knowledge of GxP and 21 CFR Part 820", ["skill: GxP", "skill: 21 CFR Part 820"]],
    ["Understanding of GDPR, ISO 27001 and PCI DSS", ["skill: GDPR", "skill: ISO 27001", "skill: PCI DSS"]],
    ["Good knowledge of sash windows and door furniture", ["skill: sash windows", "skill: door furniture"]],
    [
      "Sound knowledge of modern awards, leave loading and Single Touch Payroll",
      ["skill: modern awards", "skill: leave loading", "skill: Single Touch Payroll"],
    ],
    ["Driving licence class B, and Go or Rust", ["licence: Driving licence class B", "skill: Go or Rust"]],
    ["C#", ["skill: C#"]],
    ["Go", ["skill: Go"]],
    ["R", ["skill: R"]],
    ["A warm heart and a love of order", ["other: A warm heart", "other: a love of order"]],
    [
      "Must pass a drug test and a background check",
      ["other: Must pass a drug test", "other: a background check"],
    ],
  ])("%j", (line, wanted) => expect(inList(line)).toEqual(wanted));

  test.each([
    ["Knowledge of health and safety legislation", "en"],
    ["Knowledge of state and federal tax law", "en"],
    ["Working knowledge of oven loading and stacking plans", "en"],
    ["A calm and patient manner", "en"],
    ["Conocimientos de planos y esquemas hidráulicos", "es"],
  ] as const)("%j is one thing", (line, language) => expect(inList(line, language)).toHaveLength(1));
});

describe("what somebody knows is a skill, though a word of it is one of traits or checks", () => {
  test.each([
    ["Knowledge of pressure vessels", "skill: pressure vessels"],
    ["Good understanding of lift maintenance", "skill: lift maintenance"],
    ["Portfolio management", "skill: Portfolio management"],
    ["Able to use initiative", "other: Able to use initiative"],
    ["Good time management", "other: Good time management"],
  ])("%j asks for %j", (line, wanted) => expect(inList(line)).toEqual([wanted]));
});

describe("a number is none of an age by itself", () => {
  test.each([
    ["Must be ready to travel 18-20 days in a month", ["place"]],
    ["At least 18 months as a fitter", ["experience"]],
    ["You need to be 18+", ["other"]],
    ["Guard licence (18+)", ["licence"]],
    ["Age: not more than 35 yrs", ["other"]],
    ["Must be 16 or over", ["other"]],
    ["Photoshop, Illustrator", ["skill", "skill"]],
    ["Valid DL and own two wheeler", ["licence", "place"]],
  ])("%j", (line, kinds) => expect(inList(line).map((one) => one.split(":")[0])).toEqual(kinds));
});

test("how many months are paid is no pay", () => {
  const text =
    "Koch\nHotel Beispiel\n\nUnser Angebot\n- CHF 4'250 bis 4'600 brutto pro Monat, 13. Monatslohn anteilsmässig\n";
  const { salary } = normalisePosting({ text }).opportunity;
  expect(salary).toEqual({ min: 4250, max: 4600, currency: "CHF", period: "month" });
});

describe("doing something is a skill", () => {
  test.each([
    ["Ability to interpret hydraulic diagrams", "en"],
    ["Reading wiring diagrams", "en"],
    ["Excel intermediate", "en"],
    ["Souder des tuyaux en cuivre", "fr"],
    ["Leer planos eléctricos", "es"],
    ["Schaltpläne lesen", "de"],
  ] as const)("%j", (line, language) =>
    expect(inList(line, language).map((one) => one.split(":")[0])).toEqual(["skill"]),
  );
});

describe("a person specification", () => {
  test("drawn with blanks says by the column of its mark how much is wanted", () => {
    const text = `Bus Mechanic
Example Transport Ltd, Leeds

                                        Essential    Desirable    How assessed
NVQ level 3 in vehicle maintenance          X                         C
At least 3 years in a bus garage            X                         A/I
Welding certificate                                      X            C
Full driving licence                        X                         C
`;
    expect(asked(text)).toEqual([
      "education: NVQ level 3 in vehicle maintenance",
      "experience: 3 years in a bus garage",
      "certificate?: Welding certificate",
      "licence: Full driving licence",
    ]);
  });

  test("says nothing by marks that are under no name of a column", () => {
    const text = `Nurse
Example Trust

                         Essential    Desirable    How assessed
Registered nurse with current NMC registration   X    A
Ward experience              X          X        I       A
`;
    expect(asked(text).filter((one) => one.includes("?"))).toEqual([]);
  });

  test("keeps the empty cells of a table that was copied with tabs", () => {
    const text =
      "Cook\nExample Ltd\n\n\tEssential\tDesirable\nFood hygiene certificate\t✓\t\nHGV licence\t\t✓\nFluent Polish\t\t✓\n";
    expect(asked(text)).toEqual([
      "certificate: Food hygiene certificate",
      "licence?: HGV licence",
      "language?: Fluent Polish",
    ]);
  });

  test("with the letters of its columns on lines of their own", () => {
    const text = `Play Worker
Example Council

E = essential, D = desirable
Criteria
E/D
Method
Level 3 certificate in play work
E
A, D
Two years' experience with under fives
E
A, I
Paediatric first aid certificate
D
D
Full driving licence
D
A
`;
    expect(asked(text)).toEqual([
      "certificate: Level 3 certificate in play work",
      "experience: Two years' experience with under fives",
      "certificate?: Paediatric first aid certificate",
      "licence?: Full driving licence",
    ]);
  });

  test("with its letters behind each criterion", () => {
    const text =
      "Warden\nExample Trust\n\nPerson specification: essential (E), desirable (D)\nFirst aid certificate (E)\nFluent Welsh (D)\nFull driving licence (E)\n";
    expect(asked(text)).toEqual([
      "certificate: First aid certificate",
      "language?: Fluent Welsh",
      "licence: Full driving licence",
    ]);
  });

  test("letters that nothing explains say nothing", () => {
    expect(asked("Warden\nExample Trust\n\nBlock D\nHangar E\n")).toEqual([]);
  });
});

test("a list that nothing announces is one of demands by its items, and its first item is no heading", () => {
  const text = `GUARD WANTED

▪️VALID GUARD LICENCE
▪️6 MONTHS EXP IN RETAIL
▪️REPORT WRITING AND CALM TEMPER
▪️CAN SPEAK BASIC ENGLISH
`;
  expect(asked(text).map((one) => one.split(":")[0])).toEqual(["licence", "experience", "other", "language"]);
});
