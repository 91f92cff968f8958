// Milliseconds from spawning a stdio server to its answered tools/list.
import { spawn } from "node:child_process";
import { median } from "./load.mjs";

const ROUNDS = 15;
const messages = [
  {
    jsonrpc: "2.0",
    id: 1,
    method: "initialize",
    params: { protocolVersion: "2025-11-25", capabilities: {}, clientInfo: { name: "bench", version: "1" } },
  },
  { jsonrpc: "2.0", method: "notifications/initialized" },
  { jsonrpc: "2.0", id: 2, method: "tools/list" },
];

/** Medians for two servers, started alternately, and the size in bytes of the first one's tools/list. */
export async function compareStarts(ours, other) {
  await listTools(ours);
  await listTools(other);
  const times = { ours: [], other: [] };
  let bytes = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const first = await listTools(ours);
    times.ours.push(first.ms);
    bytes = first.bytes;
    times.other.push((await listTools(other)).ms);
  }
  return { ours: median(times.ours), other: median(times.other), bytes };
}

function listTools({ args, env = {} }) {
  const began = performance.now();
  const child = spawn(process.execPath, args, {
    stdio: ["pipe", "pipe", "ignore"],
    env: { ...process.env, ...env },
  });
  let printed = "";
  let answer;
  const [initialize, ...rest] = messages.map((message) => `${JSON.stringify(message)}\n`);
  child.stdin.write(initialize);
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("close", () => (answer ? resolve(answer) : reject(new Error(`No answer from ${args[0]}.`))));
    let opened = false;
    child.stdout.on("data", (chunk) => {
      printed += chunk;
      const lines = printed.split("\n").slice(0, -1);
      if (!opened && lines.length >= 1) {
        opened = true;
        child.stdin.write(rest.join(""));
      }
      if (answer || lines.length < 2) return;
      const { result } = JSON.parse(lines[1]);
      answer = { ms: performance.now() - began, bytes: Buffer.byteLength(JSON.stringify(result.tools)) };
      child.stdin.end();
    });
  });
}
