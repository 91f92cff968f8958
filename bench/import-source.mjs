// The program's own code, bundled from its source, for what no command of the program does.
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";
import { root } from "./processes.mjs";

/** Gives the exports of a TypeScript text whose imports are relative to `resolveDir`; packages of `external` are not bundled. */
export async function importSource(contents, resolveDir = join(root, "src"), external = [], plugins = []) {
  const cache = join(root, "node_modules", ".cache");
  mkdirSync(cache, { recursive: true });
  // Inside the project, so that the native module is found.
  const folder = mkdtempSync(join(cache, "career-context-bench-"));
  const outfile = join(folder, "source.mjs");
  try {
    await build({
      stdin: { contents, resolveDir, loader: "ts" },
      outfile,
      bundle: true,
      format: "esm",
      platform: "node",
      external: ["better-sqlite3", ...external],
      plugins,
    });
    return await import(pathToFileURL(outfile).href);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
