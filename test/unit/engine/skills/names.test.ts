import { describe, expect, test } from "vitest";
import { createSkillIndex } from "../../../../src/engine/skills/index.ts";
import { sampleSkills } from "./sample-skills.ts";

const index = createSkillIndex(sampleSkills);

describe("a name resolves", () => {
  test.each([
    ["wound care", "wound-care", "exact"],
    ["JS", "javascript", "alias"],
    ["Wounds care", "wound-care", "stem"],
    ["Java Script", "javascript", "stem"],
    ["C++", "cpp", "exact"],
    ["MS Excel", "excel", "exact"],
    ["SQL", "onet-t-sql", "alias"],
  ])("%s to %s, by %s", (name, id, how) => {
    expect(index.resolve(name)).toEqual({ id, how });
  });

  test("to nothing where it is unknown, empty, or could be two skills", () => {
    expect(["Falconry", "", "  ", "deal with agreements"].map(index.resolve)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });
});

describe("a tool of an imported catalogue", () => {
  const tool = (id: string, name: string) => ({ id, name, kind: "tool" as const, aliases: [] });
  const imported = createSkillIndex([
    tool("onet-t-stock", "Inventory management software"),
    tool("onet-t-test", "Testing software"),
    tool("onet-t-alteryx", "Alteryx software"),
    tool("onet-t-aws", "Amazon Web Services AWS software"),
    tool("onet-t-works", "Microsoft Works"),
  ]);

  test.each([
    ["Alteryx", "onet-t-alteryx"],
    ["Amazon Web Services", undefined],
    ["AWS", "onet-t-aws"],
    ["Inventory management", undefined],
    ["Testing", undefined],
    ["Inventory management software", "onet-t-stock"],
  ])("%s is %s: a program is named without its kind, and an activity is no program", (name, id) => {
    expect(imported.resolve(name)?.id).toBe(id);
  });

  test("is not found in words of every day", () => {
    const found = (text: string) => imported.findHeld(text).map(({ id }) => id);
    expect(["till work", "PAT testing", "Testing, sorting"].flatMap(found)).toEqual([]);
    expect(found("Letters in Microsoft Works")).toEqual(["onet-t-works"]);
  });
});

describe("entries of several sources", () => {
  test("that share a name are one skill, the built-in one", () => {
    expect(index.canonical("esco-js")).toBe("javascript");
  });

  test("named as an alias of a built-in skill are that skill", () => {
    expect(index.canonical("onet-t-excel")).toBe("excel");
    expect(index.entry("onet-t-excel")?.name).toBe("Spreadsheets");
  });

  test("stay apart where only a loose alternative label is shared", () => {
    expect(index.canonical("esco-a")).toBe("esco-a");
    expect(index.canonical("esco-b")).toBe("esco-b");
  });

  test("resolve alike in whatever order they come", () => {
    const reversed = createSkillIndex([...sampleSkills].reverse());
    const names = sampleSkills.flatMap(({ name, aliases }) => [name, ...aliases]);
    expect(names.map((name) => reversed.resolve(name)?.id)).toEqual(
      names.map((name) => index.resolve(name)?.id),
    );
  });
});

describe("holding one skill where another is asked", () => {
  test.each([
    ["wound-care", "wound-care", 1],
    ["esco-js", "javascript", 1],
    ["wound-care", "patient-care", 1],
    ["burn-care", "patient-care", 1],
    ["patient-care", "wound-care", 0.6],
    ["wound-care", "iv-therapy", 0.4],
    ["patient-care", "burn-care", 0],
    ["go", "wound-care", 0],
  ])("%s for %s is worth %d", (have, need, credit) => {
    expect(index.relation(have, need)).toBe(credit);
  });

  test("is safe from a circle of parents", () => {
    const circle = createSkillIndex([
      { id: "a", name: "Aa", kind: "tool", parent: "b", aliases: [] },
      { id: "b", name: "Bb", kind: "tool", parent: "a", aliases: [] },
    ]);
    expect([circle.relation("a", "b"), circle.relation("b", "a")]).toEqual([1, 1]);
  });
});
