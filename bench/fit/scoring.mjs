// The program's matching, bundled from its source or from that of a commit.
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { importSource } from "../import-source.mjs";
import { root } from "../processes.mjs";

const SOURCE = `
export { readImport } from "./engine/catalog/import/import-reading.ts";
export { mergeCatalogs } from "./engine/catalog/import/merge-catalogs.ts";
export { match } from "./engine/fit/match.ts";
export { prepareCatalog } from "./engine/fit/scales.ts";
export { readBuiltInCatalog } from "./platform/built-in-catalog.ts";
`;

/** Gives what matches people with occupations; of a commit where one is named, else of the working tree. */
export async function loadScoring(commit) {
  if (commit === undefined) return importSource(SOURCE);
  const cache = join(root, "node_modules", ".cache");
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, "career-context-fit-"));
  try {
    extract(commit, folder);
    return await importSource(SOURCE, join(folder, "src"));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function extract(commit, folder) {
  const archive = execFileSync("git", ["archive", commit, "src", "db/catalog", "package.json"], {
    cwd: root,
    maxBuffer: 2 ** 28,
  });
  execFileSync("tar", ["-x", "-C", folder], { input: archive });
}
