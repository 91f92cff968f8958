// The pages for people: time of the server against its health check, size, first drawing and layout shift in a browser.
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { percentile, timesOf } from "./latency.mjs";
import { command, program, startServer } from "./processes.mjs";

const REQUESTS = 200;
const LOADS = 15;
const FIRST_PAGE_BYTES = 60 * 1024;
const DRAWN_MS = 250;
const PATHS = ["/", "/profile", "/jobs", "/memory", "/match", "/documents"];

/** Results for a demo person's pages on a server of its own. */
export async function pageResults(folder) {
  const dataDir = join(folder, "pages");
  command("demo", "--data-dir", dataDir);
  const server = await startServer([program, "serve", "--port", "0", "--data-dir", dataDir]);
  try {
    const cookie = await signIn(dataDir, server.url);
    const headers = { cookie };
    const health = percentile(await timesOf(() => [`${server.url}/healthz`, {}], REQUESTS), 50);
    const rows = [];
    for (const path of PATHS) {
      const time = percentile(await timesOf(() => [server.url + path, { headers }], REQUESTS), 50);
      rows.push({ path, time });
    }
    const bytes = await sizeOf(server.url, headers);
    return [
      ...rows.map(({ path, time }) => ({
        what: `page ${path}, time of the server against /healthz`,
        ratio: time / health,
        target: atMost(path === "/" ? 4 : 20),
        detail: `${time.toFixed(1)} to ${health.toFixed(1)} ms`,
      })),
      {
        what: "first page with its stylesheet against its limit",
        ratio: bytes / FIRST_PAGE_BYTES,
        target: atMost(1),
        detail: `${bytes} of ${FIRST_PAGE_BYTES} bytes`,
      },
      ...(await drawn(server.url, cookie, health)),
    ];
  } finally {
    await server.stop();
  }
}

async function signIn(dataDir, url) {
  const { url: link } = JSON.parse(command("open", "--json", "--data-dir", dataDir));
  const body = new URLSearchParams({ code: new URL(link).hash.slice(1) });
  const answer = await fetch(`${url}/login`, {
    method: "POST",
    headers: { origin: url },
    body,
    redirect: "manual",
  });
  return (answer.headers.get("set-cookie") ?? "").split(";")[0];
}

/** Bytes of the first page and all that it loads. */
async function sizeOf(url, headers) {
  const page = await (await fetch(url, { headers })).text();
  const files = [...page.matchAll(/(?:href|src)="(\/assets\/[^"]+)"/g)].map(([, path]) => path);
  const texts = await Promise.all(files.map(async (path) => (await fetch(url + path, { headers })).text()));
  return [page, ...texts].reduce((sum, text) => sum + Buffer.byteLength(text), 0);
}

/** First drawing and layout shift of the first page; nothing where the machine has no Chromium. */
async function drawn(url, cookie, health) {
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
    const most = Math.max(DRAWN_MS, 4 * health);
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
