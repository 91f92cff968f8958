// How response times grow with what is stored: the same requests over a hundred, a thousand and ten thousand rows of
// a kind.
import { join } from "node:path";
import { percentile, timesOf } from "./latency.mjs";
import { fillMemories, storeModule } from "./memories.mjs";
import { command, serving } from "./processes.mjs";

const COUNTS = [100, 1000, 10_000];
const HOUR_MS = 3_600_000;
const PROFILE = { method: "PATCH", path: "/api/v1/profile" };

/** What each row asks, of whom, and how much longer it may take with ten times the rows. */
const rows = [
  { what: "a profile update", of: "diary events", fill: fillEvents, request: updateProfile, most: 1.5 },
  {
    what: "the compact context, after a write",
    of: "diary events",
    fill: fillEvents,
    request: contextAfter,
    most: 1.5,
  },
  {
    what: "career health, after a write",
    of: "diary events",
    fill: fillEvents,
    request: healthAfter,
    most: 2,
  },
  { what: "a profile update", of: "memories", fill: fillNotes, request: updateProfile, most: 1.5 },
  {
    what: "the compact context, after a write",
    of: "memories",
    fill: fillNotes,
    request: contextAfter,
    most: 2,
  },
  { what: "a search, after a write", of: "memories", fill: fillNotes, request: searchAfter, most: 2 },
  { what: "a list of 50 memories", of: "memories", fill: fillNotes, request: listMemories, most: 2 },
  {
    ...{ what: "the compact context, after a write", of: "checkpoints", fill: fillCheckpoints },
    ...{ request: contextAfter, most: 2 },
  },
  { what: "a list of 50 artifacts", of: "artifacts", fill: fillArtifacts, request: listArtifacts, most: 1.5 },
  { what: "the export of an account", of: "memories", fill: fillNotes, request: exportAll, most: 12 },
];

/** Medians over ten times the rows against medians over the rows; each row's `ratio` must be at most its target. */
export async function growthResults(folder) {
  const results = [];
  for (const { what, of, fill, request, most } of rows) {
    const medians = [];
    for (const count of COUNTS) medians.push(await medianOver(folder, fill, count, request));
    for (const [place, count] of COUNTS.slice(1).entries()) {
      const [few, many] = [medians[place], medians[place + 1]];
      results.push({
        what: `${what} over ${count} ${of} against ${COUNTS[place]}`,
        ratio: many / few,
        target: { text: `at most ${most}`, met: (ratio) => ratio <= most },
        detail: `${many.toFixed(1)} to ${few.toFixed(1)} ms at the median`,
      });
    }
  }
  return results;
}

const filled = new Map();

async function medianOver(folder, fill, count, request) {
  const dataDir = join(folder, `${fill.name}-${count}`);
  if (!filled.has(dataDir)) {
    command("users", "create", "--name", "Bench", "--email", "bench@example.com", "--data-dir", dataDir);
    await fill(join(dataDir, "career-context.db"), count);
    filled.set(dataDir, true);
  }
  return serving(dataDir, async (url, headers) => {
    const send = { headers: { ...headers, "content-type": "application/json" } };
    return percentile(await request(url, send), 50);
  });
}

function updateProfile(url, send) {
  return timesOf(
    (place) => [url + PROFILE.path, { ...send, method: PROFILE.method, body: newTitle(place) }],
    60,
  );
}

function newTitle(place) {
  return JSON.stringify({ current_job_title: `Title ${place % 2}` });
}

function contextAfter(url, send) {
  return afterWrites(url, send, "/api/v1/context");
}

function healthAfter(url, send) {
  return afterWrites(url, send, "/api/v1/career-health");
}

function searchAfter(url, send) {
  return afterWrites(url, send, "/api/v1/search?query=what%20did%20I%20note%20of%20words");
}

/** Times of a read that no cache can answer, since a write came before each. */
async function afterWrites(url, send, path) {
  const times = [];
  for (let place = 0; place < 40; place += 1) {
    await fetch(url + PROFILE.path, { ...send, method: PROFILE.method, body: newTitle(place) });
    const began = performance.now();
    await (await fetch(url + path, send)).text();
    times.push(performance.now() - began);
  }
  return times;
}

function listArtifacts(url, send) {
  return timesOf((place) => [`${url}/api/v1/execution-artifacts?limit=${49 + (place % 2)}`, send], 60);
}

function listMemories(url, send) {
  return timesOf((place) => [`${url}/api/v1/memories?limit=${49 + (place % 2)}`, send], 60);
}

function exportAll(url, send) {
  return timesOf(() => [`${url}/api/v1/account/export`, send], 10);
}

function fillNotes(file, count) {
  return fillMemories(file, count);
}

async function fillEvents(file, count) {
  const now = Date.now();
  await inUnits(file, count, (tx, place) =>
    tx.timeline.append({
      id: `tle_bench_${String(place).padStart(6, "0")}`,
      userId: "local",
      eventType: "note",
      eventData: { text: "Something that was done and is worth a line in the diary. ".repeat(4) },
      impactScore: 0.3,
      timestamp: new Date(now - place * HOUR_MS).toISOString(),
    }),
  );
}

async function fillCheckpoints(file, count) {
  await inUnits(file, count, (tx, place) => {
    const at = new Date(Date.now() - place * HOUR_MS).toISOString();
    return tx.checkpoints.put({
      ...{
        id: `chk_bench_${String(place).padStart(6, "0")}`,
        userId: "local",
        kind: "explore",
        status: "active",
      },
      ...{ reportRefs: [], artifactRefs: [], jobsWorkspaceRefs: [], createdAt: at, updatedAt: at },
      goalSnapshot: { direction: "nurse educator", note: "What was thought of it then. ".repeat(10) },
    });
  });
}

async function fillArtifacts(file, count) {
  await inUnits(file, count, (tx, place) => {
    const at = new Date(Date.now() - place * HOUR_MS).toISOString();
    const lines = Array.from({ length: 40 }, (_, line) => ({
      text: `A line of the posting, number ${line}, that is long enough to be one.`,
      claimIds: [],
      source: "opportunity",
    }));
    return tx.artifacts.put({
      id: `art_bench_${String(place).padStart(6, "0")}`,
      userId: "local",
      kind: "outreach_note",
      title: "A note",
      status: "draft",
      contentData: { markdown: "A line. ".repeat(400), sections: [{ heading: "Opening", lines }], gaps: [] },
      metadata: {},
      createdAt: at,
      updatedAt: at,
    });
  });
}

/** Writes `count` rows, many in one transaction. */
async function inUnits(file, count, write) {
  const store = (await storeModule()).openStore(file);
  try {
    for (let first = 0; first < count; first += 500) {
      await store.write("local", async (tx) => {
        for (let place = first; place < Math.min(count, first + 500); place += 1) await write(tx, place);
      });
    }
  } finally {
    await store.close();
  }
}
