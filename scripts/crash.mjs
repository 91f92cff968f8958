// The long form of the crash test: npm run test:crash [-- --kills 50 --seed 1]. It waits until the leases of killed
// processes expire.
import { spawnSync } from "node:child_process";
import { randomInt } from "node:crypto";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { ensureBuilt, ensureTestsInstalled, root } from "./ready.mjs";

const { values } = parseArgs({
  options: { kills: { type: "string", default: "50" }, seed: { type: "string" } },
});
const seed = values.seed ?? String(randomInt(2 ** 32));
console.log(
  `Seed ${seed}; the same kills again: npm run test:crash -- --kills ${values.kills} --seed ${seed}`,
);
ensureTestsInstalled();
ensureBuilt();
const vitest = join(root, "node_modules", "vitest", "vitest.mjs");
const args = [
  "run",
  "test/robustness/crash/crash.test.ts",
  "--reporter=verbose",
  "--disable-console-intercept",
];
const { status } = spawnSync(process.execPath, [vitest, ...args], {
  cwd: root,
  stdio: "inherit",
  env: { ...process.env, CRASH_KILLS: values.kills, CRASH_SEED: seed },
});
process.exit(status ?? 1);
