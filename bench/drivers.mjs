// Both drivers of SQLite side by side on one release of Node: medians of the same requests to the same program.
import { spawnSync } from "node:child_process";
import { cpSync, existsSync, readdirSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { ensureNodesInstalled } from "../scripts/ready.mjs";
import { percentile, timesOf } from "./latency.mjs";
import { fillMemories, questions } from "./memories.mjs";
import { root, startServer } from "./processes.mjs";

const MAJOR = 24;
const COUNT = 200;
const MEMORIES = 5000;
/** Lists of a hundred rows are where Node's own is known to be slower: each row crosses a boundary. */
const MOST = { text: "at most 1.6", met: (ratio) => ratio <= 1.6 };

/** Node's own driver against better-sqlite3; nothing where no better-sqlite3 is built for that release. */
export async function driverResults(folder) {
  ensureNodesInstalled();
  const modules = join(root, "test", "nodes", "node_modules");
  const node = join(modules, `node${MAJOR}-${process.platform}-${process.arch}`, "bin", "node");
  const built = join(modules, ".built");
  const found = existsSync(built)
    ? readdirSync(built).find((name) => name.includes(`-node${MAJOR}.`))
    : undefined;
  if (found === undefined || !existsSync(node)) {
    console.log(
      `SKIPPED drivers: npx vitest run test/process/nodes.test.ts builds better-sqlite3 for Node ${MAJOR}.`,
    );
    return [];
  }
  const main = programBeside(join(built, found, "node_modules"), join(folder, "drivers"));
  const better = await measured({ node, main, driver: "better-sqlite3", dataDir: join(folder, "better") });
  const own = await measured({ node, main, driver: "node", dataDir: join(folder, "own") });
  return Object.keys(own).map((what) => {
    const [ours, others] = [own, better].map((times) => percentile(times[what], 50));
    return {
      what: `${what}, Node's own SQLite against better-sqlite3`,
      ratio: ours / others,
      target: MOST,
      detail: `medians ${ours.toFixed(2)} to ${others.toFixed(2)} ms on Node ${MAJOR}`,
    };
  });
}

/** The built program in a folder whose packages are those that were compiled for another Node. */
function programBeside(packages, folder) {
  for (const part of ["dist", "db", join("src", "mcp", "skills"), "package.json"])
    cpSync(join(root, part), join(folder, part), { recursive: true });
  symlinkSync(packages, join(folder, "node_modules"), "junction");
  return join(folder, "dist", "main.js");
}

async function measured({ node, main, driver, dataDir }) {
  const flags = ["--sqlite-driver", driver, "--data-dir", dataDir];
  const run = (...args) => {
    const { status, stdout, stderr } = spawnSync(node, [main, ...args, ...flags], { encoding: "utf8" });
    if (status !== 0) throw new Error(stderr);
    return stdout;
  };
  run("demo");
  const { key } = JSON.parse(run("keys", "create", "--name", "bench", "--limit", "100000000", "--json"));
  await fillMemories(join(dataDir, "career-context.db"), MEMORIES);
  const server = await startServer([main, "serve", "--port", "0", ...flags], node);
  const headers = { authorization: `Bearer ${key}` };
  const api = `${server.url}/api/v1`;
  const written = (place) => [
    `${api}/timeline`,
    {
      method: "POST",
      headers: { ...headers, "content-type": "application/json" },
      body: JSON.stringify({ eventType: `bench ${place}` }),
    },
  ];
  const asked = questions(2 * COUNT);
  try {
    const writes = await timesOf(written, COUNT);
    // An answer is kept until something is written: a write before each list makes it read the rows.
    const lists = [];
    for (let place = 0; place < COUNT; place += 1) {
      await timesOf(() => written(place), 1, 0);
      lists.push(...(await timesOf(() => [`${api}/timeline?limit=100`, { headers }], 1, 0)));
    }
    const searches = await timesOf(
      (place) => [`${api}/career-context?query=${encodeURIComponent(asked[place])}`, { headers }],
      COUNT,
    );
    return {
      "an event written": writes,
      "a list of a hundred events": lists,
      [`a search in ${MEMORIES} memories`]: searches,
    };
  } finally {
    await server.stop();
  }
}
