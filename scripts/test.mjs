// Runs the quick checks, then the tests against the source and the built program.
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { ensureBuilt, ensureInstalled, root } from "./ready.mjs";

ensureInstalled();
await import("./check.mjs");
ensureBuilt();
const vitest = join(root, "node_modules", "vitest", "vitest.mjs");
const { status } = spawnSync(process.execPath, [vitest, "run", ...process.argv.slice(2)], {
  cwd: root,
  stdio: "inherit",
});
process.exit(status ?? 1);
