// How reads grow with openings: what agents and people ask for daily, over a hundred, a thousand and ten thousand.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { percentile } from "./latency.mjs";
import { command, serving, signIn } from "./processes.mjs";

const COUNTS = [100, 1000, 10_000];
const READS = 15;
const DAY_MS = 86_400_000;
/** One opening in so many has something due, and one in so many names the day on which it closes. */
const DUE_EACH = 50;
const CLOSING_EACH = 4;
/** How much longer a read may take over ten times the openings. */
const MOST_GROWTH = 2;

/** What is read, the milliseconds that it may take over 1,000 and 10,000 openings, and what it once took. */
const reads = [
  {
    ...{ what: "search for rare words", path: "/api/v1/search?query=forklift%20night%20shift" },
    ...{ most: [25, 60], was: [470, 1899] },
  },
  {
    ...{ what: "search for common words", path: "/api/v1/search?query=warehouse%20customers" },
    ...{ most: [25, 60], was: [470, 1899] },
  },
  { what: "follow-ups", path: "/api/v1/follow-ups", most: [5, 10], was: [68, 251] },
  { what: "the Today page", path: "/", isPage: true, most: [30, 60], was: [156, 562] },
  { what: "the compact context", path: "/api/v1/context", most: [15, 20], was: [100, 218] },
  { what: "a list of 50 openings", path: "/api/v1/jobs-workspace?limit=50", most: [15, 20] },
];

const lines = [
  "You lead a small team and report to the operations manager.",
  "Required: three years of experience with schedules, stock and customers.",
  "Preferred: a driving licence, a second language, and experience with spreadsheets.",
  "We offer 25 days of holiday, a pension and training. Apply by the end of the month.",
  "You plan the work of the week, keep the records and answer the questions of customers.",
  "Our warehouse handles food, tools and paper for shops in the region.",
];

/** Medians of the reads, each after a write, so that no cache answers: over their targets, and over a tenth of the rows. */
export async function openingResults(folder) {
  const medians = [];
  for (const count of COUNTS)
    medians.push(
      await serving(withOpenings(folder, count), (url, headers, dataDir) => all(url, headers, dataDir)),
    );
  return reads.flatMap((read, at) => [
    ...COUNTS.slice(1).map((count, place) => limited(read, count, place, medians[place + 1][at])),
    ...COUNTS.slice(1).map((count, place) => grown(read, count, medians[place + 1][at], medians[place][at])),
  ]);
}

async function all(url, headers, dataDir) {
  const cookie = await signIn(dataDir, url);
  const medians = [];
  for (const { path, isPage } of reads)
    medians.push(percentile(await timesAfterWrites(url, headers, path, isPage ? { cookie } : headers), 50));
  return medians;
}

async function timesAfterWrites(url, headers, path, reader) {
  const times = [];
  for (let place = 0; place < READS + 5; place += 1) {
    await answered(`${url}/api/v1/profile`, {
      method: "PATCH",
      headers: { ...headers, "content-type": "application/json" },
      body: JSON.stringify({ current_job_title: `Title ${place % 2}` }),
    });
    const began = performance.now();
    await answered(url + path, { headers: reader });
    if (place >= 5) times.push(performance.now() - began);
  }
  return times;
}

async function answered(url, init) {
  const response = await fetch(url, init);
  const text = await response.text();
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${text.slice(0, 200)}`);
}

function limited({ what, most, was }, count, place, time) {
  const before = was?.[place] ?? "not measured";
  return {
    what: `${what} with ${count} openings`,
    ratio: time / most[place],
    target: { text: "at most 1", met: (ratio) => ratio <= 1 },
    detail: `${time.toFixed(1)} of ${most[place]} ms at the median, was ${before}`,
  };
}

function grown({ what, was }, count, many, few) {
  // The first old figure is of 1,000 openings, the second of 10,000.
  const before = was !== undefined && count > 1000 ? (was[1] / was[0]).toFixed(2) : "not measured";
  return {
    what: `${what} with ${count} openings against a tenth of them`,
    ratio: many / few,
    target: { text: `at most ${MOST_GROWTH}`, met: (ratio) => ratio <= MOST_GROWTH },
    detail: `${many.toFixed(1)} to ${few.toFixed(1)} ms at the median, was ${before}`,
  };
}

function withOpenings(folder, count) {
  const demo = join(folder, `openings-demo-${count}`);
  const file = join(folder, `openings-${count}.json`);
  command("demo", "--data-dir", demo);
  command("export", "--out", file, "--data-dir", demo);
  const { isDemo: _, ...exported } = JSON.parse(readFileSync(file, "utf8"));
  const own = exported.records.documents.find(({ kind }) => kind === "job");
  exported.records.documents.push(...Array.from({ length: count }, (_, nth) => openingLike(own, nth)));
  writeFileSync(file, JSON.stringify(exported));
  const dataDir = join(folder, `openings-${count}`);
  command("import", "export", file, "--data-dir", dataDir);
  return dataDir;
}

function openingLike({ body, ...row }, nth) {
  const id = `job_${String(nth).padStart(26, "0")}`;
  const { application: _, ...rest } = body;
  const own = { ...rest, type: "opportunity" };
  const title = `Clerk ${nth}`;
  const company = `Example ${nth}`;
  const shift = nth % 40 === 0 ? "You drive a forklift in the night shift." : "The work is by day.";
  const postingText = [title, company, ...lines, shift, ...lines].join("\n");
  const requirements = lines.map((text) => ({
    ...{ text, kind: "other", necessity: "required" },
    span: [postingText.indexOf(text), postingText.indexOf(text) + text.length],
  }));
  const closingDate = dayIn((nth % 60) - 50);
  const opportunity = { title, company, requirements, ...(nth % CLOSING_EACH === 0 && { closingDate }) };
  const application = nth % DUE_EACH === 0 && { application: followedUp(nth) };
  return {
    ...{ ...row, id },
    body: { ...own, ...{ id, title, company }, metadata: { postingText, opportunity }, ...application },
  };
}

function followedUp(nth) {
  const [at, dueAt] = [-20, (nth / DUE_EACH) % 30].map((days) => `${dayIn(days)}T00:00:00.000Z`);
  const events = [
    { id: `jev_${nth}_1`, kind: "applied", at, recordedAt: at },
    { id: `jev_${nth}_2`, kind: "follow_up", at, recordedAt: at, dueAt, open: true, note: "Ask." },
  ];
  return { stage: "applied", since: at, nextDue: dueAt, events, contacts: [] };
}

function dayIn(days) {
  return new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
}
