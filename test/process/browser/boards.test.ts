import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { isDeepStrictEqual } from "node:util";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openingsOfPage } from "../../../src/engine/openings/from-page.ts";
import { type Board, type Gold, says } from "../../corpus/boards/board.ts";
import { boards } from "../../corpus/boards/index.ts";
import { at, type Json } from "../../support/json.ts";
import { sharedBrowser } from "../../support/net/playwright.ts";
import { arrivedAt } from "../../support/net/signed-in-page.ts";
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

/** Opens a page of the corpus, with what the person has selected. */
async function opened(page: Page, { name, selects }: Board): Promise<void> {
  await page.goto(`http://localhost:${(site.address() as AddressInfo).port}/${name}`);
  if (selects !== undefined) await page.locator(selects).selectText();
}

/** The bookmark's script, as the page that adds openings offers it. */
async function bookmarklet(page: Page, url: string): Promise<string> {
  await page.goto(`${url}/add`);
  const href = (await page.locator("a.bookmarklet").getAttribute("href")) ?? "";
  return decodeURIComponent(href.replace(/^javascript:/, ""));
}

/** What is read of a page: the script brings it to the page itself, and the operation reads it as /add asks it to. */
async function read(page: Page, script: string, server: ServerProcess, board: Board): Promise<Gold[]> {
  await opened(page, board);
  await page.evaluate(script.replace(`${server.url}/add`, ""));
  const brought = new URLSearchParams(String(await page.evaluate("location.hash")).slice(1));
  const of = (name: string) => brought.get(name) ?? "";
  const from = { url: of("url"), title: of("title"), text: of("text"), jsonld: of("jsonld") };
  const found = [];
  for (const opening of openingsOfPage(from)) {
    const { title, company, locations } = await readOnce(server, opening);
    // What was read stands in the form, and comes back with it.
    const shown = { title: title ?? "", company: company ?? "", location: locations?.join("; ") ?? "" };
    const sent = Object.fromEntries(Object.entries(shown).filter(([, value]) => value !== ""));
    found.push(await readOnce(server, { ...opening, ...sent }));
  }
  return found;
}

async function readOnce(server: ServerProcess, opportunity: object): Promise<Gold> {
  const actions = [{ type: "normalize_opportunity" }];
  const body = { actions, opportunity, execution: { preview: true } };
  const answer = await (await server.request("POST", "/api/v1/agent/apply", { body })).json();
  return goldOf(at(answer, "data", "results", 0, "outputs", "inline", "opportunity"));
}

/** What is stored of a page after both clicks: the bookmark, and the button. */
async function stored(page: Page, script: string, server: ServerProcess, board: Board): Promise<Gold> {
  await opened(page, board);
  await page.evaluate(script);
  await page
    .getByRole("button", { name: /^Store/ })
    .first()
    .click();
  await page.waitForURL(/\/jobs\/job_/);
  const id = new URL(page.url()).pathname.split("/").at(-1);
  const answer = await (await server.request("GET", `/api/v1/jobs-workspace/${id}`)).json();
  return goldOf(at(answer, "data", "metadata", "opportunity"));
}

function goldOf(opportunity: unknown): Gold {
  const { title, company, locations, remote, employmentType, salary, closingDate } = Object(opportunity);
  const all = { title, company, locations, remote, employmentType, salary, closingDate };
  return says(Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined)));
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
    const { page } = await arrivedAt(browser(), server);
    const script = await bookmarklet(page, server.url);
    const wrong: Wrong[] = [];
    let fields = 0;
    for (const board of boards) {
      const found = await read(page, script, server, board);
      const most = Math.max(board.gold.length, found.length);
      for (let place = 0; place < most; place += 1)
        wrong.push(...compared(board.name, board.gold[place], found[place]));
      fields += most * Object.keys(says({})).length;
    }
    const right = (fields - wrong.length) / fields;
    console.log(`${boards.length} pages, ${fields} fields, ${(right * 100).toFixed(1)} % right`);
    for (const one of wrong) console.log(JSON.stringify(one));
    expect(wrong.filter(({ gold }) => gold === null)).toEqual([]);
    expect(right).toBeGreaterThanOrEqual(LEAST_RIGHT);
  });

  test("are stored as they were read, by the bookmark and the button", async () => {
    const server = await serveOn(temporaryFolder());
    const { page } = await arrivedAt(browser(), server);
    const script = await bookmarklet(page, server.url);
    const wrong: Wrong[] = [];
    for (const board of boards.filter((_, place) => place % 10 === 0))
      wrong.push(...compared(board.name, board.gold[0], await stored(page, script, server, board)));
    expect(wrong).toEqual([]);
  });
});
