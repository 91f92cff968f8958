import { readdirSync, readFileSync } from "node:fs";
import { join, resolve, sep } from "node:path";
import { describe, expect, test } from "vitest";
import { dataFile } from "../../../../src/engine/lexicon/data-file.ts";
import { mailPatterns } from "../../../../src/engine/mail/words/index.ts";
import { mailLanguages } from "../../../../src/engine/mail/words/types.ts";
import { packageRoot } from "../../../../src/platform/package-root.ts";

const root = packageRoot();

function filesBelow(folder: string, end: RegExp): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && end.test(entry.name))
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(root.length + 1)
        .split(sep)
        .join("/"),
    );
}

const files = filesBelow("db/lexicon", /\.json$/);
const textOf = (file: string) => readFileSync(join(root, file), "utf8");

/** The data files by the sources that import them. */
const importers = new Map<string, string[]>();
for (const source of filesBelow("src", /\.tsx?$/)) {
  for (const [, path = ""] of textOf(source).matchAll(/from "([./]*db\/lexicon\/[^"]+)"/g)) {
    const file = resolve(root, source, "..", path)
      .slice(root.length + 1)
      .split(sep)
      .join("/");
    importers.set(file, [...(importers.get(file) ?? []), source]);
  }
}

/** What is wrong with a value of a data file: no text, no entry, spaces around it. */
function faults(value: unknown, place: string): string[] {
  if (typeof value === "string") {
    const isTidy = value !== "" && value === value.trim() && !/\s{2}|\n/.test(value);
    return isTidy ? [] : [`${place}: empty, or spaces that are not needed`];
  }
  if (typeof value === "number" || typeof value === "boolean") return [];
  const entries = Object.entries(value ?? {});
  if (entries.length === 0) return [`${place}: nothing in it`];
  return entries.flatMap(([key, entry]) => faults(entry, `${place}.${key}`));
}

/** The names of a part that none of its phrases uses. */
function unusedNames(value: unknown, place: string): string[] {
  if (typeof value !== "object" || value === null) return [];
  const below = Object.entries(value).flatMap(([key, entry]) => unusedNames(entry, `${place}.${key}`));
  const names = "names" in value && typeof value.names === "object" ? Object.keys(value.names ?? {}) : [];
  const text = JSON.stringify(value);
  return [
    ...below,
    ...names.filter((name) => !text.includes(`<${name}>`)).map((name) => `${place}: ${name}`),
  ];
}

/** The keys that an object of a text has twice, which a parser does not tell. */
function doubledKeys(text: string): string[] {
  const open: Set<string>[] = [];
  const doubled: string[] = [];
  for (const [token, key] of text.matchAll(/"((?:[^"\\]|\\.)*)"(?=\s*:)|"(?:[^"\\]|\\.)*"|[{}]/g)) {
    if (token === "{") open.push(new Set());
    else if (token === "}") open.pop();
    else if (key !== undefined) {
      if (open.at(-1)?.has(key)) doubled.push(key);
      open.at(-1)?.add(key);
    }
  }
  return doubled;
}

describe("the data files of db/lexicon", () => {
  test.each(files)("%s is tidy, and its readers find it whole", async (file) => {
    const text = textOf(file);
    expect(faults(JSON.parse(text), file)).toEqual([]);
    expect(unusedNames(JSON.parse(text), file)).toEqual([]);
    expect(doubledKeys(text)).toEqual([]);
    expect(text).toMatch(/^\{\n(?: {2}.*\n)+\}\n$/);
    const sources = importers.get(file) ?? [];
    expect(sources, "a file that no source imports").not.toEqual([]);
    for (const source of sources) expect(await import(/* @vite-ignore */ join(root, source))).toBeDefined();
  });

  test("the patterns of mails, which are made at their first use, find theirs whole", () => {
    expect(mailPatterns()).toHaveLength(mailLanguages.length);
  });

  test("a fault would be seen", () => {
    expect(faults({ a: ["b", ""], c: {}, d: " e" }, "x")).toHaveLength(3);
    expect(
      unusedNames({ part: { names: { job: "(job|post)", day: "today" }, list: ["the <job>"] } }, "x"),
    ).toEqual(["x.part: day"]);
    expect(doubledKeys('{ "a": { "b": 1 }, "c": "a", "b": 2, "a": 3 }')).toEqual(["a"]);
  });
});

describe("dataFile", () => {
  const file = {
    one: "a b c",
    lines: ["a|b c", "d"],
    whole: ["a b", "c|d"],
    twice: "a b a",
    none: "",
    other: 3,
  };
  const read = dataFile("x", file);

  test("splits a list at its separator, in one text or in several", () => {
    expect(read.words("one")).toEqual(["a", "b", "c"]);
    expect(read.names("lines")).toEqual(["a", "b c", "d"]);
    expect(read.list("whole")).toEqual(["a b", "c|d"]);
    expect(read.nameSet("lines")).toEqual(new Set(["a", "b c", "d"]));
  });

  test("fails with file and key where a list is empty, doubled or something else", () => {
    expect(() => read.words("twice")).toThrow("db/lexicon/x.json, twice: an entry is there twice.");
    expect(() => read.words("none")).toThrow("db/lexicon/x.json, none: an entry is empty");
    expect(() => read.names("other")).toThrow("db/lexicon/x.json, other: this is no list of texts.");
  });

  test("reads all lists of a part, rows of two, and rows with a tag", () => {
    const rows = { pairs: [["a", "b"], ["c"]], tagged: [["x", "a b", "c"]] };
    const part = { first: ["a|b", "c"], second: "d" };
    const { alternations, joined, pairs, tagged, wordSets } = dataFile("x", rows);
    expect(alternations("p", part)).toEqual({ first: "a|b|c", second: "d" });
    expect(joined("p", part, ", ")).toEqual({ first: "a|b, c", second: "d" });
    expect(wordSets("p", { w: "a b" })).toEqual({ w: new Set(["a", "b"]) });
    expect(pairs("pairs")).toEqual([
      ["a", "b"],
      ["c", ""],
    ]);
    expect(tagged("tagged", ["x", "y"], " ")).toEqual([["x", ["a", "b", "c"]]]);
    expect(() => tagged("tagged", ["y"], " ")).toThrow("db/lexicon/x.json, tagged: x is none of y.");
    expect(() => wordSets("p", { w: "a a" })).toThrow("db/lexicon/x.json, p.w: an entry is there twice.");
  });

  test("fills the phrases of a part with its names, and none of them with a name that comes later", () => {
    const names = { job: "(job|post)", offer: "the <job>" };
    expect(read.phrases("p", { names, list: ["take <offer>", "a (?<=^ )<job>"], day: "(?<d>x)" })).toEqual({
      list: ["take the (job|post)", "a (?<=^ )(job|post)"],
      day: "(?<d>x)",
    });
    expect(() => read.phrases("p", { list: ["take <offer>"] })).toThrow("db/lexicon/x.json, p.list: no name");
    expect(() => read.phrases("p", { list: ["a", "a"] })).toThrow(
      "db/lexicon/x.json, p.list: an entry is there twice.",
    );
  });
});
