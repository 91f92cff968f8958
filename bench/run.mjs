// Speed as ratios within one run, which are comparable between machines; absolute numbers are printed as well.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { peers } from "../scripts/ready.mjs";
import { applyResults } from "./apply.mjs";
import { careerResults } from "./career.mjs";
import { deliveryResults } from "./deliveries.mjs";
import { distanceResults } from "./distance.mjs";
import { driverResults } from "./drivers.mjs";
import { durabilityResults } from "./durability.mjs";
import { engineResults } from "./engines.mjs";
import { firstCallResults } from "./first-calls.mjs";
import { forgetResults } from "./forget.mjs";
import { growthResults } from "./growth.mjs";
import { heavyResults } from "./heavy.mjs";
import { installResults } from "./install.mjs";
import { compare } from "./load.mjs";
import { openingResults } from "./openings.mjs";
import { pageResults } from "./pages.mjs";
import { command, program, root, startServer } from "./processes.mjs";
import { compareStarts } from "./start-time.mjs";

const TOOLS_LIMIT = 24 * 1024;
const folder = mkdtempSync(join(tmpdir(), "career-context-bench-"));
const dataDir = join(folder, "data");
try {
  command("demo", "--data-dir", dataDir);
  const made = command(
    ...["keys", "create", "--name", "bench", "--limit", "100000000", "--json", "--data-dir", dataDir],
  );
  const { key } = JSON.parse(made);
  const sections = {
    http: () => httpResults(key),
    start: startResults,
    "first-calls": () => firstCallResults(folder),
    career: () => careerResults(folder),
    apply: () => applyResults(folder),
    heavy: () => heavyResults(folder),
    deliveries: () => deliveryResults(folder),
    durability: () => durabilityResults(folder),
    growth: () => growthResults(folder),
    openings: () => openingResults(folder),
    forget: () => forgetResults(folder),
    pages: () => pageResults(folder),
    engines: () => engineResults(folder),
    distance: distanceResults,
    drivers: () => driverResults(folder),
    install: () => installResults(folder),
  };
  const results = [];
  for (const name of chosen(Object.keys(sections))) results.push(...(await sections[name]()));
  for (const { what, ratio, target, detail } of results) {
    const verdict = target.met(ratio) ? "ok    " : "MISSED";
    console.log(`${verdict} ${what}: ${ratio.toFixed(2)} (target ${target.text}); ${detail}`);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** All sections, or only the one that `--only NAME` selects. */
function chosen(names) {
  const { only } = parseArgs({ options: { only: { type: "string" } } }).values;
  if (only === undefined) return names;
  if (names.includes(only)) return [only];
  throw new Error(`--only takes one of ${names.join(", ")}.`);
}

async function httpResults(key) {
  const server = await startServer([program, "serve", "--port", "0", "--data-dir", dataDir]);
  const results = [];
  try {
    for (const path of ["/api/v1/context", "/api/v1/alerts"]) {
      results.push(...(await pathResults(server.url + path, path, key)));
    }
  } finally {
    await server.stop();
  }
  return results;
}

async function pathResults(url, path, key) {
  const authorization = `Bearer ${key}`;
  const response = await fetch(url, { headers: { authorization } });
  const tag = response.headers.get("etag");
  const body = join(folder, "body.json");
  writeFileSync(body, await response.text());
  const bare = await startServer([join(root, "bench", "bare.mjs"), body]);
  try {
    const whole = await compare(
      { url, status: 200, headers: { authorization } },
      { url: `${bare.url}/200`, status: 200 },
    );
    const unchanged = await compare(
      { url, status: 304, headers: { authorization, "if-none-match": tag } },
      { url: `${bare.url}/304`, status: 304 },
    );
    return [
      ...rated(`GET ${path} against a bare app`, whole, 0.5),
      ...rated(`GET ${path} answered 304 against a bare 304`, unchanged, 0.65),
    ];
  } finally {
    await bare.stop();
  }
}

/** Throughput and 99th percentile, each as a ratio. The percentile is known to a millisecond: less counts as one. */
function rated(what, { ours, bare }, least) {
  const rates = `${Math.round(ours.rate)} to ${Math.round(bare.rate)} requests a second`;
  const slowest = { ours: Math.max(1, ours.p99), bare: Math.max(1, bare.p99) };
  return [
    { what, ratio: ours.rate / bare.rate, target: atLeast(least), detail: rates },
    {
      what: `${what}, 99th percentile`,
      ratio: slowest.ours / slowest.bare,
      target: atMost(3),
      detail: `${ours.p99} to ${bare.p99} ms`,
    },
  ];
}

async function startResults() {
  const memory = join(peers, "node_modules", "@modelcontextprotocol", "server-memory", "dist", "index.js");
  const { ours, other, bytes } = await compareStarts(
    { args: [program, "mcp", "--data-dir", dataDir] },
    { args: [memory], env: { MEMORY_FILE_PATH: join(folder, "memory.jsonl") } },
  );
  return [
    {
      what: "start to tools/list against server-memory",
      ratio: ours / other,
      target: atMost(0.45),
      detail: `${Math.round(ours)} to ${Math.round(other)} ms`,
    },
    {
      what: "core tools/list against its limit",
      ratio: bytes / TOOLS_LIMIT,
      target: atMost(1),
      detail: `${bytes} of ${TOOLS_LIMIT} bytes`,
    },
  ];
}

function atLeast(value) {
  return { text: `at least ${value}`, met: (ratio) => ratio >= value };
}

function atMost(value) {
  return { text: `at most ${value}`, met: (ratio) => ratio <= value };
}
