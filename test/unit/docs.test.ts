import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { withOperationTable } from "../../scripts/docs/operation-table.ts";
import { adminOperations, operations } from "../../src/domain/index.ts";
import { packageRoot } from "../../src/platform/package-root.ts";

const root = packageRoot();
const folders = [".", "docs", "docs/adr", "examples", "client", ".github"];
const pages = folders.flatMap((folder) =>
  readdirSync(join(root, folder))
    .filter((name) => name.endsWith(".md"))
    .map((name) => join(folder, name)),
);
const textOf = (page: string) => readFileSync(join(root, page), "utf8");

test("docs/operations-table.md is current; npm run generate renews it", () => {
  const page = textOf("docs/operations-table.md");
  expect(page).toBe(withOperationTable(page, operations));
});

test("the README is at most 8 KB", () => {
  expect(Buffer.byteLength(textOf("README.md"))).toBeLessThanOrEqual(8192);
});

test("so is that of docs/administration.md", () => {
  const page = textOf("docs/administration.md");
  expect(page).toBe(withOperationTable(page, adminOperations));
  expect(page).toContain("`read:admin_export`");
});

test.each(pages)("every page that %s links to is there", (page) => {
  const links = [...textOf(page).matchAll(/\]\((?!https?:|#)([^)#]+)[^)]*\)/g)].map(([, link = ""]) => link);
  const missing = links.filter((link) => !existsSync(join(root, dirname(page), link)));
  expect(missing).toEqual([]);
});

test("the links of a page are seen", () => {
  expect(pages).toContain("README.md");
  expect(textOf("README.md")).toMatch(/\]\(docs\/architecture\.md\)/);
});

test("every decision is in both lists of decisions", () => {
  const decisions = readdirSync(join(root, "docs/adr")).filter((name) => /^\d/.test(name));
  expect(decisions.length).toBeGreaterThan(0);
  for (const name of decisions) {
    const [, title = ""] = /^# (.+)$/m.exec(textOf(join("docs/adr", name))) ?? [];
    const [number = "", ...words] = title.split(". ");
    expect(name.startsWith(`${number}-`), name).toBe(true);
    const row = `| ${words.join(". ")} |`;
    expect(textOf("docs/adr/README.md")).toContain(`[${number}](${name}) ${row}`);
    expect(textOf("docs/architecture.md")).toContain(`[${number}](adr/${name}) ${row}`);
  }
});
