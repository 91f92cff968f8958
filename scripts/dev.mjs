// Serves the program, and builds and starts it anew after each change: npm run dev -- [arguments of serve].
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { readdirSync, watch } from "node:fs";
import { join } from "node:path";
import { ensureBuilt, ensureInstalled, root } from "./ready.mjs";

/** Editors write a file in several steps. */
const SETTLED_MS = 150;

ensureInstalled();
ensureBuilt();
let server = serve();
let timer;
let watchers = watchFolders();
process.once("SIGINT", () => void end());
process.once("SIGTERM", () => void end());

function serve() {
  const args = [join(root, "dist", "main.js"), "serve", ...process.argv.slice(2)];
  // In a group of its own: the terminal's Ctrl+C is for this process, which passes it on.
  return spawn(process.execPath, args, {
    cwd: root,
    stdio: ["ignore", "inherit", "inherit"],
    detached: true,
  });
}

/** Watches each folder by itself, since not every system can watch a tree. */
function watchFolders() {
  const folders = ["src", "db"].flatMap((name) => [join(root, name), ...foldersBelow(join(root, name))]);
  return folders.map((folder) => watch(folder, changed));
}

function foldersBelow(folder) {
  const found = readdirSync(folder, { withFileTypes: true, recursive: true });
  return found.filter((entry) => entry.isDirectory()).map((entry) => join(entry.parentPath, entry.name));
}

function changed() {
  clearTimeout(timer);
  timer = setTimeout(() => void rebuild(), SETTLED_MS);
}

async function rebuild() {
  const { status } = spawnSync(process.execPath, [join(root, "scripts", "build.mjs")], { stdio: "inherit" });
  closeWatchers();
  watchers = watchFolders();
  // Until the error is mended the last program that could be built goes on.
  if (status !== 0) return;
  await stopped(server);
  server = serve();
}

async function stopped(child) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill("SIGTERM");
  await once(child, "exit");
}

async function end() {
  clearTimeout(timer);
  closeWatchers();
  await stopped(server);
}

function closeWatchers() {
  for (const watcher of watchers) watcher.close();
}
