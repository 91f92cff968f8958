import type { Browser, BrowserContext, Page } from "playwright-core";
import { pages } from "../../../src/web/pages/index.ts";
import { menu } from "../../../src/web/shell/menu.ts";
import { type ServerProcess, serveOn } from "../program/server.ts";
import { watchTroubles } from "./playwright.ts";

const listed = menu.flatMap(({ entries }) => entries.map(({ path }) => path));
/** Pages that are not in the menu: found by the first link of that form on a page that is. */
const details = pages.flatMap(({ path, send }) => (listed.includes(path) || send ? [] : [path]));
/** Pages at their longest. */
const longest = ["/health?days=all"];

/** A server with pages, and the link that signs in. */
export interface Served {
  url: string;
  link: string;
}

/** Serves a data folder. */
export async function serve(folder: Promise<string> | string): Promise<Served> {
  return servedBy(await serveOn(await folder));
}

/** What a server printed where it started. */
export function servedBy({ url, output }: ServerProcess): Served {
  return { url, link: / Pages +(\S+)/.exec(output().stdout)?.[1] ?? "" };
}

/** A browser that followed the link. */
export async function arrived(
  browser: Browser,
  { url, link }: Served,
): Promise<{ context: BrowserContext; page: Page; troubles: string[] }> {
  const context = await browser.newContext();
  // A busy machine takes longer than the half minute that Playwright waits.
  context.setDefaultTimeout(120_000);
  const troubles = watchTroubles(context, url);
  const page = await context.newPage();
  await page.goto(link);
  await page.waitForURL(`${url}/`);
  return { context, page, troubles };
}

/** The paths of all pages, those of one thing by the first that is linked. */
export async function pathsOf(page: Page, url: string): Promise<string[]> {
  const found = [...listed, ...longest];
  for (const path of listed) {
    await page.goto(url + path);
    const links = await page
      .locator("a[href]")
      .evaluateAll((all) => all.map((one) => one.getAttribute("href") ?? ""));
    for (const detail of details) {
      const form = new RegExp(`^${detail.replace(/:\w+/g, "[\\w-]+")}$`);
      const link = links.find((one) => form.test(one) && !listed.includes(one));
      if (link !== undefined && !found.some((one) => form.test(one) && !listed.includes(one)))
        found.push(link);
    }
  }
  return found;
}
