import { describe, expect, test } from "vitest";
import { prepareCatalog } from "../../../../src/engine/fit/scales.ts";
import { normalisePosting } from "../../../../src/engine/posting/normalise.ts";
import { readBuiltInCatalog } from "../../../../src/platform/built-in-catalog.ts";

const { skills } = prepareCatalog(readBuiltInCatalog());
const read = (text: string) => normalisePosting({ text }, skills).opportunity;
const asks = (text: string) => read(text).requirements?.map((one) => one.text) ?? [];

describe("the employer", () => {
  test.each([
    "Nursery Nurse\nA role I am recruiting for in Wigan.\n\nThanks\nKim\nHarrowgate Staff Link\nHarrowgate Staff Link is an employment business.",
    "Welder\nThe company we are recruiting for needs two.\n\nCopperlane Services",
  ])("is not who recruits for one that is not named: %j", (text) => {
    expect(read(text).company).toBeUndefined();
  });

  test("is not two towns, and may be a family", () => {
    const text =
      "Stonemason\n\nHartley Quill & Daughters, Memorial Masons\nKelso and Church Melrose\n\nYou live within 10 miles of Kelso.";
    expect(read(text).company).toBe("Hartley Quill & Daughters");
  });
});

test.each(["O'Brien and Hart", "Smith-Jones and Sons-Lee", "L'Épine et Saint-Oyen"])(
  "%s beside a title is read without a failure",
  (name) => {
    expect(() => read(`Stonemason\n${name}\nKelso\n\nYou live near ${name.split(" ")[0]}.`)).not.toThrow();
  },
);

test("two towns that the text speaks of being in are no employer", () => {
  const text =
    "Stonemason\nKelso and Church Melrose\n\nWe have a yard in Kelso.\n\nRequirements\n- Driving licence";
  expect(read(text).company).toBeUndefined();
});

describe("what is of the thing before", () => {
  test.each([
    [
      "Requisitos\n- Experiencia mínima de 4 años conduciendo grúa, de los cuales 2 años en puerto",
      ["Experiencia mínima de 4 años conduciendo grúa, de los cuales 2 años en puerto"],
    ],
    ["Requisitos\nEdad: entre 22 y 45 años", ["Edad: entre 22 y 45 años"]],
    [
      "Requirements\n- A full driving licence, held for at least two years",
      ["A full driving licence, held for at least two years"],
    ],
  ])("stays with it: %j", (text, texts) => {
    expect(asks(`Operador\n\n${text}`)).toEqual(texts);
  });

  test("a line of keywords asks for nothing", () => {
    expect(asks("Operario\n\nRequisitos\n- Licencia B\nPalabras clave: grúa, Excel, puerto")).toEqual([
      "Licencia B",
    ]);
  });
});

test("a contract for a year does not make a contractor", () => {
  expect(read("Lab Analyst (Contract, 1 year)\nOn site in Tuas").employmentType).toBeUndefined();
});

test("a lower position for others is not the level of this one", () => {
  const text = "Chemist\nOthers may be considered for a junior position.";
  expect(read(text).seniority).toBeUndefined();
});

test("the lower of a diploma and a degree suffices", () => {
  expect(read("Chemist\n\nRequirements\n- Diploma or Degree in Chemistry").education).toBe("associate");
});

test.each([
  ["Cook\nPlease write to Ms Orrin, 4 Mill Lane, Ludlow, by 19 February 2027.", "2027-02-19"],
  ["Cook\nPosted 11 Jan 2027. Closing on 10 Feb 2027.", "2027-02-10"],
])("the last day to apply is read from %j", (text, day) => {
  expect(read(text).closingDate).toBe(day);
});

test("what the school wants is a demand, and the mail's head is none", () => {
  const { requirements = [], unread = [] } = read(
    [
      "From: Kim <kim@example.com>",
      "To: undisclosed recipients",
      "",
      "Hi,",
      "",
      "What the school want:",
      " * Two years with small children",
      " * Team Quokka trained would be amazing",
    ].join("\n"),
  );
  expect(requirements.map((one) => one.text)).toEqual([
    "Two years with small children",
    "Team Quokka trained",
  ]);
  const lines = unread.map(({ text }) => text);
  expect(lines.filter((line) => /^(?:To:|Hi)/.test(line))).toEqual([]);
});

test("a short item among skills of the catalogue is one, and alone is of no kind", () => {
  const kindOf = (items: string[]) =>
    read(list(items)).requirements?.find(({ text }) => text === "Inventory lore")?.kind;
  const list = (items: string[]) =>
    `Sous Chef\n\nRequirements\n${items.map((item) => `- ${item}`).join("\n")}`;
  expect(kindOf(["Food safety", "Inventory lore", "Menu planning"])).toBe("skill");
  expect(kindOf(["Food safety", "Inventory lore"])).toBe("other");
});
