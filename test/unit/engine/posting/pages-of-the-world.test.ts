import { describe, expect, test } from "vitest";
import { prepareCatalog } from "../../../../src/engine/fit/scales.ts";
import { normalisePosting } from "../../../../src/engine/posting/normalise.ts";
import type { Opportunity } from "../../../../src/engine/posting/types.ts";
import { readBuiltInCatalog } from "../../../../src/platform/built-in-catalog.ts";

const { skills } = prepareCatalog(readBuiltInCatalog());

function read(text: string): Opportunity {
  return normalisePosting({ text }, skills).opportunity;
}

function asked(text: string): string[] {
  return (read(text).requirements ?? []).map(
    ({ text: words, kind, necessity }) => `${necessity} ${kind}: ${words}`,
  );
}

const head = "Ward Clerk\nExample Hospital\nLeeds\n\n";

describe("tables of demands", () => {
  const wanted = [
    "required education: GCSEs in English",
    "preferred experience: Running groups",
    "required experience: Time at a front desk",
    "preferred skill: Solihull Approach",
    "required skill: Safeguarding procedures",
  ];
  test("between bars, with an empty first cell and a name above the row names", () => {
    const rows = [
      "Person specification",
      "Criteria | Essential | Desirable",
      "Education | GCSEs in English | ",
      "Experience | Time at a front desk | Running groups",
      "| | |",
      "Knowledge | Safeguarding procedures | Solihull Approach",
    ];
    expect(asked(head + rows.join("\n")).sort()).toEqual(wanted.sort());
  });
});

test.each([
  ["We seek a teacher who", "* has QTS\n* will join in with the life of the school"],
  ["You'll be grand for this if you:", "- have QTS\n- turn up on time"],
])("%s asks for a person in a list", (lead, list) => {
  expect(asked(`${head}${lead}\n${list}`)).toHaveLength(2);
});

test("what a person knows is asked below the duties too", () => {
  const text = `${head}Duties\nKeeps the ward tidy.\nKnowledge of soil conservation practices\nSkill in reading drawings\nAbility to deal with the public tactfully`;
  expect(asked(text)).toEqual([
    "required skill: soil conservation",
    "required skill: reading drawings",
    "required other: Ability to deal with the public tactfully",
  ]);
});

test("to be successful you'll need, below the duties", () => {
  const text = `${head}About the job\nDuties\nYou pull orders.\nTo be successful here you'll need to be able to stand for 10 hours.`;
  expect(asked(text)).toEqual(["required other: able to stand for 10 hours"]);
});

test("labels below a heading of wishes are wishes", () => {
  const text = `${head}MINIMUM REQUIRED\nEducation: High school diploma\n\nPREFERRED\nEducation: Associate degree\nExperience: One year in a trauma center`;
  expect(asked(text)).toEqual([
    "required education: High school diploma",
    "preferred education: Associate degree",
    "preferred experience: One year in a trauma center",
  ]);
  expect(read(text).education).toBe("secondary");
});

test.each([
  ["Latte art is a big plus.", "preferred skill: Latte art"],
  ["Prophylaxe-Kenntnisse erwünscht.", "preferred skill: Prophylaxe-Kenntnisse"],
])("few words that are wished: %s", (line, wanted) => {
  expect(asked(head + line)).toEqual([wanted]);
});

test.each([
  "This is a big plus.",
  "Applications from women are very welcome.",
  "Security clearance\nNot Required",
  "Full training is given.",
])("nothing is asked: %s", (line) => {
  expect(asked(head + line)).toEqual([]);
});

test.each([
  [
    "Example Electric, Inc., a family owned contractor in Duluth, Minnesota, has an immediate opening for a cook.",
    "Example Electric, Inc.",
  ],
  [
    "Ceramiche Esempio S.p.A., azienda del settore piastrelle, ricerca un impiegato.",
    "Ceramiche Esempio S.p.A.",
  ],
  ["Bij Fietsfabriek Voorbeeld in Heerenveen zoeken we een monteur.", "Fietsfabriek Voorbeeld"],
  ["Se busca ayudante de cocina para restaurante Casa Ejemplo en Vigo.", "Casa Ejemplo"],
  [
    "Agent de parc\nAgence des parcs fluviaux du Canada\nGatineau (Québec)",
    "Agence des parcs fluviaux du Canada",
  ],
])("the employer of %s", (text, company) => {
  expect(read(text).company).toBe(company);
});

test.each([
  ["Elektroniker (m/w/d)\nPapierfabrik Muster GmbH · Bad Rottach\nVollzeit", "Bad Rottach"],
  ["Teaching Assistant\nSt Example Primary School\nMarsh Lane, Thornaby\nTerm time only", "Thornaby"],
  ["Clínica Ejemplo (Rosario, Santa Fe) busca médico veterinario para guardias.", "Rosario"],
])("the place of %s", (text, place) => {
  expect(read(text).locations).toEqual([place]);
});

test("two days a week on site are hybrid", () => {
  expect(read("Role: Data Analyst\nLocation: Reading, UK (2 days/week onsite)").remote).toBe("hybrid");
});

test.each([
  ["You must be registered with the Selective Service", "other"],
  ["Membership in the bar of this state", "licence"],
  ["Active registration as a practical nurse", "licence"],
  ["Vaccination contre l'hépatite B à jour", "other"],
  ["Bereitschaft zu Reisen (ca. 15 %)", "place"],
  ["Able to work until 8 pm occasionally", "schedule"],
  ["Able to speak Mandarin with our vendors", "language"],
  ["Computer literate", "skill"],
  ["IT skills incl. electronic patient records", "skill"],
  ["A tertiary qualification in law", "education"],
])("the kind of %s", (line, kind) => {
  expect((read(`${head}Requirements\n- ${line}\n`).requirements ?? []).map((one) => one.kind)).toEqual([
    kind,
  ]);
});
