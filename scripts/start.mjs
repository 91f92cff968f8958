// Prepares a fresh clone, then runs the program in this process, so that signals reach it.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { ensureBuilt, ensureInstalled, root } from "./ready.mjs";

// A client waits for `mcp` at every start, so an existing build is used without a check.
const waiting = process.argv[2] === "mcp" && existsSync(join(root, "dist", "tool-definitions.json"));
if (!waiting) {
  ensureInstalled();
  ensureBuilt();
}
await import(pathToFileURL(join(root, "dist", "main.js")).href);
