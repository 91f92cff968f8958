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
  const program = ["main.js", "program.js", "mcp.js", "worker.js"].flatMap((file) => [...loadedBy(file)]);
  expect(program.length).toBeGreaterThan(20);
  expect(program.filter((file) => file.startsWith("reader"))).toEqual([]);
  const reader = loadedBy("reader.js");
  expect([...reader].some((file) => file.includes("pdfjs"))).toBe(true);
  expect(
    readdirSync(dist)
      .filter((file) => file.startsWith("reader"))
      .every((file) => reader.has(file)),
  ).toBe(true);
});
