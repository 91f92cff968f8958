// Bundles the program into dist/: one entry, parts loaded on demand, better-sqlite3 left outside.
import { spawnSync } from "node:child_process";
import { chmodSync, cpSync, mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";
import { root } from "./ready.mjs";

const out = join(root, "dist");
rmSync(out, { recursive: true, force: true });

// The SDK's default JSON Schema validator is 300 KB of Ajv that no tool here needs at start.
const withoutAjv = {
  name: "without-ajv",
  setup({ onResolve }) {
    onResolve({ filter: /^@modelcontextprotocol\/server\/_shims$/ }, () => ({
      path: join(root, "src", "mcp", "shims.ts"),
    }));
  },
};

await build({
  entryPoints: {
    main: join(root, "src", "main.ts"),
    "make-catalogue": join(root, "src", "cli", "make-catalogue.ts"),
  },
  outdir: out,
  bundle: true,
  splitting: true,
  format: "esm",
  platform: "node",
  target: "node20.12",
  minify: true,
  keepNames: false,
  legalComments: "none",
  external: ["better-sqlite3"],
  plugins: [withoutAjv],
  chunkNames: "[name]-[hash]",
  banner: {
    js: "import{createRequire as __createRequire}from'node:module';const require=__createRequire(import.meta.url);",
  },
  logLevel: "warning",
});
chmodSync(join(out, "main.js"), 0o755);

const reference = join(out, "reference");
mkdirSync(reference, { recursive: true });
for (const file of ["swagger-ui.css", "swagger-ui-bundle.js", "LICENSE"]) {
  cpSync(join(root, "node_modules", "swagger-ui-dist", file), join(reference, file));
}

// Last, since its time tells when the build was whole.
const made = spawnSync(process.execPath, [join(out, "make-catalogue.js"), join(out, "catalogue.json")], {
  stdio: "inherit",
});
if (made.status !== 0) process.exit(1);
rmSync(join(out, "make-catalogue.js"));
