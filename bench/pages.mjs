// The pages for people: time of the server against its health check, size, first drawing and layout shift in a browser.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { importSource } from "./import-source.mjs";
import { percentile, timesOf } from "./latency.mjs";
import { command, program, signIn, startServer } from "./processes.mjs";

const REQUESTS = 200;
const LOADS = 15;
const FIRST_PAGE_BYTES = 80 * 1024;
const DRAWN_MS = 250;
/** With a large account every page is there within so long, and no larger. */
const CROWDED_MS = 1000;
const CROWDED_BYTES = 1024 * 1024;
const CROWD = { memories: 10_000, openings: 500 };

const SOURCE = `
export { menu } from "./web/shell/menu.ts";
export { crowdedExport } from "../test/support/program/crowded-export.ts";
`;

/** Results for a demo person's pages, and for those of somebody with very much of everything. */
export async function pageResults(folder) {
  const { menu, crowdedExport } = await importSource(SOURCE);
  const paths = menu.flatMap(({ entries }) => entries.map(({ path }) => path));
  const demo = join(folder, "pages");
  command("demo", "--data-dir", demo);
  const own = await served(demo, (url, cookie) => demoResults(url, cookie));
  const crowded = crowdedFolder(folder, demo, crowdedExport);
  return [...own, ...(await served(crowded, (url, cookie) => crowdedResults(url, cookie, paths)))];
}

async function served(dataDir, work) {
  const server = await startServer([program, "serve", "--port", "0", "--data-dir", dataDir]);
  try {
    return await work(server.url, await signIn(dataDir, server.url));
  } finally {
    await server.stop();
  }
}

async function demoResults(url, cookie) {
  const headers = { cookie };
  const health = percentile(await timesOf(() => [`${url}/healthz`, {}], REQUESTS), 50);
  const time = percentile(await timesOf(() => [url, { headers }], REQUESTS), 50);
  const most = Math.max(DRAWN_MS, 4 * health);
  const bytes = await sizeOf(url, headers);
  return [
    {
      what: "first page, time of the server against what its first drawing may take",
      ratio: time / most,
      target: atMost(1),
      detail: `${time.toFixed(1)} of ${most.toFixed(0)} ms; /healthz takes ${health.toFixed(1)}`,
    },
    {
      what: "first page with its stylesheet against its limit",
      ratio: bytes / FIRST_PAGE_BYTES,
      target: atMost(1),
      detail: `${bytes} of ${FIRST_PAGE_BYTES} bytes`,
    },
    ...(await drawn(url, cookie, most)),
  ];
}

/** The slowest and the largest page, each as it is asked for the first time. */
async function crowdedResults(url, cookie, paths) {
  const rows = [];
  for (const path of paths) {
    const began = performance.now();
    const text = await (await fetch(url + path, { headers: { cookie } })).text();
    rows.push({ path, ms: performance.now() - began, bytes: Buffer.byteLength(text) });
  }
  const slowest = rows.toSorted((left, right) => right.ms - left.ms)[0];
  const largest = rows.toSorted((left, right) => right.bytes - left.bytes)[0];
  const who = `${CROWD.memories} memories and ${CROWD.openings} openings`;
  return [
    {
      what: `slowest page with ${who}, ${slowest.path}`,
      ratio: slowest.ms / CROWDED_MS,
      target: atMost(1),
      detail: `${slowest.ms.toFixed(0)} of ${CROWDED_MS} ms, the first time`,
    },
    {
      what: `largest page with ${who}, ${largest.path}`,
      ratio: largest.bytes / CROWDED_BYTES,
      target: atMost(1),
      detail: `${largest.bytes} of ${CROWDED_BYTES} bytes`,
    },
  ];
}

function crowdedFolder(folder, demo, crowdedExport) {
  const file = join(folder, "export.json");
  command("export", "--out", file, "--data-dir", demo);
  const exported = JSON.parse(readFileSync(file, "utf8"));
  writeFileSync(file, JSON.stringify(crowdedExport(exported, CROWD.memories, CROWD.openings)));
  const crowded = join(folder, "crowded");
  command("import", "export", file, "--data-dir", crowded);
  return crowded;
}

/** Bytes of the first page and all that it loads. */
async function sizeOf(url, headers) {
  const page = await (await fetch(url, { headers })).text();
  const files = [...page.matchAll(/(?:href|src)="(\/assets\/[^"]+)"/g)].map(([, path]) => path);
  const texts = await Promise.all(files.map(async (path) => (await fetch(url + path, { headers })).text()));
  return [page, ...texts].reduce((sum, text) => sum + Buffer.byteLength(text), 0);
}

/** First drawing and layout shift of the first page; nothing where the machine has no Chromium. */
async function drawn(url, cookie, most) {
  const executablePath = (process.env.PATH ?? "")
    .split(delimiter)
    .map((folder) => join(folder, "chromium"))
    .find((file) => existsSync(file));
  if (executablePath === undefined) {
    console.log("No Chromium here: first drawing and layout shift are not measured.");
    return [];
  }
  const { chromium } = await import("playwright-core");
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
  try {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
    const [name = "", value = ""] = cookie.split("=");
    await context.addCookies([{ name, value, url }]);
    const page = await context.newPage();
    const paints = [];
    let shift = 0;
    for (let load = 0; load < LOADS; load += 1) {
      await page.goto(url, { waitUntil: "load" });
      const seen = await page.evaluate(paintAndShift);
      paints.push(seen.paint);
      shift = Math.max(shift, seen.shift);
    }
    const median = percentile(paints, 50);
    return [
      {
        what: "first page, first drawing against its limit",
        ratio: median / most,
        target: atMost(1),
        detail: `${median.toFixed(0)} of ${most.toFixed(0)} ms`,
      },
      { what: "first page, layout shift", ratio: shift, target: atMost(0), detail: "of all that is seen" },
    ];
  } finally {
    await browser.close();
  }
}

/** Runs in the page. */
const paintAndShift = `new Promise((resolve) => {
  let shift = 0;
  new PerformanceObserver((list) => { for (const entry of list.getEntries()) shift += entry.value; })
    .observe({ type: "layout-shift", buffered: true });
  new PerformanceObserver((list) => {
    const paint = list.getEntriesByName("first-contentful-paint")[0];
    if (paint) setTimeout(() => resolve({ paint: paint.startTime, shift }), 100);
  }).observe({ type: "paint", buffered: true });
})`;

function atMost(value) {
  return { text: `at most ${value}`, met: (ratio) => ratio <= value };
}
