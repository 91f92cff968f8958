// Starts the measured processes; each has a `stop` of its own.
import { spawn, spawnSync } from "node:child_process";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = join(dirname(fileURLToPath(import.meta.url)), "..");
export const program = join(root, "dist", "main.js");

/** Starts a server script with this or another Node; resolves with the first address it prints. */
export function startServer(args, node = process.execPath) {
  const child = spawn(node, args, { stdio: ["ignore", "pipe", "inherit"] });
  let printed = "";
  return new Promise((resolve, reject) => {
    child.once("exit", (code) => reject(new Error(`${args.join(" ")} ended with ${code}.`)));
    child.stdout.on("data", (chunk) => {
      printed += chunk;
      const url = /http:\/\/[\d.]+:\d+/.exec(printed)?.[0];
      if (url !== undefined) resolve({ url, pid: child.pid, stop: () => stop(child) });
    });
  });
}

function stop(child) {
  return new Promise((resolve) => {
    child.once("exit", resolve);
    child.kill("SIGTERM");
  });
}

/** Runs a command of the program; returns its output. */
export function command(...args) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], { encoding: "utf8" });
  if (status !== 0) throw new Error(stderr);
  return stdout;
}

/** Runs `work` with a server on the folder and a key of the local user. */
export async function serving(dataDir, work) {
  const args = ["keys", "create", "--name", "bench", "--limit", "100000000", "--json", "--data-dir", dataDir];
  const { key } = JSON.parse(command(...args));
  const server = await startServer([program, "serve", "--port", "0", "--data-dir", dataDir]);
  try {
    return await work(server.url, { authorization: `Bearer ${key}` }, dataDir);
  } finally {
    await server.stop();
  }
}

/** Signs in to the pages of a server; gives the cookie. */
export async function signIn(dataDir, url) {
  const { url: link } = JSON.parse(command("open", "--json", "--data-dir", dataDir));
  const body = new URLSearchParams({ code: new URL(link).hash.slice(1) });
  const answer = await fetch(`${url}/login`, {
    method: "POST",
    headers: { origin: url },
    body,
    redirect: "manual",
  });
  return (answer.headers.get("set-cookie") ?? "").split(";")[0];
}
