// Installs missing packages and rebuilds a stale build, with plain Node only: this runs before packages exist.
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = join(dirname(fileURLToPath(import.meta.url)), "..");

/** Where programs of others live that tests, benches and `npm run inspector` start. */
export const peers = join(root, "test", "peers");

/** What builds the site of the docs. */
export const site = join(root, "docs", ".vitepress");

/** Newer releases of Node that one test starts the program with. */
const nodes = join(root, "test", "nodes");

const quiet = ["--include=dev", "--no-audit", "--no-fund"];

/** Runs a command in the repository; what it prints goes to stderr, for stdout may belong to a protocol. */
export function run(command, args, cwd = root) {
  const { status } = spawnSync(command, args, {
    cwd,
    env: withHeaders(process.env),
    stdio: ["ignore", 2, 2],
    shell: process.platform === "win32",
  });
  if (status !== 0) {
    process.stderr.write(`${command} ${args.join(" ")} failed.\n`);
    process.exit(1);
  }
}

/** With the headers that this Node brings, SQLite is compiled without a download of them. */
function withHeaders(env) {
  const prefix = dirname(dirname(process.execPath));
  const hasHeaders = existsSync(join(prefix, "include", "node", "node_version.h"));
  return hasHeaders ? { npm_config_nodedir: prefix, ...env } : env;
}

/** Installs what running and building need, by the lock file, where it changed since the last install. */
export function ensureInstalled() {
  if (isInstalled(root)) return ensureSqlite();
  process.stderr.write(hasOwnSqlite() ? "Installing …\n" : `Installing: ${whyCompiled} …\n`);
  const scripts = hasOwnSqlite() ? ["--ignore-scripts"] : [];
  // Where tests ran before, they will run again.
  run("npm", ["ci", ...scripts, ...(hasTestPackages() ? [] : ["--workspaces=false"]), ...quiet]);
}

const whyCompiled =
  "this Node brings no SQLite, so that one is compiled, which takes some minutes; Node 22.16 and newer need no compiler";

/** Whether this Node has an SQLite that the program can use, as src/store/sqlite/driver/node-releases.ts says it. */
function hasOwnSqlite() {
  const [major, minor] = process.versions.node.split(".").map(Number);
  return major > 22 || (major === 22 && minor >= 16);
}

/** Compiles SQLite where the packages were installed by a Node that needs none. */
function ensureSqlite() {
  const folder = join(root, "node_modules", "better-sqlite3");
  if (hasOwnSqlite() || !existsSync(folder) || existsSync(join(folder, "build", "Release"))) return;
  process.stderr.write(`Compiling: ${whyCompiled} …\n`);
  run("npm", ["rebuild", "better-sqlite3"]);
}

/** Installs what checks and tests need as well. */
export function ensureTestsInstalled() {
  if (isInstalled(root) && hasTestPackages()) return;
  process.stderr.write("Installing what the tests need …\n");
  // Beside what npm start installed: a clean install would compile SQLite once more.
  run("npm", isInstalled(root) ? ["install", "--no-save", ...quiet] : ["ci", ...quiet]);
}

/** Installs the programs of others. */
export function ensurePeersInstalled() {
  if (isInstalled(peers)) return;
  process.stderr.write("Installing the programs that tests and benches compare with …\n");
  run("npm", ["ci", ...quiet], peers);
}

/** Installs the newer releases of Node: some 200 MB each. */
export function ensureNodesInstalled() {
  if (isInstalled(nodes)) return;
  process.stderr.write("Installing newer releases of Node to try the program with …\n");
  run("npm", ["ci", ...quiet], nodes);
}

/** Installs what generates and compiles the client package. */
export function ensureClientInstalled() {
  const client = join(root, "client");
  if (isInstalled(client)) return;
  process.stderr.write("Installing what builds the client package …\n");
  run("npm", ["ci", ...quiet], client);
}

/** Installs what builds the site of the docs. */
export function ensureSiteInstalled() {
  if (isInstalled(site)) return;
  process.stderr.write("Installing what builds the site …\n");
  run("npm", ["ci", ...quiet], site);
}

/** Installs the agent frameworks of examples/frameworks: some 160 MB. */
export function ensureFrameworksInstalled() {
  const frameworks = join(root, "examples", "frameworks");
  if (isInstalled(frameworks)) return;
  process.stderr.write("Installing agent frameworks to try the examples with …\n");
  run("npm", ["ci", ...quiet], frameworks);
}

/** Builds where a source is newer than the last build. */
export function ensureBuilt() {
  const built = join(root, "dist", "tool-definitions.json");
  const scripts = ["build", "view", "notices"].map((name) => `scripts/${name}.mjs`);
  const sources = ["package.json", ...scripts, "src", "db"].map((path) => join(root, path));
  if (existsSync(built) && Math.max(...sources.map(newest)) <= time(built)) return;
  run(process.execPath, [join(root, "scripts", "build.mjs")]);
}

function isInstalled(folder) {
  const installed = join(folder, "node_modules", ".package-lock.json");
  return existsSync(installed) && time(installed) >= time(join(folder, "package-lock.json"));
}

function hasTestPackages() {
  return existsSync(join(root, "node_modules", "vitest"));
}

function newest(path) {
  if (!statSync(path).isDirectory()) return time(path);
  return Math.max(0, ...readdirSync(path).map((name) => newest(join(path, name))));
}

function time(path) {
  return statSync(path).mtimeMs;
}
