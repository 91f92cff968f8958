import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { type Browser, type BrowserContext, type Page, chromium as playwright } from "playwright-core";
import { afterAll, beforeAll } from "vitest";
import { chromium } from "./browser.ts";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** One browser for all tests of a file; only to be used where there is one. */
export function sharedBrowser(): () => Browser {
  let browser: Browser | undefined;
  beforeAll(async () => {
    if (chromium !== undefined)
      browser = await playwright.launch({ executablePath: chromium, args: ["--no-sandbox"] });
  });
  afterAll(async () => browser?.close());
  return () => {
    if (!browser) throw new Error("There is no Chromium on this machine.");
    return browser;
  };
}

/** What went wrong on the pages of a browser's context: console, scripts, policy, and requests to anywhere else. */
export function watchTroubles(context: BrowserContext, origin: string): string[] {
  const troubles: string[] = [];
  context.on("console", (message) => troubles.push(`console: ${message.text()}`));
  context.on("weberror", (error) => troubles.push(`script: ${error.error().message}`));
  context.on("request", (request) => {
    const url = new URL(request.url());
    if (url.origin !== origin && url.protocol !== "data:") troubles.push(`request: ${url.origin}`);
  });
  context.on("requestfailed", (request) => {
    // What a page still asked for as it was left is given up by the browser itself.
    if (request.failure()?.errorText !== "net::ERR_ABORTED") troubles.push(`failed: ${request.url()}`);
  });
  return troubles;
}

/** What axe-core finds on a page, as "rule: elements". */
export async function axeProblems(page: Page): Promise<string[]> {
  // Added by the debugger, which the page's policy does not concern.
  await page.evaluate(axe);
  const found: unknown = await page.evaluate(
    "axe.run(document, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] }).then(({ violations }) => violations.map(({ id, nodes }) => id + ': ' + nodes.slice(0, 3).map(({ target }) => target).join(' ')))",
  );
  return Array.isArray(found) ? found.map(String) : [];
}
