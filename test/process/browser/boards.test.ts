import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { isDeepStrictEqual } from "node:util";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Board, type Gold, says } from "../../corpus/boards/board.ts";
import { boards } from "../../corpus/boards/index.ts";
import { at, type Json } from "../../support/json.ts";
import { arrived, servedBy } from "../../support/net/pages.ts";
import { sharedBrowser } from "../../support/net/playwright.ts";
import { withBrowser } from "../../support/net/with-browser.ts";
import { temporaryFolder } from "../../support/program/folder.ts";
import { type ServerProcess, serveOn } from "../../support/program/server.ts";

const LEAST_RIGHT = 0.98;
const browser = sharedBrowser();

/** A site of another origin that serves every page of the corpus. */
const site = createServer(({ url }, response) => {
  const board = boards.find(({ name }) => url === `/${name}`);
  response.setHeader("content-type", "text/html; charset=utf-8");
  response.setHeader("content-security-policy", board?.policy ?? "default-src 'self' 'unsafe-inline'");
  response.end(board?.html);
});
beforeAll(() => new Promise<void>((ready) => void site.listen(0, "127.0.0.1", ready)));
afterAll(() => new Promise<void>((closed) => void site.close(() => closed())));

/** Clicks the bookmark on a page, and sends every form that stores what was read; gives the items' ids. */
async function stored(page: Page, script: string, { name, selects }: Board): Promise<string[]> {
  await page.goto(`http://localhost:${(site.address() as AddressInfo).port}/${name}`);
  if (selects !== undefined) await page.locator(selects).selectText();
  await page.evaluate(script);
  await page.waitForURL(/\/add$/);
  await page.getByRole("heading", { name: /^Add th/ }).waitFor();
  const places = await page.evaluate(`Promise.all([...document.forms]
    .filter((form) => form.elements.act?.value === "store")
    .map(async (form) => (await fetch(form.action, { method: "POST", body: new URLSearchParams(new FormData(form)) })).url))`);
  return Array.isArray(places) ? places.map((place) => /job_\w+/.exec(place)?.[0] ?? "") : [];
}

/** What a stored item says of its opening, as the gold has it. */
async function readOf(server: ServerProcess, id: string): Promise<Gold> {
  const { data } = Object(await (await server.request("GET", `/api/v1/jobs-workspace/${id}`)).json());
  const read = Object(at(data, "metadata", "opportunity"));
  return says(
    Object.fromEntries(Object.keys(says({})).flatMap((key) => (key in read ? [[key, read[key]]] : []))),
  );
}

interface Wrong {
  page: string;
  field: string;
  gold: unknown;
  read: unknown;
}

function compared(name: string, gold: Gold | undefined, read: Gold | undefined): Wrong[] {
  const right: Json = { ...(gold ?? says({})) };
  const found: Json = { ...(read ?? says({})) };
  return Object.keys(says({})).flatMap((field) =>
    isDeepStrictEqual(right[field], found[field])
      ? []
      : [{ page: name, field, gold: right[field], read: found[field] }],
  );
}

withBrowser("pages of job boards", () => {
  test("are read by the bookmark as they are: 98 of 100 fields are right, and none is made up", async () => {
    const server = await serveOn(temporaryFolder());
    const { page, context } = await arrived(browser(), servedBy(server));
    await page.goto(`${server.url}/jobs`);
    const href = (await page.locator("a.bookmarklet").getAttribute("href")) ?? "";
    const script = decodeURIComponent(href.replace(/^javascript:/, ""));
    page.setDefaultTimeout(60000);
    const wrong: Wrong[] = [];
    let fields = 0;
    for (const board of boards) {
      const read = [];
      for (const id of await stored(page, script, board).catch((e) => {
        console.log(board.name, String(e).slice(0, 300));
        return [];
      }))
        read.push(await readOf(server, id));
      const most = Math.max(board.gold.length, read.length);
      for (let place = 0; place < most; place += 1)
        wrong.push(...compared(board.name, board.gold[place], read[place]));
      fields += most * Object.keys(says({})).length;
    }
    await context.close();
    const right = (fields - wrong.length) / fields;
    console.log(`${boards.length} pages, ${fields} fields, ${(right * 100).toFixed(1)} % right`);
    for (const one of wrong) console.log(JSON.stringify(one));
    expect(wrong.filter(({ gold }) => gold === null)).toEqual([]);
    expect(right).toBeGreaterThanOrEqual(LEAST_RIGHT);
  });
});
