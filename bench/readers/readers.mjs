// The program's own readers, bundled from their source.
import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";
import { root } from "../processes.mjs";

const SOURCE = `
import { prepareCatalog } from "./engine/fit/prepare.ts";
import { normalisePosting } from "./engine/posting/normalise.ts";
import { parseResumeText } from "./engine/resume/text/parse.ts";
import { readBuiltInCatalog } from "./platform/built-in-catalog.ts";
const { skills } = prepareCatalog(readBuiltInCatalog());
export const readPosting = (text) => normalisePosting({ text }, skills);
export const readResume = parseResumeText;
`;

/** Gives `readPosting(text)` and `readResume(text, format)`. */
export async function loadReaders() {
  const folder = join(root, "node_modules", ".cache", "career-context-readers");
  mkdirSync(folder, { recursive: true });
  const outfile = join(folder, "readers.mjs");
  await build({
    stdin: { contents: SOURCE, resolveDir: join(root, "src"), loader: "ts" },
    outfile,
    bundle: true,
    format: "esm",
    platform: "node",
    external: ["better-sqlite3"],
  });
  try {
    return await import(pathToFileURL(outfile).href);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
