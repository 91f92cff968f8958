// Both engines side by side in one run: reads, writes, search, a million people, deliveries, and two nodes against one.
import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { DAY, dayOf } from "./active-day.mjs";
import { freePort, startCluster } from "./cluster.mjs";
import { drainRate } from "./deliveries.mjs";
import { PEOPLE, postgresPlace, sqlitePlace } from "./engine-places.mjs";
import { percentile, timesOf, WARM } from "./latency.mjs";
import { load } from "./load.mjs";
import { fillMemories, questions } from "./memories.mjs";
import { command, program, startServer } from "./processes.mjs";
import { behindProxy } from "./proxy.mjs";

const MEMORIES = 100_000;
const ACTIVE = 5;
const WRITERS = 16;
const WRITE_MS = 3000;
const WARM_MS = 4000;
const READ_SECONDS = ["-d", "3"];
const ASKED = 200;
const BACKLOG = 2000;
const KB = 1024;
/** What PostgreSQL has to do of what SQLite does, and two nodes of what one does. */
const LEAST = { reads: 0.3, writes: 0.8, nodes: 1.2 };

/** What PostgreSQL does against what SQLite does; nothing without PostgreSQL's programs. */
export async function engineResults(folder) {
  const cluster = await startCluster();
  if (cluster === undefined) {
    console.log("SKIPPED engines: PostgreSQL's programs are not installed.");
    return [];
  }
  try {
    const sqlite = await measured(sqlitePlace(join(folder, "engines", "sqlite")));
    const place = postgresPlace(cluster);
    const postgres = await measured(place);
    return [...rowsOf(sqlite, postgres), ...(await nodes(place))];
  } finally {
    await cluster.stop();
  }
}

async function measured(place) {
  command("demo", ...place.flags);
  const keys = activeKeys(place);
  const few = await serving(place, (url) => speedOf(url, keys));
  const day = await serving(place, (_, server) => dayOf(server, place.database, keys));
  const empty = await place.size();
  await place.addPeople();
  const crowded = await place.size();
  const many = await serving(place, (url) => speedOf(url, keys));
  await fillMemories(place.store, MEMORIES);
  const full = await place.size();
  const search = await serving(place, (url) => searchTimes(url, keys[0]));
  const { rate, lost, doubled } = await drainRate(place, BACKLOG);
  const perPerson = (crowded - empty) / PEOPLE;
  return {
    few,
    day,
    many,
    search,
    deliveries: rate,
    lost,
    doubled,
    perPerson,
    perMemory: (full - crowded) / MEMORIES,
  };
}

/** Keys of five people: the demo's own, and four others. */
function activeKeys({ flags }) {
  const made = (...more) =>
    JSON.parse(
      command("keys", "create", "--name", "bench", "--limit", "100000000", "--json", ...more, ...flags),
    ).key;
  const others = Array.from({ length: ACTIVE - 1 }, (_, place) => {
    const email = `bench-${place}-${randomUUID()}@example.com`;
    const { id } = JSON.parse(
      command("users", "create", "--name", "Bench", "--email", email, "--json", ...flags),
    );
    return made("--user", id);
  });
  return [made(), ...others];
}

async function serving({ flags }, work, own = ["--port", "0"]) {
  const server = await startServer([program, "serve", ...own, ...flags]);
  try {
    return await work(server.url, server);
  } finally {
    await server.stop();
  }
}

async function speedOf(url, keys) {
  return { reads: await readRate(url, keys[0]), writes: await writeRate([url], keys) };
}

async function readRate(url, key, length = READ_SECONDS) {
  const target = { url: `${url}/api/v1/context`, status: 200, headers: { authorization: `Bearer ${key}` } };
  await load(target, ["-d", "1"]);
  return (await load(target, length)).rate;
}

/** Writes a second of people, sixteen at a time, in turn to each of the servers, once their code is compiled. */
async function writeRate(urls, keys) {
  await writesFor(urls, keys, WARM_MS);
  return ((await writesFor(urls, keys, WRITE_MS)) / WRITE_MS) * 1000;
}

async function writesFor(urls, keys, ms) {
  let count = 0;
  const until = performance.now() + ms;
  const writer = async (place) => {
    for (let turn = place; performance.now() < until; turn += 1) {
      await write(urls[turn % urls.length], keys[turn % keys.length], turn * WRITERS + place);
      count += 1;
    }
  };
  await Promise.all(Array.from({ length: WRITERS }, (_, place) => writer(place)));
  return count;
}

async function write(url, key, number) {
  const headers = { authorization: `Bearer ${key}`, "content-type": "application/json" };
  const body = JSON.stringify({ min_salary: 30_000 + (number % 100_000) });
  const response = await fetch(`${url}/api/v1/profile`, { method: "PATCH", headers, body });
  const text = await response.text();
  if (!response.ok) throw new Error(`PATCH answered ${response.status}: ${text.slice(0, 200)}`);
}

function searchTimes(url, key) {
  const headers = { authorization: `Bearer ${key}` };
  const asked = questions(WARM + ASKED);
  return timesOf(
    (place) => [`${url}/api/v1/career-context?query=${encodeURIComponent(asked[place])}`, { headers }],
    ASKED,
  );
}

/** Reads of five people at once: through the proxy each of them stays with a node. */
async function readRates(url, keys) {
  const rates = await Promise.all(keys.map((key) => readRate(url, key)));
  return rates.reduce((sum, rate) => sum + rate, 0);
}

/**
 * Two nodes on one database against one: of reads through the shipped proxy, against one node behind it and one without
 * it; of writes also where each person stays with one node.
 */
async function nodes(place) {
  const keys = activeKeys(place);
  const one = await serving(place, async (url) => {
    // A person without a career has no context to read.
    for (const [number, key] of keys.entries()) await write(url, key, number);
    return { reads: await readRates(url, keys), writes: await writeRate([url], keys) };
  });
  const proxy = `http://127.0.0.1:${await freePort()}`;
  // They print the address of the proxy, so each is given a port to be known by.
  const node = async (work) => {
    const port = String(await freePort());
    return serving(place, () => work(`http://127.0.0.1:${port}`), ["--public-url", proxy, "--port", port]);
  };
  const readsBehind = (urls) => behindProxy(proxy, urls, () => readRates(proxy, keys));
  const two = await node(async (first) => {
    const behind = await readsBehind([first, first]);
    return node(async (second) => {
      const reads = await readsBehind([first, second]);
      const writes = await writeRate([first, second], keys);
      const halves = await Promise.all([
        writeRate([first], keys.slice(0, 2)),
        writeRate([second], keys.slice(2)),
      ]);
      return { behind, reads, writes, apart: halves[0] + halves[1] };
    });
  });
  const row = (what, rate, of, least) =>
    told(`${what} of two nodes against one`, rate / of, `${whole(rate)} to ${whole(of)} a second`, least);
  if (two.reads === undefined) console.log("SKIPPED two nodes behind the proxy: Caddy is not installed.");
  return [
    ...(two.reads === undefined
      ? []
      : [
          row("reads through the proxy", two.reads, one.reads, LEAST.nodes),
          told(
            "reads of two nodes behind the proxy against one behind it",
            two.reads / two.behind,
            `${whole(two.reads)} to ${whole(two.behind)} a second`,
          ),
        ]),
    row("writes", two.writes, one.writes),
    row("writes, each person's by one node,", two.apart, one.writes),
  ];
}

function rowsOf(sqlite, postgres) {
  const rate = (what, of, least) =>
    told(
      `${what}, PostgreSQL against SQLite`,
      of(postgres) / of(sqlite),
      `${whole(of(postgres))} to ${whole(of(sqlite))} a second`,
      least,
    );
  const p95 = ({ search }) => percentile(search, 95);
  const words = ({ search }) =>
    `median ${percentile(search, 50).toFixed(1)}, 95th ${percentile(search, 95).toFixed(1)} ms`;
  const room = (what, of) =>
    told(
      `room of ${what}, PostgreSQL against SQLite`,
      of(postgres) / of(sqlite),
      `${(of(postgres) / KB).toFixed(2)} to ${(of(sqlite) / KB).toFixed(2)} KB`,
    );
  return [
    rate("reads of one person", ({ few }) => few.reads, LEAST.reads),
    rate("writes of five people", ({ few }) => few.writes, LEAST.writes),
    rate(`reads among ${PEOPLE} people`, ({ many }) => many.reads, LEAST.reads),
    rate(`writes among ${PEOPLE} people`, ({ many }) => many.writes, LEAST.writes),
    ...[sqlite, postgres].map((engine, place) =>
      told(
        `reads among ${PEOPLE} people against a few, ${place === 0 ? "SQLite" : "PostgreSQL"}`,
        engine.many.reads / engine.few.reads,
        `${whole(engine.many.reads)} to ${whole(engine.few.reads)} a second`,
      ),
    ),
    told(
      `career context over ${MEMORIES} memories, PostgreSQL against SQLite`,
      p95(postgres) / p95(sqlite),
      `${words(postgres)}; ${words(sqlite)}`,
    ),
    rate(`a backlog of ${BACKLOG} deliveries`, ({ deliveries }) => deliveries),
    ...dayRows(sqlite.day, postgres.day),
    room("a person with a key and nothing else", ({ perPerson }) => perPerson),
    room("a memory with its index", ({ perMemory }) => perMemory),
  ];
}

/** An active person's day in the processor's time; no row where the system does not tell. */
function dayRows(one, other) {
  if (one === undefined || other === undefined) return [];
  const { writes, readsAfterEach } = DAY;
  const detail = `${whole(other.node)} ms of the node and ${whole(other.database)} of the database to ${whole(one.node)} ms`;
  const what = `a day of ${writes} writes and ${writes * readsAfterEach} reads, PostgreSQL against SQLite`;
  return [told(what, (other.node + other.database) / one.node, detail)];
}

/** A figure to compare by; held to a target where `least` says one. */
function told(what, ratio, detail, least) {
  const target =
    least === undefined
      ? { text: "none", met: () => true }
      : { text: `at least ${least}`, met: (value) => value >= least };
  return { what, ratio, target, detail };
}

function whole(value) {
  return String(Math.round(value));
}
