import { describe, expect, test } from "vitest";
import { prepareCatalog } from "../../../../src/engine/fit/scales.ts";
import { normalisePosting } from "../../../../src/engine/posting/normalise.ts";
import { readBuiltInCatalog } from "../../../../src/platform/built-in-catalog.ts";

const { skills } = prepareCatalog(readBuiltInCatalog());
const read = (...lines: string[]) => normalisePosting({ text: lines.join("\n") }, skills).opportunity;
const asked = (...lines: string[]) =>
  read("Clerk", "", ...lines).requirements?.map(({ kind, necessity, text }) => [kind, necessity, text]) ?? [];

describe("data of a page that lost its colons", () => {
  const block = [
    "Employer Fellbank Hospitals NHS Trust",
    "Employer type NHS",
    "Site Dunmere General Hospital",
    "Town Shepton Coombe",
    "Salary £28,392 - £31,157 Per annum",
    "Closing 09/12/2026 23:59",
    "Contract 12 months (Fixed term)",
  ];

  test("a block of labels is read, and a site's house is no town", () => {
    expect(read("Medical Secretary - Cardiology", "", ...block)).toMatchObject({
      company: "Fellbank Hospitals NHS Trust",
      locations: ["Shepton Coombe"],
      salary: { min: 28392, max: 31157 },
    });
  });

  test("among lines of prose the same word is none", () => {
    const { locations = [] } = read(
      "Medical Secretary",
      "",
      "Town Shepton Coombe",
      "is where we meet on Fridays",
    );
    expect(locations).toEqual([]);
  });
});

describe("what is not asked of anybody", () => {
  test.each([
    "Valorizamos a diversidade: todas as pessoas são bem-vindas, independentemente de gênero, raça, idade ou deficiência.",
    "All applicants are considered regardless of race, religion, age or disability.",
    "Wir freuen uns auf alle, unabhängig von Geschlecht, Herkunft, Alter und Behinderung.",
  ])("whom an employer welcomes: %s", (line) => {
    expect(asked("Nice to have:", "- Excel", line).map(([kind]) => kind)).not.toContain("other");
  });

  test("one of these words alone may be asked", () => {
    expect(asked("Requirements:", "- At least 21 years of age").length).toBe(1);
  });
});

describe("demands by their words", () => {
  test.each([
    ["Knowledge of medical terminology", [["skill", "required", "medical terminology"]]],
    ["Familiarity with the Beacon system", [["skill", "required", "Beacon system"]]],
    ["GCSE English and Maths, grade C/4 or above", [["education", "required", "GCSE English and Maths"]]],
    ["Teaching and mentoring of students", [["skill", "required", "Teaching and mentoring of students"]]],
    ["Carnet de transpaleta", [["certificate", "required", "Carnet de transpaleta"]]],
  ])("%s", (line, wanted) => {
    const heading = /Carnet/.test(line) ? "Requisitos:" : "Requirements:";
    expect(asked(heading, `- ${line}`)).toEqual(
      wanted.map(([kind, need, text]) => [kind, need, expect.stringContaining(text ?? "")]),
    );
  });

  test("the verb of a wish is none of what is wished", () => {
    const [wish] = asked("Ihr Profil:", "- Wünschenswert sind Kenntnisse in der Angiographie");
    expect(wish?.[1]).toBe("preferred");
    expect(wish?.[2]).not.toMatch(/^sind/);
  });
});

describe("pay and places as boards and chats write them", () => {
  test("thousands and ten thousands in one range, and no commission of others", () => {
    const { salary } = read(
      "外贸业务员",
      "8千-1.3万",
      "宁波-鄞州区 | 2年以上",
      "薪资待遇：底薪+提成，老业务员去年提成最高18万",
    );
    expect(salary).toMatchObject({ min: 8000, max: 13000 });
  });

  test("take-home pay by the month", () => {
    const { salary, locations } = read(
      "Customer care executive",
      "Loc - Noida / Gurgaon",
      "Sal - 22k-32k in hand p.m.",
    );
    expect(salary).toMatchObject({ min: 22000, max: 32000, period: "month" });
    expect(locations).toEqual(["Noida", "Gurgaon"]);
  });

  test("a town with its province and country is one place", () => {
    expect(
      read("Carretillero/a", "Temporalia Ejemplo ETT", "", "Getafe, Madrid (España)", "Presencial").locations,
    ).toEqual(["Getafe, Madrid (España)"]);
  });

  test("two towns in a long head between bars", () => {
    const head =
      "Corvane | Senior Backend Engineer | Toronto or Montreal | Hybrid (2 days a week in the office) | Full-time | CAD 150k-185k + 0.1-0.3% equity | https://corvane.example/jobs";
    expect(read(head, "", "We do customs clearance for small importers.").locations).toEqual([
      "Toronto",
      "Montreal",
    ]);
  });

  test("a sentence that names the place of work", () => {
    expect(
      read("Radiologe (m/w/d)", "", "An beiden Standorten stehen Geräte. Ihr Einsatzort ist Wismar.")
        .locations,
    ).toEqual(["Wismar"]);
  });
});
