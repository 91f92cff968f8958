import { inflateSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { breakLines } from "../../../src/documents/layout/break-lines.ts";
import { openFonts } from "../../../src/documents/layout/fonts.ts";
import { print } from "../../../src/documents/print.ts";
import type { PrintedDocument } from "../../../src/engine/artifacts/print-job.ts";
import type { Line } from "../../../src/engine/artifacts/types.ts";

const line = (text: string, more: Partial<Line> = {}): Line => ({
  text,
  claimIds: [text],
  kind: "line",
  ...more,
});

function document(language: string, lines: Line[]): PrintedDocument {
  return {
    ...{ title: "Example", isLetter: false, language, author: "Example", updatedAt: "2026-03-01T10:00:00Z" },
    sections: [{ heading: "", lines }],
  };
}

const pdfOf = async (printed: PrintedDocument, pages = 2) => {
  const { content, omitted } = await print({
    format: "pdf",
    paper: "a4",
    look: "plain",
    pages,
    document: printed,
  });
  return { text: Buffer.from(content).toString("latin1"), omitted };
};

describe("fonts are chosen by who has the glyph", () => {
  test.each([
    ["en", "Łódź, Škoda, naïve, ¿qué?", false],
    ["el", "Μαγειρική και υγιεινή τροφίμων", false],
    ["ru", "Инженер-программист, Київ", false],
    ["zh", "李明，软件工程师（示例云科技有限公司）", true],
  ])("%s: %s", async (language, text, isHan) => {
    const runs = openFonts().runs(text, false);
    expect(runs.map((run) => run.text).join("")).toBe(text);
    for (const { text: part, file } of runs)
      for (const sign of part)
        expect([sign, file.font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0)]).toEqual([sign, true]);
    const { text: pdf } = await pdfOf(document(language, [line(text)]));
    expect(/FontName \/\w+\+NotoSansSC/.test(pdf)).toBe(isHan);
    expect(pdf).toMatch(/FontName \/\w+\+(SourceSans3|NotoSansSC)/);
    expect(pdf).toContain(`/Lang (${language})`);
  });
});

test("Chinese signs have their outlines in the file, and not their places alone", async () => {
  const signs = "软件工程师云科技有限公司";
  const { text } = await pdfOf(document("zh", [line(signs)]));
  const outlines = fontsIn(text).map((font) => tableLength(font, "glyf"));
  expect(Math.max(...outlines)).toBeGreaterThan(signs.length * 80);
});

/** The fonts that are embedded in a PDF. */
function fontsIn(pdf: string): Buffer[] {
  return [...pdf.matchAll(/\/FontFile2 (\d+) 0 R/g)].map(([, id]) => {
    const from = pdf.indexOf("stream\n", pdf.indexOf(`\n${id} 0 obj`)) + "stream\n".length;
    return inflateSync(Buffer.from(pdf.slice(from, pdf.indexOf("\nendstream", from)), "latin1"));
  });
}

function tableLength(font: Buffer, tag: string): number {
  const entries = Array.from({ length: font.readUInt16BE(4) }, (_, at) => 12 + at * 16);
  const entry = entries.find((at) => font.toString("latin1", at, at + 4) === tag);
  return entry === undefined ? 0 : font.readUInt32BE(entry + 12);
}

describe("lines", () => {
  const wide = (text: string) => [...text].length;

  test("end at white space, and a word that is wider is broken inside", () => {
    expect(breakLines("one two three", wide, () => 7)).toEqual(["one two", "three"]);
    expect(breakLines("https://example.org/a", wide, () => 8)).toEqual(["https://", "example.", "org/a"]);
  });

  test("end beside any Chinese sign, and no mark begins one", () => {
    expect(breakLines("负责系统设计。完成", wide, () => 6)).toEqual(["负责系统设", "计。完成"]);
  });

  test("leave room for what stands at the right of the first", () => {
    expect(breakLines("one two three", wide, (at) => (at === 0 ? 4 : 9))).toEqual(["one", "two three"]);
  });
});

describe("what has no room", () => {
  const bullets = Array.from({ length: 120 }, (_, at) =>
    line(`Bullet ${at}`, { kind: "bullet", weight: at === 119 ? 2 : 0 }),
  );
  const long = document("en", [line("Robin Example", { role: "title" }), ...bullets]);

  test("is what shows least, from the end, and no more of it than needed", async () => {
    const { text, omitted } = await pdfOf(long, 1);
    expect(text.match(/\/Type \/Page\b/g)).toHaveLength(1);
    expect(omitted).not.toContain("Bullet 119");
    expect(omitted).not.toContain("Robin Example");
    expect(omitted).toContain("Bullet 118");
    const fewer = new Set(omitted.slice(0, -1));
    const lines = bullets.filter(({ text: said }) => !fewer.has(said));
    const oneMore = document("en", [line("Robin Example", { role: "title" }), ...lines]);
    expect((await pdfOf(oneMore, 9)).text.match(/\/Type \/Page\b/g)).toHaveLength(2);
  });

  test("is nothing where all fits", async () => {
    expect((await pdfOf(long, 9)).omitted).toEqual([]);
  });
});
