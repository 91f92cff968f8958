// Builds the program as scripts that src/platform/scripts.ts runs: numbered modules in a few files. Node keeps no compiled
// code of its own modules before 22.1, and loading a hundred files takes longer than running them.
import { createHash } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { build, transform } from "esbuild";

/**
 * Writes the scripts of `src/parts.ts` into a folder of `outdir`, which is named by what they contain. What the sources
 * `first` need is in one file: they are what an agent waits for. The rest is in a file for each `import()`.
 */
export async function buildProgram(options, first) {
  const { outputFiles, metafile } = await build({
    ...options,
    entryPoints: { parts: "src/parts.ts" },
    splitting: true,
    write: false,
    chunkNames: "[name]-[hash]",
    define: { "import.meta.url": "__url" },
  });
  const textOf = new Map(outputFiles.map(({ path, text }) => [basename(path), text]));
  const scripts = scriptsOf(metafile.outputs, first);
  const idOf = new Map(
    scripts.flatMap((modules, script) => modules.map((name, at) => [name, `${script}/${at}`])),
  );
  const texts = await Promise.all(
    scripts.map(async (modules) => {
      const functions = await Promise.all(modules.map((name) => asFunction(textOf.get(name), options, idOf)));
      return asciiOf(`[${functions.join(",\n")}]`);
    }),
  );
  const name = `program-${createHash("sha256").update(texts.join()).digest("hex").slice(0, 12)}`;
  mkdirSync(join(options.outdir, name), { recursive: true });
  for (const [script, text] of texts.entries()) {
    writeFileSync(join(options.outdir, name, `${script}.cjs`), text);
  }
  return { name, metafile };
}

/** The modules of each script: what loads with the first one, and then with each `import()` what no earlier one has. */
function scriptsOf(outputs, first) {
  const byName = new Map(Object.entries(outputs).map(([path, output]) => [basename(path), output]));
  const placed = new Set();
  const loadedBy = (name) => {
    if (placed.has(name)) return [];
    placed.add(name);
    const needed = byName
      .get(name)
      .imports.filter(({ kind, external }) => kind === "import-statement" && !external);
    return [name, ...needed.flatMap(({ path }) => loadedBy(basename(path)))];
  };
  const entries = [...byName].filter(([, { entryPoint }]) => entryPoint !== undefined).map(([name]) => name);
  const isFirst = (name) => ["src/parts.ts", ...first].includes(byName.get(name).entryPoint);
  const together = entries.filter(isFirst).sort((a) => (a.startsWith("parts") ? -1 : 1));
  return [together.flatMap(loadedBy), ...entries.map(loadedBy)].filter((modules) => modules.length > 0);
}

/** A module as a function of `exports`, `require`, `module` and its address, which names other modules by their ids. */
async function asFunction(text, { target, platform }, idOf) {
  const { code } = await transform(text, {
    ...{ target, platform, format: "cjs", minify: true, legalComments: "none" },
    // Without these only patterns are left that are not ASCII, and nothing that loads a module by another way.
    supported: { "template-literal": false, "dynamic-import": false },
  });
  const named = code.replace(/require\("\.\/([^"]+)"\)/g, (_, name) => `require("${idOf.get(name)}")`);
  return `function(exports,require,module,__url){"use strict";${named}}`;
}

/** In a pattern an escape means the same as the character. */
function asciiOf(text) {
  return text.replace(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`);
}
