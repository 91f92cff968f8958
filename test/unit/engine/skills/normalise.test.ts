import { describe, expect, test } from "vitest";
import { labelKey, tokenise, words } from "../../../../src/engine/skills/normalise.ts";

describe("words of a text", () => {
  test("keep plus, sharp and dot where names have them", () => {
    expect(words("C++, C#, .NET, Node.js and ASP.NET")).toEqual([
      "c++",
      "c#",
      ".net",
      "node.js",
      "and",
      "asp.net",
    ]);
  });

  test("lose them where they are marks: counts, ends of sentences, possessives", () => {
    expect(words("5+ years. Bachelor's degree in C.")).toEqual([
      "5",
      "years",
      "bachelor",
      "degree",
      "in",
      "c",
    ]);
  });

  test("are parted where a sentence ends without a blank", () => {
    expect(words("Wrote SQL.Python came later")).toEqual(["wrote", "sql", "python", "came", "later"]);
  });

  test("are the same in full width and in ligatures", () => {
    expect(labelKey("Ｃ＋＋")).toBe(labelKey("C++"));
    expect(labelKey("ofﬁce work")).toBe("office work");
  });

  test("read an ampersand as and", () => {
    expect(labelKey("R&D")).toBe(labelKey("R and D"));
  });

  test("stand where the text has them", () => {
    const text = "Wound care, .NET.";
    expect(tokenise(text).map(({ start, end }) => text.slice(start, end))).toEqual(["Wound", "care", ".NET"]);
  });

  test("give nothing for marks alone", () => {
    expect(words("... +++ ### --- ''")).toEqual([]);
  });
});
