import { describe, expect, test } from "vitest";
import { normalized } from "../../../src/shared/text/combining-marks.ts";
import { stripInvisible } from "../../../src/shared/text/invisible-characters.ts";

const twoMarks = "\u0301\u0323";

describe("marks stacked on a character", () => {
  test("stay where a script writes them: Vietnamese, pointed Hebrew, Tibetan", () => {
    for (const text of ["Việt Nam", "e\u0302\u0301", "בְּרֵאשִׁ֖ית", "བསྒྲུབས", `a${twoMarks.repeat(4)}`])
      expect(stripInvisible(text)).toBe(text);
  });

  test("are no more than eight, however long the run and whatever hides between them", () => {
    expect(stripInvisible(`a${twoMarks.repeat(50_000)}b`)).toBe(`a${twoMarks.repeat(4)}b`);
    expect(stripInvisible(`a${`${twoMarks}\u200b`.repeat(100)}b`)).toBe(`a${twoMarks.repeat(4)}b`);
  });

  test("of millions overflow no stack", () => {
    expect(stripInvisible(`a${twoMarks.repeat(2_500_000)}`)).toBe(`a${twoMarks.repeat(4)}`);
  });

  test("are counted before a form makes marks of letters", () => {
    expect(normalized(`ｶ${"ﾞ\u0301".repeat(1000)}`, "NFKC").length).toBeLessThan(12);
  });
});
