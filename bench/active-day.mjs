// What a person who uses the program costs: the processor's time of one day of theirs, on the node and in the database.
import { cpuOf } from "./cpu.mjs";

/** What an active person's agents do in a day: so many writes, and so many reads after each. */
export const DAY = { writes: 20, readsAfterEach: 10 };
const WARM_DAYS = 4;
const DAYS = 25;
const asked = [
  "/api/v1/context",
  "/api/v1/alerts",
  "/api/v1/career-health",
  "/api/v1/memories?limit=20",
  "/api/v1/career-context?query=night%20shift",
];

/** Milliseconds of the processor for a day: `node` and, where the data are in one, `database`; undefined where the system does not tell. */
export async function dayOf(server, database, keys) {
  for (let day = 0; day < WARM_DAYS; day += 1) await live(server.url, keys[day % keys.length], day);
  const before = [server.pid, database].map((pid) => pid && cpuOf(pid));
  for (let day = 0; day < DAYS; day += 1) await live(server.url, keys[day % keys.length], WARM_DAYS + day);
  const [node, rest] = [server.pid, database].map((pid, place) => pid && (cpuOf(pid) - before[place]) / DAYS);
  return Number.isFinite(node) ? { node, database: rest ?? 0 } : undefined;
}

async function live(url, key, day) {
  const headers = { authorization: `Bearer ${key}`, "content-type": "application/json" };
  for (let turn = 0; turn < DAY.writes; turn += 1) {
    const body = JSON.stringify({ min_salary: 30_000 + day * DAY.writes + turn });
    await ask(`${url}/api/v1/profile`, { method: "PATCH", headers, body });
    for (let read = 0; read < DAY.readsAfterEach; read += 1)
      await ask(`${url}${asked[read % asked.length]}`, { headers });
  }
}

async function ask(url, request) {
  const response = await fetch(url, request);
  const text = await response.text();
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${text.slice(0, 200)}`);
}
