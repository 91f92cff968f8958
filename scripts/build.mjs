// Bundles the program into dist/: scripts of it, and small files that start it as a process or as a thread.
import { spawnSync } from "node:child_process";
import { chmodSync, cpSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { build } from "esbuild";
import { writeNotices } from "./notices.mjs";
import { buildProgram } from "./program.mjs";
import { root } from "./ready.mjs";
import { buildView } from "./view.mjs";
import { buildWeb } from "./web.mjs";

// Built in a temporary folder and renamed: several processes may start at once and find the build stale.
const out = join(root, `.dist-${process.pid}`);

// The SDK's default JSON Schema validator is 300 KB of Ajv that no tool here needs at start.
const withoutAjv = {
  name: "without-ajv",
  setup({ onResolve }) {
    onResolve({ filter: /^@modelcontextprotocol\/server\/_shims$/ }, () => ({
      path: join(root, "src", "mcp", "ajv-stub.ts"),
    }));
  },
};

// Only the tokenizer of the HTML library is used; its tree, with a second table of entities, would cost start time.
const withoutHtmlTree = {
  name: "without-html-tree",
  setup({ onResolve, resolve }) {
    onResolve({ filter: /^dom(utils|handler)$/ }, async ({ path, pluginData, ...from }) => {
      if (pluginData === "resolving") return undefined;
      const { kind, importer, resolveDir } = from;
      const found = await resolve(path, { kind, importer, resolveDir, pluginData: "resolving" });
      return { path: found.path, sideEffects: false };
    });
  },
};

// Messages of the schema library in fifty languages: 260 KB that every start would compile, and nothing reads.
const withoutLocales = {
  name: "without-locales",
  setup({ onLoad }) {
    onLoad({ filter: /zod[\\/]v4[\\/]locales[\\/]index\.js$/ }, () => ({
      contents: 'export { default as en } from "./en.js";',
      loader: "js",
    }));
  },
};

// Libraries in it that are no modules load those of Node by this.
const requiring = {
  js: "import{createRequire as __createRequire}from'node:module';const require=__createRequire(import.meta.url);",
};

const shared = {
  // Given here: an image is built without tsconfig.json.
  jsx: "automatic",
  jsxImportSource: "hono/jsx",
  outdir: out,
  bundle: true,
  format: "esm",
  platform: "node",
  target: "node20.12",
  // Its main file loads its parts in a way that no bundler can follow.
  alias: { "jsonc-parser": "jsonc-parser/lib/esm/main.js" },
  minify: true,
  keepNames: false,
  legalComments: "none",
  logLevel: "warning",
  metafile: true,
  absWorkingDir: root,
};
const program = await buildProgram({ ...shared, plugins: [withoutAjv, withoutHtmlTree, withoutLocales] }, [
  "src/cli/mcp/mcp.ts",
  "src/cli/mcp/local-backend.ts",
]);
// What reads files, in a process of its own; apart, so that it shares nothing with what is loaded at a start.
const reader = await build({
  ...shared,
  entryPoints: { reader: "src/reader.ts" },
  splitting: true,
  plugins: [withoutHtmlTree],
  chunkNames: "reader-[name]-[hash]",
  banner: requiring,
});
// Each in one file: a further one would cost start time.
const first = await build({
  ...shared,
  entryPoints: { main: "src/start.ts", worker: "src/worker.ts" },
  define: { PROGRAM: JSON.stringify(program.name) },
});
await build({
  ...shared,
  entryPoints: { "build-definitions": "src/cli/mcp/build-definitions.ts" },
  plugins: [withoutAjv, withoutHtmlTree, withoutLocales],
  banner: requiring,
});
chmodSync(join(out, "main.js"), 0o755);

const reference = join(out, "reference");
mkdirSync(reference, { recursive: true });
const swagger = join(root, "node_modules", "swagger-ui-dist");
cpSync(join(swagger, "LICENSE"), join(reference, "LICENSE"));
// Served as they are to a client that accepts gzip.
for (const file of ["swagger-ui.css", "swagger-ui-bundle.js"]) {
  writeFileSync(join(reference, `${file}.gz`), gzipSync(readFileSync(join(swagger, file)), { level: 9 }));
}

const fonts = join(out, "fonts");
mkdirSync(fonts, { recursive: true });
for (const [folder, file] of [
  ["@expo-google-fonts/source-sans-3/400Regular", "SourceSans3_400Regular.ttf"],
  ["@expo-google-fonts/source-sans-3/600SemiBold", "SourceSans3_600SemiBold.ttf"],
  ["@fontsource/noto-sans-sc/files", "noto-sans-sc-chinese-simplified-400-normal.woff"],
]) {
  writeFileSync(
    join(fonts, `${file}.br`),
    brotliCompressSync(readFileSync(join(root, "node_modules", folder, file))),
  );
}

const web = await buildWeb(join(out, "web"));
const view = await buildView(join(out, "overview.html"));
writeNotices(
  join(out, "THIRD-PARTY-NOTICES.txt"),
  [program.metafile, reader.metafile, first.metafile, view, web],
  ["swagger-ui-dist", "@expo-google-fonts/source-sans-3", "@fontsource/noto-sans-sc"],
);

const made = spawnSync(process.execPath, [join(out, "build-definitions.js"), out], { stdio: "inherit" });
if (made.status !== 0) {
  rmSync(out, { recursive: true });
  process.exit(1);
}
rmSync(join(out, "build-definitions.js"));
putInPlace(join(root, "dist"), `${out}-old`);

function putInPlace(dist, old, tries = 20) {
  try {
    renameSync(dist, old);
  } catch (error) {
    if (error.code !== "ENOENT") throw error;
  }
  try {
    renameSync(out, dist);
  } catch (error) {
    // Another build finished in between; it is as new as this one.
    if (tries === 0 || !["ENOTEMPTY", "EEXIST", "EPERM"].includes(error.code)) throw error;
    rmSync(old, { recursive: true, force: true });
    putInPlace(dist, old, tries - 1);
  }
  rmSync(old, { recursive: true, force: true });
}
