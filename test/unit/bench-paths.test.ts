import { existsSync, readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** Programs of the benches name files of the source in texts, which no compiler checks. */
const named =
  /"\.\/(?:src\/)?((?:engine|domain|store|mcp|http|web|platform|operation|documents|app|shared|cli)\/[\w./-]+\.tsx?)"/g;

test("the benches and scripts name files that exist", () => {
  const programs = ["bench", "scripts"].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".mjs") && !file.includes("node_modules"))
      .map((file) => `${folder}/${file}`),
  );
  const missing = programs.flatMap((program) =>
    [...readFileSync(program, "utf8").matchAll(named)]
      .map(([, path = ""]) => path)
      .filter((path) => !existsSync(`src/${path}`))
      .map((path) => `${program}: ${path}`),
  );
  expect(programs.length).toBeGreaterThan(20);
  expect(missing).toEqual([]);
});
