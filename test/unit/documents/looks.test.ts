import { expect, test } from "vitest";
import { print } from "../../../src/documents/print.ts";
import { type Look, looks } from "../../../src/engine/artifacts/print-job.ts";

const claimIds = ["clm_1"];
const bullets = Array.from({ length: 60 }, (_, at) => ({
  text: `Baked ${at + 10} kinds of bread for the shops of a harbour town and wrote down what was left over.`,
  claimIds: [`clm_${at + 2}`],
  kind: "bullet" as const,
}));
const document = {
  title: "Ona Brightwell",
  isLetter: false,
  language: "en",
  author: "Ona Brightwell",
  updatedAt: "2026-03-02T09:00:00Z",
  sections: [
    {
      heading: "",
      lines: [{ text: "Ona Brightwell", claimIds, kind: "line" as const, role: "title" as const }],
    },
    { heading: "Experience", lines: bullets },
  ],
};

function printed(look: Look, format: "pdf" | "docx" | "html") {
  return print({ format, paper: "a4", look, pages: 1, document });
}

test("each look is a file of its own, and the same look gives the same bytes", async () => {
  for (const format of ["pdf", "docx", "html"] as const) {
    const files = await Promise.all(
      looks.map(async (look) => Buffer.from((await printed(look, format)).content)),
    );
    expect(new Set(files.map((file) => file.toString("base64"))).size, format).toBe(looks.length);
    expect(Buffer.from((await printed("academic", format)).content).equals(files[1] ?? Buffer.alloc(0))).toBe(
      true,
    );
  }
});

test("the compact look has room for more, and the academic one for less", async () => {
  const [plain, academic, compact] = await Promise.all(
    looks.map(async (look) => (await printed(look, "pdf")).omitted.length),
  );
  expect(compact).toBeLessThan(plain ?? 0);
  expect(academic).toBeGreaterThan(plain ?? 0);
});

test("all looks have the same structure", async () => {
  const bodies = await Promise.all(
    looks.map(async (look) => new TextDecoder().decode((await printed(look, "html")).content)),
  );
  const elements = bodies.map((html) => html.slice(html.indexOf("<h1>")));
  expect(new Set(elements).size).toBe(1);
});
