// Installs missing packages and rebuilds a stale build, with plain Node only: this runs before packages exist.
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = join(dirname(fileURLToPath(import.meta.url)), "..");

/** Runs a command in the repository; its output goes to stderr, because stdout may carry a protocol. */
export function run(command, args) {
  const { status } = spawnSync(command, args, {
    cwd: root,
    stdio: ["ignore", 2, 2],
    shell: process.platform === "win32",
  });
  if (status !== 0) {
    process.stderr.write(`${command} ${args.join(" ")} failed.\n`);
    process.exit(1);
  }
}

/** Installs from the lock file where it changed since the last install. */
export function ensureInstalled() {
  const installed = join(root, "node_modules", ".package-lock.json");
  if (existsSync(installed) && time(installed) >= time(join(root, "package-lock.json"))) return;
  process.stderr.write("Installing (compiling SQLite can take some minutes) …\n");
  run("npm", ["ci", "--include=dev", "--no-audit", "--no-fund"]);
}

/** Builds where a source is newer than the last build. */
export function ensureBuilt() {
  const built = join(root, "dist", "tool-definitions.json");
  const sources = ["package.json", "scripts/build.mjs", "scripts/view.mjs", "src", "db"].map((path) =>
    join(root, path),
  );
  if (existsSync(built) && Math.max(...sources.map(newest)) <= time(built)) return;
  run(process.execPath, [join(root, "scripts", "build.mjs")]);
}

function newest(path) {
  if (!statSync(path).isDirectory()) return time(path);
  return Math.max(0, ...readdirSync(path).map((name) => newest(join(path, name))));
}

function time(path) {
  return statSync(path).mtimeMs;
}
