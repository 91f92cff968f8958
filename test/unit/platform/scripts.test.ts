import { chmodSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openScripts } from "../../../src/platform/scripts.ts";
import { temporaryFolder } from "../../support/program/folder.ts";

/** Two scripts as the build writes them: the second is opened by the first. */
function built(): string {
  const folder = temporaryFolder();
  const script = (...bodies: string[]) =>
    `[${bodies.map((body) => `function(exports,require,module,__url){"use strict";${body}}`).join(",")}]`;
  writeFileSync(
    join(folder, "0.cjs"),
    script(
      'exports.name="first";exports.other=require("0/1");exports.later=()=>require("1/0");exports.url=__url',
      'exports.first=require("0/0");exports.sep=require("node:path").sep',
    ),
  );
  writeFileSync(join(folder, "1.cjs"), script("module.exports={count:0}"));
  return folder;
}

interface First {
  name: string;
  other: { first: First; sep: string };
  later: () => { count: number };
  url: string;
}

const first = (folder: string, kept: string): First => openScripts(folder, kept).load("0/0") as First;

test("modules load each other by their ids, in circles too, each once, and those of Node by name", () => {
  const folder = built();
  const { name, other, later, url } = first(folder, join(folder, "kept"));
  expect(name).toBe("first");
  expect(other.first.name).toBe("first");
  expect(["/", "\\"]).toContain(other.sep);
  later().count += 1;
  expect(later().count).toBe(1);
  expect(url).toMatch(/^file:.*0\.cjs$/);
  // What is built beside the folder is found from there.
  expect(new URL("reader.js", url).pathname).toBe(join(folder, "..", "reader.js"));
});

test("the compiled code of what was opened is kept once, and used by the next process", () => {
  const folder = built();
  const kept = join(folder, "kept");
  const scripts = openScripts(folder, kept);
  scripts.load("0/0");
  scripts.keep();
  expect(readdirSync(kept)).toEqual(["0"]);
  const before = readFileSync(join(kept, "0"));
  const next = openScripts(folder, kept);
  next.load("1/0");
  next.load("0/0");
  next.keep();
  expect(readdirSync(kept)).toEqual(["0", "1"]);
  expect(readFileSync(join(kept, "0")).equals(before)).toBe(true);
});

test("kept code that is not code is replaced", () => {
  const folder = built();
  const kept = join(folder, "kept");
  mkdirSync(kept);
  writeFileSync(join(kept, "0"), "no code");
  const scripts = openScripts(folder, kept);
  expect((scripts.load("0/0") as First).name).toBe("first");
  scripts.keep();
  expect(readFileSync(join(kept, "0"), "latin1")).not.toBe("no code");
});

test("where nothing can be written, it runs all the same", () => {
  const folder = built();
  const kept = join(folder, "closed", "kept");
  mkdirSync(join(folder, "closed"));
  chmodSync(join(folder, "closed"), 0o500);
  writeFileSync(join(folder, "file"), "");
  for (const place of [kept, join(folder, "file", "kept")]) {
    const scripts = openScripts(folder, place);
    expect((scripts.load("0/0") as First).name).toBe("first");
    expect(scripts.keep).not.toThrow();
  }
});

test("an id that the build did not write is refused by name", () => {
  const folder = built();
  expect(() => openScripts(folder, folder).load("0/7")).toThrow("no module 0/7");
});
