// Writes the generated parts of the docs: tables of operations, and the picture of a conversation.
import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";
import { root } from "./ready.mjs";

const file = join(root, "dist", "generate.js");
await build({
  entryPoints: [join(root, "scripts", "docs", "generate.ts")],
  outfile: file,
  bundle: true,
  format: "esm",
  platform: "node",
  target: "node20.12",
  logLevel: "warning",
});
const { status } = spawnSync(process.execPath, [file], { stdio: "inherit" });
rmSync(file);
if (status !== 0) process.exit(status ?? 1);
await import("./conversation.mjs");
