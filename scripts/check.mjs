// The checks that take seconds, side by side: format and lint, types, and what nobody uses; or those of one name alone:
// node scripts/check.mjs lint|types|unused.
import { spawn } from "node:child_process";
import { join } from "node:path";
import { ensureTestsInstalled, root } from "./ready.mjs";

// What a tool learned of files that did not change is kept here, so that all runs but the first are quick.
const cache = join("node_modules", ".cache");
const checks = {
  lint: [["biome", "check", "--error-on-warnings", "."]],
  types: [
    ["tsc", "-p", ".", "--incremental", "--tsBuildInfoFile", join(cache, "tsc.tsbuildinfo")],
    ["tsc", "-p", join("src", "mcp", "ui", "view")],
    ["tsc", "-p", join("src", "web", "client")],
  ],
  unused: [["knip", "--cache", "--cache-location", join(cache, "knip")]],
};

ensureTestsInstalled();
const [name] = process.argv.slice(2);
const chosen = Object.entries(checks).flatMap(([check, commands]) =>
  (name ?? check) === check ? commands : [],
);
const passed = await Promise.all(chosen.map(passes));
if (passed.includes(false)) process.exit(1);

/** Runs one tool to its end and prints what it said in one piece. */
function passes([tool, ...args]) {
  return new Promise((resolve) => {
    const shell = process.platform === "win32";
    const child = spawn(join(root, "node_modules", ".bin", tool), args, { cwd: root, shell });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding("utf8").on("data", (text) => {
        output += text;
      });
    }
    child.once("error", (error) => {
      output += error.message;
    });
    child.once("close", (status) => {
      process.stderr.write(output);
      if (status !== 0) process.stderr.write(`${tool} ${args.join(" ")} failed.\n`);
      resolve(status === 0);
    });
  });
}
