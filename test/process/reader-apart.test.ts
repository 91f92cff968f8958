import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "../support/program/folder.ts";

const dist = join(root, "dist");

/** The built files that one loads, at its start or later. */
function loadedBy(file: string, known = new Set<string>()): Set<string> {
  if (known.has(file)) return known;
  known.add(file);
  const text = readFileSync(join(dist, file), "utf8");
  for (const [, name = ""] of text.matchAll(/["']\.\/([\w-]+\.js)["']/g)) loadedBy(name, known);
  return known;
}

test("what reads files is loaded by its own process alone", () => {
  const [folder = "", ...others] = readdirSync(dist).filter((name) => name.startsWith("program-"));
  expect(others).toEqual([]);
  const scripts = readdirSync(join(dist, folder));
  expect(scripts).toContain("0.cjs");
  for (const script of ["main.js", "worker.js", ...scripts.map((name) => join(folder, name))]) {
    const text = readFileSync(join(dist, script), "utf8");
    expect(/\.\/reader-|GlobalWorkerOptions/.exec(text)?.[0], script).toBeUndefined();
  }
  const reader = loadedBy("reader.js");
  const pdf = [...reader].filter((file) =>
    readFileSync(join(dist, file), "utf8").includes("GlobalWorkerOptions"),
  );
  expect(pdf.length).toBeGreaterThan(0);
  expect(
    readdirSync(dist)
      .filter((file) => file.startsWith("reader"))
      .every((file) => reader.has(file)),
  ).toBe(true);
});
