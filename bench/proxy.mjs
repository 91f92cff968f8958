// The shipped proxy before two nodes, without TLS.
import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { root } from "./processes.mjs";

const TRIES = 200;

/** Runs `work` with the proxy at a URL, which the nodes know as theirs; undefined where Caddy is not installed. */
export async function behindProxy(url, nodes, work) {
  if (spawnSync("caddy", ["version"]).status !== 0) return undefined;
  const folder = mkdtempSync(join(tmpdir(), "career-context-bench-proxy-"));
  const text = readFileSync(join(root, "deploy", "Caddyfile"), "utf8")
    .replaceAll("node1:8787", new URL(nodes[0]).host)
    .replaceAll("node2:8787", new URL(nodes[1]).host);
  const config = join(folder, "Caddyfile");
  writeFileSync(config, text);
  const env = {
    ...process.env,
    ...{ CAREER_CONTEXT_PUBLIC_URL: url, CAREER_CONTEXT_PROXY_SECRET: "secret" },
    ...{ HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
  };
  const child = spawn("caddy", ["run", "--config", config, "--adapter", "caddyfile"], {
    env,
    stdio: "ignore",
  });
  const ended = new Promise((resolve) => {
    child.once("exit", resolve);
  });
  try {
    await answering(url);
    return await work();
  } finally {
    child.kill("SIGTERM");
    await ended;
    rmSync(folder, { recursive: true, force: true });
  }
}

async function answering(url) {
  for (let nth = 0; nth < TRIES; nth += 1) {
    const answer = await fetch(`${url}/readyz`).catch(() => undefined);
    if (answer?.status === 200) return;
    await sleep(50);
  }
  throw new Error("The proxy does not answer.");
}
