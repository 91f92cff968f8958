import { describe, expect, test } from "vitest";
import { readFile } from "../../../src/app/reader/read-file.ts";
import { openFonts } from "../../../src/documents/layout/fonts.ts";
import { openOwnFont } from "../../../src/documents/layout/own-font.ts";
import { print } from "../../../src/documents/print.ts";
import { fontOf } from "../../support/documents/make-font.ts";

const GEORGIAN = "გამარჯობა თბილისი";

function job(text: string, font?: Buffer) {
  const line = { text, claimIds: ["clm_1"], kind: "line" as const };
  const document = {
    ...{ title: "Example", isLetter: false, language: "ka", author: "Example" },
    ...{ updatedAt: "2026-03-01T10:00:00Z", sections: [{ heading: "", lines: [line] }] },
  };
  return {
    format: "pdf" as const,
    paper: "a4" as const,
    look: "plain" as const,
    pages: 2,
    document,
    ...(font && { font }),
  };
}

describe("a font that a person gives", () => {
  test("shows what the program's own fonts lack, and nothing else; the text can be read again", async () => {
    const font = fontOf(`${GEORGIAN}a`);
    const runs = openFonts(font).runs(`Ana ${GEORGIAN}`, false);
    expect(runs.map(({ text, file }) => [text, file.name])).toEqual([
      ["Ana ", "regular"],
      ["გამარჯობა", "own"],
      [" ", "regular"],
      ["თბილისი", "own"],
    ]);
    const text = `Ana came from Tbilisi to cook and to bake: ${GEORGIAN}`;
    const { content, unshown } = await print(job(text, font));
    expect(unshown).toEqual([]);
    expect((await readFile(Buffer.from(content))).text.trim()).toBe(text);
    const again = await print(job(text, font));
    expect(Buffer.from(again.content).equals(Buffer.from(content))).toBe(true);
  });

  test("is not needed for other texts, which stay as they are byte by byte", async () => {
    const [without, beside] = await Promise.all([
      print(job("Łódź 李明")),
      print(job("Łódź 李明", fontOf("Łლ"))),
    ]);
    expect(Buffer.from(without.content).equals(Buffer.from(beside.content))).toBe(true);
  });

  test("without it each character that is not shown is named once, and of it those that it lacks", async () => {
    expect((await print(job("Ana აბა"))).unshown).toEqual(["ა", "ბ"]);
    expect((await print(job("Ana აბა", fontOf("ა")))).unshown).toEqual(["ბ"]);
  });

  test("sets no script that is written from the right", async () => {
    expect((await print(job("שלום", fontOf("שלום")))).unshown).toEqual(["ש", "ל", "ו", "ם"]);
  });

  test.each<[string, () => Buffer, RegExp]>([
    ["is no font", () => Buffer.from("%PDF-1.7"), /it is not a font\. Choose a TTF or OTF/],
    ["is empty", () => Buffer.alloc(0), /it is not a font/],
    ["is cut off", () => fontOf("ა").subarray(0, 300), /it is damaged/],
    ["is a collection", () => Buffer.from("ttcf\0\x01\0\0"), /a font collection/],
    ["is a web font", () => Buffer.from("wOF2\0\x01\0\0"), /WOFF/],
    [
      "may not be embedded",
      () => fontOf("ა", { isRestricted: true }),
      /its licence does not allow embedding/,
    ],
    ["is too large", () => Buffer.concat([fontOf("ა"), Buffer.alloc(40_000_000)]), /larger than 40 MB/],
  ])("that %s is refused by name", (_, make, says) => {
    expect(() => openOwnFont(make())).toThrow(says);
  });
});
