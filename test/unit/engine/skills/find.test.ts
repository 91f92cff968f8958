import { describe, expect, test } from "vitest";
import { createSkillIndex } from "../../../../src/engine/skills/index.ts";
import { readBuiltInCatalog } from "../../../../src/platform/built-in-catalog.ts";
import { sampleSkills } from "./sample-skills.ts";

const small = createSkillIndex(sampleSkills);
const whole = createSkillIndex(readBuiltInCatalog().skills);

function found(text: string): string[] {
  return whole.find(text).map(({ id }) => id);
}

describe("skills in a text", () => {
  test("are found with the place they stand at", () => {
    const text = "Wound care and IV therapy on a 24-bed ward";
    expect(small.find(text)).toEqual([
      { id: "wound-care", how: "exact", text: "Wound care", start: 0, end: 10 },
      { id: "iv-therapy", how: "exact", text: "IV therapy", start: 15, end: 25 },
    ]);
  });

  test("are found in the plural and inflected, where several words say it", () => {
    expect(small.find("managing wounds and programming language").map(({ id }) => id)).toEqual(["languages"]);
    expect(small.find("wounds care").map(({ id }) => id)).toEqual(["wound-care"]);
  });

  test("with a name in capitals are not found in a word that looks like their plural", () => {
    expect(found("Sample Works, Leeds")).toEqual([]);
    expect(found("Two LEEDs in one year")).toEqual(["sustainable-design"]);
    expect(found("leed ap, leed")).toContain("sustainable-design");
  });

  test("are not put together over punctuation", () => {
    expect(small.find("wound, care").map(({ id }) => id)).toEqual([]);
  });

  test.each(["wound\n- care", "wound – care", "wound\n\ncare", "wound\n2) care", "wound\n* care"])(
    "are not put together over a new line of a list, a dash or an empty line: %j",
    (text) => expect(small.find(text)).toEqual([]),
  );

  test("are put together over the end of a line that was only broken", () => {
    expect(small.find("wound\ncare and IV-therapy").map(({ id }) => id)).toEqual([
      "wound-care",
      "iv-therapy",
    ]);
  });

  test("are named by their longest name", () => {
    expect(found("Node.js and React Native with C++ and C#")).toEqual(
      expect.arrayContaining(["node-js", "cpp", "csharp"]),
    );
    expect(found("Node.js")).not.toContain("javascript");
  });

  test("are tools only where a common word is written as the tool is", () => {
    expect(found("I go to the office, excel at my work and rest. React to the rest of us.")).toEqual([]);
    expect(found("Tools: Excel, Go, React, R")).toEqual(
      expect.arrayContaining(["spreadsheets", "go", "react", "r-language"]),
    );
  });

  test("are not read out of a person's initial or a verb that begins a sentence", () => {
    expect(found("R. Smith was kind. Excel at everything.")).toEqual([]);
  });

  test("never rest on a common word that is only an alias", () => {
    expect(small.find("signed contracts").map(({ id }) => id)).toEqual([]);
    expect(small.resolve("Contracts")?.id).toBe("contract-management");
  });

  test("never rest on a loose alternative label", () => {
    expect(small.find("write legal agreements").map(({ id }) => id)).toEqual([]);
  });

  test("are looked for in hostile text without failing", () => {
    const texts = [
      "a.".repeat(200_000),
      "+#.".repeat(200_000),
      "wound ".repeat(100_000),
      "(".repeat(300_000),
    ];
    expect(texts.map((text) => small.find(text).length)).toEqual([0, 0, 0, 0]);
  });
});
