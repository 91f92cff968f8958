// Makes a fresh clone runnable, then runs the program in this very process, so that signals reach it.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { ensureBuilt, ensureInstalled, root } from "./ready.mjs";

// A client waits for `mcp` at every start: what is built already is taken as it is.
const waiting = process.argv[2] === "mcp" && existsSync(join(root, "dist", "catalogue.json"));
if (!waiting) {
  ensureInstalled();
  ensureBuilt();
}
await import(pathToFileURL(join(root, "dist", "main.js")).href);
