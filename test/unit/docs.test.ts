import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { withOperationTable } from "../../scripts/docs/operation-table.ts";
import { operations } from "../../src/domain/index.ts";

const readme = readFileSync(new URL("../../README.md", import.meta.url), "utf8");

test("the README's operation table is current; npm run generate renews it", () => {
  expect(readme).toBe(withOperationTable(readme, operations));
});

test("every page that the README links to is there", () => {
  const links = [...readme.matchAll(/\]\((?!https?:)([^)#]+)\)/g)].map((match) => match[1] ?? "");
  expect(links.length).toBeGreaterThan(2);
  for (const link of links)
    expect(() => readFileSync(new URL(`../../${link}`, import.meta.url)), link).not.toThrow();
});
