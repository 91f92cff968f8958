// The checks that take seconds: format, lint, types; or those of one name alone: node scripts/check.mjs lint|types.
import { join } from "node:path";
import { ensureTestsInstalled, root, run } from "./ready.mjs";

const bin = (name) => join(root, "node_modules", ".bin", name);
const checks = {
  lint: () => run(bin("biome"), ["check", "--error-on-warnings", "."]),
  types: () => {
    run(bin("tsc"), ["-p", "."]);
    run(bin("tsc"), ["-p", join("src", "mcp", "ui", "view")]);
  },
};

ensureTestsInstalled();
for (const [name, check] of Object.entries(checks)) {
  if ((process.argv[2] ?? name) === name) check();
}
