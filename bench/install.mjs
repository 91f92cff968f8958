// Seconds from nothing to the first answer, without a compiler: by npx from the packed tarball, and by npm start in a
// clone. On the releases of Node in test/nodes, with a PATH that has node, npm, npx and sh alone.
import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, realpathSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { ensureNodesInstalled } from "../scripts/ready.mjs";
import { root } from "./processes.mjs";

const NPX_LIMIT = 10;
const CLONE_LIMIT = 25;

/** The seconds of each way, as results of the bench. */
export async function installResults(folder) {
  ensureNodesInstalled();
  const tarball = packed(folder);
  const results = [];
  for (const major of [22, 24]) {
    const tools = toolsOf(major, folder);
    if (!tools) continue;
    const seconds = await byNpx(tools, tarball, join(folder, `home-${major}`));
    results.push(
      within(NPX_LIMIT, `Node ${major}, npx to get_context, seconds`, seconds, "an empty cache of npx"),
    );
  }
  const tools = toolsOf(22, folder);
  if (!tools) return results;
  const seconds = await inClone(tools, join(folder, "clone"));
  return [
    ...results,
    within(CLONE_LIMIT, "Node 22, npm start in a clone to /healthz, seconds", seconds, "installs and builds"),
  ];
}

function within(limit, what, seconds, detail) {
  return {
    what,
    ratio: seconds,
    target: { text: `at most ${limit}`, met: (value) => value <= limit },
    detail,
  };
}

function packed(folder) {
  const args = ["pack", "--ignore-scripts", "--json", "--pack-destination", folder];
  const { stdout } = spawnSync("npm", args, { cwd: root, encoding: "utf8" });
  return join(folder, JSON.parse(stdout)[0].filename);
}

/** A folder with what may be found on the PATH; undefined where test/nodes has no such Node for this platform. */
function toolsOf(major, folder) {
  const modules = join(root, "test", "nodes", "node_modules");
  const node = join(modules, `node${major}-${process.platform}-${process.arch}`, "bin", "node");
  if (!existsSync(node)) return undefined;
  const tools = join(folder, `tools-${major}`);
  if (existsSync(tools)) return tools;
  mkdirSync(tools);
  symlinkSync(node, join(tools, "node"));
  symlinkSync("/bin/sh", join(tools, "sh"));
  const npm = dirname(
    realpathSync(spawnSync("sh", ["-c", "command -v npm"], { encoding: "utf8" }).stdout.trim()),
  );
  for (const name of ["npm", "npx"]) {
    const script = `#!/bin/sh\nexec "${node}" "${join(npm, `${name}-cli.js`)}" "$@"\n`;
    writeFileSync(join(tools, name), script, { mode: 0o755 });
  }
  return tools;
}

const asking = [
  {
    jsonrpc: "2.0",
    id: 1,
    method: "initialize",
    params: { protocolVersion: "2025-11-25", capabilities: {}, clientInfo: { name: "bench", version: "1" } },
  },
  { jsonrpc: "2.0", method: "notifications/initialized" },
  { jsonrpc: "2.0", id: 2, method: "tools/call", params: { name: "get_context", arguments: {} } },
];

async function byNpx(tools, tarball, home) {
  mkdirSync(home);
  const env = { HOME: home, PATH: tools, npm_config_cache: join(home, ".npm"), npm_config_offline: "true" };
  const began = performance.now();
  const child = spawn("npx", ["--yes", `file:${tarball}`, "mcp"], {
    cwd: home,
    env,
    stdio: ["pipe", "pipe", "inherit"],
  });
  child.stdin.write(asking.map((message) => `${JSON.stringify(message)}\n`).join(""));
  const answer = await firstMatch(child, /^\{.*"id":2.*$/m);
  const seconds = (performance.now() - began) / 1000;
  child.stdin.end();
  await over(child);
  if (JSON.parse(answer).result?.structuredContent?.data === undefined)
    throw new Error("get_context was not answered.");
  return seconds;
}

async function inClone(tools, clone) {
  spawnSync("git", ["clone", "--quiet", root, clone]);
  const env = { ...process.env, PATH: tools };
  const args = [
    join(clone, "scripts", "start.mjs"),
    "serve",
    "--port",
    "0",
    "--data-dir",
    join(clone, "data"),
  ];
  const began = performance.now();
  const child = spawn("node", args, { cwd: clone, env, stdio: ["ignore", "pipe", "ignore"] });
  const url = await firstMatch(child, /http:\/\/[\d.]+:\d+/);
  if (!(await fetch(`${url}/healthz`)).ok) throw new Error("The server is not well.");
  const seconds = (performance.now() - began) / 1000;
  child.kill("SIGTERM");
  await over(child);
  return seconds;
}

/** The first text of this form that a process prints. */
function firstMatch(child, form) {
  let printed = "";
  return new Promise((resolve, reject) => {
    child.once("exit", (code) => reject(new Error(`It ended with ${code}: ${printed.slice(-300)}`)));
    child.stdout.on("data", (chunk) => {
      printed += chunk;
      const found = form.exec(printed)?.[0];
      if (found !== undefined) resolve(found);
    });
  });
}

function over(child) {
  return new Promise((resolve) => (child.exitCode === null ? child.once("exit", resolve) : resolve()));
}
