// Runs a set of tests, each a choice of the projects in vitest.config.ts; further arguments are vitest's own.
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { ensureTestsInstalled, root, run } from "./ready.mjs";

const sets = {
  /** What a contributor needs: the quick checks, all that runs in this process, and a little of the built program. */
  usual: { isChecked: true, projects: ["unit", "app", "smoke"] },
  /** What `usual` leaves out. */
  rest: { isChecked: false, projects: ["process", "robustness"] },
  /** Everything that must hold. */
  all: { isChecked: true, projects: ["unit", "app", "smoke", "process", "robustness"] },
  /** What runs in this process, again after each change. */
  watch: { isChecked: false, projects: ["unit", "app"] },
};

const [name, ...more] = process.argv.slice(2);
const { isChecked, projects } = sets[name];
ensureTestsInstalled();
if (isChecked) run(process.execPath, [join(root, "scripts", "check.mjs")]);
const vitest = join(root, "node_modules", "vitest", "vitest.mjs");
const chosen = projects.flatMap((project) => ["--project", project]);
const { status } = spawnSync(
  process.execPath,
  [vitest, name === "watch" ? "watch" : "run", ...chosen, ...more],
  {
    cwd: root,
    stdio: "inherit",
  },
);
process.exit(status ?? 1);
