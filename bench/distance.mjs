// What a way to the database of some milliseconds costs a caller, one call after the other.
import { connect, createServer } from "node:net";
import { performance } from "node:perf_hooks";
import { startCluster } from "./cluster.mjs";
import { command, program, startServer } from "./processes.mjs";

/** Round trips in milliseconds. A timer waits at least as long, and up to a millisecond more. */
const DISTANCES = [0, 1, 5];
const CALLS = 40;
/** Each of ten connections prepares each statement once. */
const WARM = 60;

/** What calls wait at each distance for the database, in ways there and back. Nothing without PostgreSQL's programs. */
export async function distanceResults() {
  const cluster = await startCluster();
  if (cluster === undefined) {
    console.log("SKIPPED distance: PostgreSQL's programs are not installed.");
    return [];
  }
  try {
    const { url } = cluster;
    command("demo", "--database", url);
    const limit = ["--limit", "100000000"];
    const made = command("keys", "create", "--name", "bench", ...limit, "--json", "--database", url);
    const { key } = JSON.parse(made);
    const times = [];
    for (const ms of DISTANCES) times.push({ ms, ...(await timesAt(ms, { url, key })) });
    const [near, ...far] = times;
    return far.flatMap((at) =>
      ["write", "read", "repeated"].map((kind) => ({
        what: `ways to the database that ${names[kind]} waits for, of ${at.ms} ms each`,
        ratio: (at[kind] - near[kind]) / at.ms,
        target: { text: `at most ${MOST_WAYS[kind]}`, met: (ways) => ways <= MOST_WAYS[kind] },
        detail: `${at[kind].toFixed(1)} ms, and ${near[kind].toFixed(1)} without a distance`,
      })),
    );
  } finally {
    await cluster.stop();
  }
}

/** Ways and back. A timer is late, so a figure may be above what test/store/postgres/statements.test.ts counts. */
const MOST_WAYS = { write: 8, read: 2, repeated: 1 };

const names = {
  write: "a write of the profile",
  read: "a read of the profile after it",
  repeated: "a repeated read",
};

/** The median milliseconds of each call over a way of so many. */
async function timesAt(ms, { url, key }) {
  const way = await wayOf(ms, Number(new URL(url).port));
  const far = new URL(url);
  far.port = String(way.port);
  const server = await startServer([program, "serve", "--port", "0", "--database", far.href]);
  try {
    return await measured(`${server.url}/api/v1/profile`, key);
  } finally {
    await server.stop();
    way.close();
  }
}

async function measured(url, key) {
  const headers = { authorization: `Bearer ${key}`, "content-type": "application/json" };
  const times = { write: [], read: [], repeated: [] };
  const timed = async (kind, init) => {
    const began = performance.now();
    const response = await fetch(url, { headers, ...init });
    await response.text();
    if (!response.ok) throw new Error(`The profile answered ${response.status}.`);
    times[kind].push(performance.now() - began);
  };
  for (let nth = 0; nth < WARM + CALLS; nth += 1) {
    if (nth === WARM) for (const list of Object.values(times)) list.length = 0;
    await timed("write", { method: "PATCH", body: JSON.stringify({ min_salary: 30_000 + nth }) });
    // The first read after a write is computed.
    await timed("read");
    await timed("repeated");
  }
  const median = (list) => list.sort((left, right) => left - right)[Math.floor(list.length / 2)];
  return Object.fromEntries(Object.entries(times).map(([kind, list]) => [kind, median(list)]));
}

/** A way to a port of this machine, on which what is sent there takes so long. */
async function wayOf(ms, to) {
  const sockets = new Set();
  const server = createServer((client) => {
    const database = connect(to, "127.0.0.1");
    for (const socket of [client, database]) {
      socket.setNoDelay(true);
      sockets.add(socket);
      socket.on("error", () => socket.destroy());
    }
    client.on("data", (sent) =>
      ms === 0 ? database.write(sent) : setTimeout(() => database.write(sent), ms),
    );
    database.on("data", (answer) => client.write(answer));
    client.on("close", () => database.destroy());
    database.on("close", () => client.destroy());
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  const close = () => {
    for (const socket of sockets) socket.destroy();
    server.close();
  };
  return { port: server.address().port, close };
}
