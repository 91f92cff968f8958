// The checks that take seconds: format, lint, types.
import { ensureInstalled, root, run } from "./ready.mjs";
import { join } from "node:path";

ensureInstalled();
const bin = (name) => join(root, "node_modules", ".bin", name);
run(bin("biome"), ["check", "--error-on-warnings", "."]);
run(bin("tsc"), ["-p", "."]);
