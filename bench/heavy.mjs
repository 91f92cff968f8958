// Response times of small requests while the largest imports, postings and matches are worked on.
import { join } from "node:path";
import { percentile, timesOf } from "./latency.mjs";
import { command, program, startServer } from "./processes.mjs";

const LIMIT_MS = 50;
/** Between two small requests; slow ones are not waited for. */
const EVERY_MS = 20;
const ROUNDS = 3;
const CLAIMS = 4900;
const POSTING_CHARACTERS = 450_000;

/** The 95th percentile of small requests over its limit, for each kind of heavy work. */
export async function heavyResults(folder) {
  const dataDir = join(folder, "heavy");
  command("demo", "--data-dir", dataDir);
  const words = ["--name", "bench", "--json", "--data-dir", dataDir];
  const { id } = JSON.parse(command("users", "create", "--email", "bench@example.invalid", ...words));
  const [key, otherKey] = ["local", id].map(
    (user) => JSON.parse(command("keys", "create", "--limit", "100000000", "--user", user, ...words)).key,
  );
  const serving = [program, "serve", "--port", "0", "--data-dir", dataDir];
  const [server, other] = [await startServer(serving), await startServer(serving)];
  try {
    const headers = { authorization: `Bearer ${key}`, "content-type": "application/json" };
    const send = (method, path, body) =>
      checked(fetch(`${server.url}/api/v1${path}`, { method, headers, body: JSON.stringify(body) }));
    const small = [
      [`${server.url}/healthz`, {}],
      [`${server.url}/api/v1/jobs-workspace`, { headers }],
    ];
    const heavy = {
      "the first match": () => send("POST", "/career-match", { limit: 100 }),
      "apply of a posting of 450 KB": (round) => send("POST", "/agent/apply", largestApply(round)),
      [`import of a resume of ${CLAIMS} claims`]: (round) => send("PUT", "/resume", largestResume(round)),
      "match, explore and apply with that resume": async (round) => {
        await send("POST", "/career-match", { limit: 100 });
        await send("POST", "/agent/explore", { goal: { direction: "nurse educator" } });
        await send("POST", "/agent/apply", largestApply(round + ROUNDS));
      },
    };
    // Both have started and compiled what small requests need.
    for (const url of [server.url, other.url])
      await timesOf(() => [`${url}/api/v1/jobs-workspace`, { headers }], 200);
    const results = [];
    for (const [what, work] of Object.entries(heavy)) results.push(await beside(what, small, work));
    results.push(
      await writesBeside(
        `${other.url}/api/v1/memories`,
        { ...headers, authorization: `Bearer ${otherKey}` },
        heavy,
      ),
    );
    return results;
  } finally {
    await Promise.all([server.stop(), other.stop()]);
  }
}

/** Times requests, sent at a steady pace, for as long as the work runs. */
async function beside(what, requests, work) {
  const { times, took } = await whileRunning(work, (place) => requests[place % requests.length]);
  return limited(`health and a list of jobs during ${what}`, times, took);
}

/** The same for writes of another user in another process, which wait for the write lock alone. */
async function writesBeside(url, headers, heavy) {
  const body = JSON.stringify({ contentText: "Noted beside it.", nodeType: "note" });
  const [, apply] = Object.values(heavy);
  const { times, took } = await whileRunning(
    (round) => apply(round + 2 * ROUNDS),
    () => [url, { method: "POST", headers, body }],
  );
  return limited("another user's writes in another process during apply of a posting of 450 KB", times, took);
}

async function whileRunning(work, request) {
  const began = performance.now();
  let isOver = false;
  const rounds = (async () => {
    for (let round = 0; round < ROUNDS; round += 1) await work(round);
  })().finally(() => {
    isOver = true;
  });
  const times = [];
  for (let place = 0; !isOver; place += 1) {
    const time = timed(...request(place));
    // Thrown below, once the servers can be stopped.
    time.catch(() => undefined);
    times.push(time);
    await new Promise((resolve) => setTimeout(resolve, EVERY_MS));
  }
  await rounds;
  return { times: await Promise.all(times), took: performance.now() - began };
}

async function timed(url, init) {
  const began = performance.now();
  await checked(fetch(url, init));
  return performance.now() - began;
}

async function checked(answer) {
  const response = await answer;
  const text = await response.text();
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}: ${text.slice(0, 200)}`);
}

function limited(what, times, took) {
  const [middle, high] = [50, 95].map((percent) => percentile(times, percent).toFixed(1));
  return {
    what,
    ratio: percentile(times, 95) / LIMIT_MS,
    target: { text: "at most 1", met: (ratio) => ratio <= 1 },
    detail: `median ${middle} ms, 95th percentile ${high} ms of ${times.length} in ${(took / 1000).toFixed(1)} s, limit ${LIMIT_MS} ms`,
  };
}

/** A different posting for each round, so that no stored result is reused. */
function largestApply(round) {
  const line = "- TypeScript, PostgreSQL and Docker in production; 5+ years of experience with Kubernetes.\n";
  const rawText = `Platform engineer at Example Works ${round}\nRequirements\n${line.repeat(POSTING_CHARACTERS / line.length)}`;
  return {
    actions: [
      { type: "normalize_opportunity" },
      { type: "generate_fit_brief" },
      { type: "prepare_execution_artifact", artifactKind: "resume_variant" },
    ],
    opportunity: { inputMode: "pasted_text", rawText },
  };
}

function largestResume(round) {
  const highlights = (job) =>
    [1, 2, 3].map((place) => `Built service ${job}-${place}-${round} in TypeScript and PostgreSQL`);
  const work = Array.from({ length: CLAIMS / 4 }, (_, job) => ({
    ...{ name: `Example Works ${job}`, position: "Engineer", startDate: "2001-01", endDate: "2003-01" },
    highlights: highlights(job),
  }));
  return { format: "json_resume", content: { basics: { name: "Ada Example" }, work }, replaceDemo: true };
}
