import { readFileSync } from "node:fs";
import { dirname, join, relative, resolve, sep } from "node:path";
import { expect, test } from "vitest";
import { packageRoot } from "../../src/platform/package-root.ts";

const root = packageRoot();

/** The files that a file loads before it runs: what it imports other than as a type or later. */
function loadedBy(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  const text = readFileSync(file, "utf8");
  for (const [, names = "", name = ""] of text.matchAll(
    /^(?:import|export)\s+(?!type\s)([^;"]*?)"([^"]+)";/gm,
  )) {
    if (name.startsWith(".") && !isOnlyTypes(names)) loadedBy(resolve(dirname(file), name), seen);
  }
  return seen;
}

function isOnlyTypes(names: string): boolean {
  const listed = /\{([^}]*)\}/
    .exec(names)?.[1]
    ?.split(",")
    .map((part) => part.trim());
  return listed?.filter(Boolean).every((part) => part.startsWith("type ")) ?? false;
}

test("the operations load without the reader of postings, which is 340 KB of patterns", () => {
  const loaded = [...loadedBy(join(root, "src", "domain", "index.ts"))].map((file) =>
    relative(root, file).split(sep).join("/"),
  );
  expect(loaded).toContain("src/domain/jobs-import/attached-postings.ts");
  expect(loaded).toContain("src/engine/posting/requirements/kinds/kinds.ts");
  expect(loaded).not.toContain("src/engine/posting/normalise.ts");
  expect(loaded).not.toContain("src/engine/posting/reader.ts");
});
