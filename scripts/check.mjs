// The checks that take seconds: format, lint, types.

import { join } from "node:path";
import { ensureInstalled, root, run } from "./ready.mjs";

ensureInstalled();
const bin = (name) => join(root, "node_modules", ".bin", name);
run(bin("biome"), ["check", "--error-on-warnings", "."]);
run(bin("tsc"), ["-p", "."]);
run(bin("tsc"), ["-p", join("src", "mcp", "ui", "view")]);
