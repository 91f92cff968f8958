// Requests per second of a URL under load, measured from a separate process.
import { spawn } from "node:child_process";
import { join } from "node:path";
import { peers } from "../scripts/ready.mjs";

const CONNECTIONS = 16;
const SECONDS = 3;
const ROUNDS = 3;
/** Number of requests after which the JIT compiler has settled. */
const WARM_UP = 20_000;

/** Medians of requests per second and of the 99th percentile (ms) for two targets, loaded alternately. */
export async function compare(ours, bare) {
  const amount = ["-a", String(WARM_UP)];
  await load(ours, amount);
  await load(bare, amount);
  const rounds = { ours: [], bare: [] };
  for (let round = 0; round < ROUNDS; round += 1) {
    rounds.ours.push(await load(ours));
    rounds.bare.push(await load(bare));
  }
  return { ours: middle(rounds.ours), bare: middle(rounds.bare) };
}

/** Requests per second and the 99th percentile (ms) of one target; `length` are autocannon's own options. */
export async function load({ url, headers = {}, status }, length = ["-d", String(SECONDS)]) {
  const given = Object.entries(headers).flatMap(([name, value]) => ["-H", `${name}=${value}`]);
  const args = ["-j", "-n", "-c", String(CONNECTIONS), ...length, ...given, url];
  const result = JSON.parse(await run(join(peers, "node_modules", "autocannon", "autocannon.js"), args));
  const answered = result.statusCodeStats[status]?.count ?? 0;
  if (result.errors > 0 || answered !== result.requests.total)
    throw new Error(`${url} did not answer ${status} only: ${JSON.stringify(result.statusCodeStats)}`);
  return { rate: result.requests.average, p99: result.latency.p99 };
}

function run(script, args) {
  const child = spawn(process.execPath, [script, ...args], { stdio: ["ignore", "pipe", "ignore"] });
  let printed = "";
  child.stdout.on("data", (chunk) => {
    printed += chunk;
  });
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("close", () => resolve(printed));
  });
}

function middle(results) {
  return { rate: median(results.map(({ rate }) => rate)), p99: median(results.map(({ p99 }) => p99)) };
}

/** The middle value, or the mean of the two in the middle. */
export function median(values) {
  const sorted = [...values].sort((left, right) => left - right);
  const half = sorted.length / 2;
  return (sorted[Math.ceil(half) - 1] + sorted[Math.floor(half)]) / 2;
}
