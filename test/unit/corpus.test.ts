import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { asObject, type Json } from "../support/json.ts";

const folder = join(import.meta.dirname, "..", "corpus");

function corpus(kind: string): { name: string; text: string; gold: Json }[] {
  const files = readdirSync(join(folder, kind));
  return files
    .filter((file) => file.endsWith(".json"))
    .map((file) => {
      const name = file.slice(0, -".json".length);
      const source = files.find((other) => other === `${name}.txt` || other === `${name}.md`) ?? "";
      return {
        name,
        text: squeeze(readFileSync(join(folder, kind, source), "utf8")),
        gold: asObject(JSON.parse(readFileSync(join(folder, kind, file), "utf8"))),
      };
    });
}

/** Whether a text holds some words, as they stand or with those whole that were parted at the end of a line. */
function holds(text: string, words: string): boolean {
  return text.includes(words) || text.replace(/(?<=\p{Ll})- (?=\p{Ll})/gu, "").includes(words);
}

/** Without soft hyphens, marks of quoted mail and the blanks of letter-spaced words. */
function squeeze(text: string): string {
  return text
    .normalize("NFC")
    .replace(/\u00AD|^> ?/gmu, "")
    .replace(/(?<!\p{L})(?:\p{L} ){3,}\p{L}(?!\p{L})/gu, (word) => word.replaceAll(" ", ""))
    .replace(/\s+/g, " ")
    .trim();
}

/** Texts at these keys, at any depth, that the source does not hold. */
function absent(text: string, gold: unknown, keys: readonly string[]): string[] {
  if (Array.isArray(gold)) return gold.flatMap((item) => absent(text, item, keys));
  if (typeof gold !== "object" || gold === null) return [];
  return Object.entries(gold).flatMap(([key, value]) => {
    const said = keys.includes(key) ? [value].flat().filter((one) => typeof one === "string") : [];
    return [...said.filter((one) => !holds(text, squeeze(one))), ...absent(text, value, keys)];
  });
}

describe.each([
  ["postings", ["title", "company", "locations", "text"]],
  [
    "resumes",
    [
      "email",
      "phone",
      "location",
      "name",
      "position",
      "institution",
      "area",
      "studyType",
      "organization",
      "language",
      "fluency",
      "certificates",
      "skills",
    ],
  ],
])("the gold of %s", (kind, keys) => {
  const texts = corpus(kind);

  test("says only what stands in the texts", () => {
    expect(texts.length).toBeGreaterThan(kind === "postings" ? 80 : 60);
    // The language of the text itself is no word of it.
    const said = texts.map(({ text, gold: { language: _, ...gold }, name }) => ({
      name,
      missing: absent(text, gold, keys),
    }));
    expect(said.filter(({ missing }) => missing.length > 0)).toEqual([]);
  });

  test("keeps half of the last batch aside, and covers more than 25 trades and six languages", () => {
    const first = kind === "postings" ? 285 : 176;
    const last = texts.filter(({ name }) => Number.parseInt(name, 10) >= first);
    expect(last.length).toBeGreaterThanOrEqual(14);
    expect(last.filter(({ gold }) => gold.heldOut === true)).toHaveLength(last.length / 2);
    expect(new Set(texts.map(({ gold }) => gold.trade)).size).toBeGreaterThan(25);
    expect(new Set(texts.map(({ gold }) => gold.language)).size).toBeGreaterThanOrEqual(6);
  });
});
