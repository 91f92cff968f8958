// Builds the package: the OpenAPI document of the program beside it, from that the types and methods, then dist/.
import { spawnSync } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { ensureClientInstalled, ensureInstalled, root } from "../scripts/ready.mjs";

ensureInstalled();
ensureClientInstalled();
const folder = join(root, "client");
const dist = join(folder, "dist");
rmSync(dist, { recursive: true, force: true });

const { build } = await import("esbuild");
const document = join(root, "node_modules", ".cache", `openapi-document-${process.pid}.mjs`);
await build({
  entryPoints: [join(root, "scripts", "docs", "openapi-document.ts")],
  outfile: document,
  bundle: true,
  format: "esm",
  platform: "node",
  target: "node20.12",
  logLevel: "warning",
});
const { openApi } = await import(pathToFileURL(document).href);
rmSync(document);
const { generate } = await import("./generate.mjs");
const { version } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
await generate(openApi(version), join(folder, "src", "generated"));

const compiler = join(folder, "node_modules", "typescript", "bin", "tsc");
const { status } = spawnSync(process.execPath, [compiler, "-p", folder], { stdio: "inherit" });
process.exit(status ?? 1);
