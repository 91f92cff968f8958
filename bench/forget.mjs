// A preview of forgetting with very many openings: its time, and what another request waits meanwhile.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { percentile, timesOf } from "./latency.mjs";
import { command, serving } from "./processes.mjs";

const OPENINGS = 10_000;
const PREVIEW_MS = 150;
const BESIDE_MS = 25;
const PREVIEWS = 5;
const topics = ["my illness", "Quirino", "everything about my old boss", "sick leave"];

const posting = [
  "You lead a small team and report to the operations manager.",
  "Required: three years of experience with schedules, stock and customers.",
  "Preferred: a driving licence, a second language, and experience with spreadsheets.",
  "We offer 25 days of holiday, a pension and training. Apply by the end of the month.",
];

/** Results for a person with very many openings, each with what was read of its posting. */
export async function forgetResults(folder) {
  const dataDir = crowded(folder);
  return serving(dataDir, async (url, headers) => {
    const ask = (topic) => [
      `${url}/api/v1/forget/preview`,
      {
        method: "POST",
        headers: { ...headers, "content-type": "application/json" },
        body: JSON.stringify({ topic }),
      },
    ];
    const rows = [];
    for (const topic of topics) {
      const time = percentile(await timesOf(() => ask(topic), PREVIEWS), 50);
      rows.push({
        what: `preview of forgetting "${topic}" with ${OPENINGS} openings`,
        ratio: time / PREVIEW_MS,
        target: { met: (ratio) => ratio <= 1, text: "at most 1" },
        detail: `${time.toFixed(0)} of ${PREVIEW_MS} ms`,
      });
    }
    rows.push(await others(url, headers, ask));
    return rows;
  });
}

/** What a short request waits while previews are made one after the other. */
async function others(url, headers, ask) {
  let isOver = false;
  const previews = timesOf(() => ask(topics[0]), PREVIEWS * 4).finally(() => {
    isOver = true;
  });
  const times = [];
  while (!isOver) times.push(...(await timesOf(() => [`${url}/api/v1/profile`, { headers }], 1, 0)));
  await previews;
  const time = percentile(times, 95);
  return {
    what: `a read beside previews of forgetting with ${OPENINGS} openings, 95th percentile`,
    ratio: time / BESIDE_MS,
    target: { met: (ratio) => ratio <= 1, text: "at most 1" },
    detail: `${time.toFixed(0)} of ${BESIDE_MS} ms, over ${times.length} reads`,
  };
}

function crowded(folder) {
  const demo = join(folder, "forget-demo");
  const file = join(folder, "forget.json");
  command("demo", "--data-dir", demo);
  command("export", "--out", file, "--data-dir", demo);
  const { isDemo: _, ...exported } = JSON.parse(readFileSync(file, "utf8"));
  const own = exported.records.documents.find(({ kind }) => kind === "job");
  const jobs = Array.from({ length: OPENINGS }, (_, nth) => openingLike(own, nth));
  exported.records.documents.push(...jobs);
  writeFileSync(file, JSON.stringify(exported));
  const dataDir = join(folder, "forget");
  command("import", "export", file, "--data-dir", dataDir);
  return dataDir;
}

function openingLike({ body, ...row }, nth) {
  const id = `job_${String(nth).padStart(26, "0")}`;
  const { fitBriefRef: _, application: __, ...own } = body;
  const requirements = posting.map((text) => ({
    text,
    kind: "other",
    necessity: "required",
    span: [0, text.length],
  }));
  const opportunity = { title: `Clerk ${nth}`, company: `Example ${nth}`, requirements };
  return {
    ...row,
    id,
    body: { ...own, id, title: `Clerk ${nth}`, company: `Example ${nth}`, metadata: { opportunity } },
  };
}
