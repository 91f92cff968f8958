import { describe, expect, test } from "vitest";
import { type ParsedResume, parseResumeText } from "../../../../src/engine/resume/text/parse.ts";

function error(parsed: ParsedResume): string {
  return "error" in parsed ? parsed.error : "accepted";
}

describe("refusals", () => {
  test.each(["", "   \n\t \r\n "])("an empty text says that it is empty", (text) => {
    expect(error(parseResumeText(text, "text"))).toMatch(/^The text is empty/);
  });

  test("files in the wrong format name the right one", () => {
    expect(error(parseResumeText("%PDF-1.7 endobj stream", "text"))).toMatch(/format pdf/);
    expect(error(parseResumeText("PK\u0003\u0004word/document.xml", "text"))).toMatch(/format docx/);
    expect(error(parseResumeText("\u0000\u0001\u0002\u0007abc".repeat(50), "markdown"))).toMatch(/binary/);
  });

  test("a scan without words is refused", () => {
    expect(error(parseResumeText("~ . 1 | 2 _ 3 ; 4 , 5 \n".repeat(20), "text"))).toMatch(/hardly any words/);
  });

  test("prose that is no resume gives nothing but unread lines", () => {
    const prose =
      "The zebrafish moved slowly through the water. Nobody knew why it had come so far from home.\n".repeat(
        8,
      );
    const parsed = parseResumeText(prose, "text");
    if ("error" in parsed) throw new Error("Only empty and wordless texts are refused.");
    expect(parsed.document.work).toBeUndefined();
    expect(parsed.document.skills).toBeUndefined();
    expect(JSON.stringify(parsed.warnings)).not.toMatch(/zebrafish/);
  });
});

const MILLION = 1_000_000;
const fill = (part: string): string => part.repeat(Math.ceil(MILLION / part.length));
// Enough plain words in front, so that no text is refused before its hostile part is read.
const PADDING = "- Welded pressure vessels in the yard\n".repeat(560);
const HEAD = `Jo Example\njo@example.com\n\nExperience\n\nWelder, Ironbark Steel Inc\n2018 - 2020\n${PADDING}`;

describe("a million hostile characters are answered", () => {
  test.each([
    ["one letter", fill("a")],
    ["spaces", fill(" ")],
    ["a word and spaces", `a${fill(" ")}b`],
    ["dashes", fill("-")],
    ["spaced dashes", fill("- ")],
    ["digits", fill("1")],
    ["spaced digits", fill("1 ")],
    ["years", fill("2019 ")],
    ["year lines", fill("2019\n")],
    ["ranges in one line", fill("2019 - 2020 ")],
    ["commas", fill("a, ")],
    ["bars", fill("| ")],
    ["brackets", fill("(")],
    ["links", fill("[a](")],
    ["stars", fill("**a")],
    ["underscores", fill("_a ")],
    ["angles", fill("<a ")],
    ["at signs", fill("a@")],
    ["dots", fill("a.")],
    ["capital words", fill("Aa ")],
    ["headings", fill("Skills\n")],
    ["titles", fill("Welder, Acme Inc\n")],
    ["gaps", fill("a    b\n")],
    ["tabs", fill("\t")],
    ["blank lines", fill("\n")],
    ["bullets", fill("- a\n")],
    ["labels", fill("Company: A\n")],
    ["quotes", fill("> ")],
  ])(
    "%s",
    (_, hostile) => {
      for (const format of ["text", "markdown"] as const) {
        expect(Object.keys(parseResumeText(hostile, format))).not.toEqual([]);
      }
      for (const kind of ["Experience", "Education", "Skills", "Projects", "Languages", "Certifications"]) {
        const parsed = parseResumeText(`${HEAD}\n${kind}\n\n${hostile.slice(0, MILLION / 40)}`, "text");
        expect("document" in parsed && parsed.document.basics.email).toBe("jo@example.com");
      }
    },
    60_000,
  );
});
