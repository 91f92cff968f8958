// How response times grow with what is stored: the same requests over a hundred, a thousand and ten thousand rows of
// a kind.
import { join } from "node:path";
import { fillArtifacts, fillCheckpoints, fillEvents, fillNotes } from "./growth-fills.mjs";
import { percentile, timesOf } from "./latency.mjs";
import { command, serving, signIn } from "./processes.mjs";

const COUNTS = [100, 1000, 10_000];
const PROFILE = { method: "PATCH", path: "/api/v1/profile" };
const SEARCH = "/api/v1/search?query=what%20did%20I%20note%20of%20words";
const context = afterWrites("the compact context, after a write", "/api/v1/context");
const today = afterWrites("the Today page, after a write", "/");
const health = afterWrites("career health, after a write", "/api/v1/career-health");
const alerts = afterWrites("a list of alerts, after a write", "/api/v1/alerts");
const search = afterWrites("a search, after a write", SEARCH);
const update = { what: "a profile update", request: updateProfile };
const ofAgent = (name, input = {}) => ({
  what: `${name} over MCP, after a write`,
  request: (asker) => timesAfterWrites(asker, () => callOf(asker, name, input)),
});
const [contextOfAgent, alertsOfAgent] = [ofAgent("get_context"), ofAgent("list_alerts")];

/**
 * What each row asks, how many times as long it may take with ten times the rows, and how many times as long it took
 * before, where that was noted.
 */
const kinds = [
  {
    ...{ of: "diary events", fill: fillEvents },
    rows: [
      { ...update, most: 1.5, was: [1.54] },
      { ...context, most: 1.5 },
      { ...health, most: 2, was: [undefined, 2.75] },
      { ...today, most: 2 },
      { ...alerts, most: 2 },
      { ...list("events", "timeline"), most: 2 },
      { ...contextOfAgent, most: 2 },
      { ...alertsOfAgent, most: 2 },
      { ...ofAgent("list_timeline", { limit: 50 }), most: 2 },
    ],
  },
  {
    ...{ of: "memories", fill: fillNotes },
    rows: [
      { ...update, most: 1.5, was: [3.38, 0.87] },
      { ...context, most: 2 },
      { ...search, most: 2 },
      { ...today, most: 2 },
      { ...alerts, most: 2 },
      { ...health, most: 2 },
      { ...list("memories", "memories"), most: 2, was: [undefined, 2.41] },
      { ...contextOfAgent, most: 2 },
      { ...ofAgent("search", { query: "what did I note of words" }), most: 2 },
      { ...ofAgent("list_memories", { limit: 50 }), most: 2 },
      { what: "the export of an account", request: exportAll, most: 12, was: [3.7, 5.0] },
      { what: "the export of an account over MCP", request: exportOverMcp, most: 12 },
    ],
  },
  {
    ...{ of: "checkpoints", fill: fillCheckpoints },
    rows: [
      { ...context, most: 2 },
      { ...search, most: 2 },
      { ...today, most: 2 },
      { ...list("checkpoints", "checkpoints"), most: 2 },
      { ...contextOfAgent, most: 2 },
      { ...ofAgent("list_checkpoints", { limit: 50 }), most: 2 },
    ],
  },
  {
    ...{ of: "artifacts", fill: fillArtifacts },
    rows: [{ ...list("artifacts", "execution-artifacts"), most: 1.5 }],
  },
];

/** Medians over ten times the rows against medians over the rows; each row's `ratio` must be at most its target. */
export async function growthResults(folder) {
  const results = [];
  for (const { of, fill, rows } of kinds) {
    const medians = [];
    for (const count of COUNTS) medians.push(await mediansOver(folder, fill, count, rows));
    results.push(
      ...rows.flatMap((row, at) =>
        grown(
          row,
          of,
          medians.map((all) => all[at]),
        ),
      ),
    );
  }
  return results;
}

function grown({ what, most, was }, of, medians) {
  return COUNTS.slice(1).map((count, place) => {
    const [few, many] = [medians[place], medians[place + 1]];
    return {
      what: `${what} over ${count} ${of} against ${COUNTS[place]}`,
      ratio: many / few,
      target: { text: `at most ${most}`, met: (ratio) => ratio <= most },
      detail: `${many.toFixed(1)} to ${few.toFixed(1)} ms at the median, was ${was?.[place] ?? "not measured"}`,
    };
  });
}

async function mediansOver(folder, fill, count, rows) {
  const dataDir = join(folder, `${fill.name}-${count}`);
  command("users", "create", "--name", "Bench", "--email", "bench@example.com", "--data-dir", dataDir);
  await fill(join(dataDir, "career-context.db"), count);
  return serving(dataDir, async (url, headers) => {
    const asker = {
      url,
      send: { headers: { ...headers, "content-type": "application/json" } },
      cookie: await signIn(dataDir, url),
    };
    const medians = [];
    for (const { request } of rows) medians.push(percentile(await request(asker), 50));
    return medians;
  });
}

function updateProfile({ url, send }) {
  return timesOf(
    (place) => [url + PROFILE.path, { ...send, method: PROFILE.method, body: newTitle(place) }],
    60,
  );
}

function newTitle(place) {
  return JSON.stringify({ current_job_title: `Title ${place % 2}` });
}

/** A row of a read that no cache can answer, since a write came before each; a page where the path is none of the API. */
function afterWrites(what, path) {
  const isPage = !path.startsWith("/api/");
  return {
    what,
    request: (asker) =>
      timesAfterWrites(asker, () => [
        asker.url + path,
        isPage ? { headers: { cookie: asker.cookie } } : asker.send,
      ]),
  };
}

const FIRST = 10;

async function timesAfterWrites({ url, send }, request) {
  const times = [];
  for (let place = 0; place < FIRST + 30; place += 1) {
    await fetch(url + PROFILE.path, { ...send, method: PROFILE.method, body: newTitle(place) });
    const [time] = await timesOf(request, 1, 0);
    times.push(time);
  }
  return times.slice(FIRST);
}

/** A row of the newest fifty of a kind, with a limit that no kept answer has. */
function list(of, path) {
  const request = ({ url, send }) =>
    timesOf((place) => [`${url}/api/v1/${path}?limit=${49 + (place % 2)}`, send], 60);
  return { what: `a list of 50 ${of}`, request };
}

function exportAll({ url, send }) {
  return timesOf(() => [`${url}/api/v1/account/export`, send], 10);
}

function exportOverMcp(asker) {
  return timesOf(() => callOf(asker, "export_account", {}), 10, 3);
}

/** A call of a tool, as a client without a session sends it. */
function callOf({ url, send }, name, input) {
  const headers = { ...send.headers, accept: "application/json, text/event-stream" };
  const params = { name, arguments: input };
  const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/call", params });
  return [
    `${url}/mcp`,
    { method: "POST", headers: { ...headers, "mcp-protocol-version": "2025-06-18" }, body },
  ];
}
