import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { z } from "zod";
import { servedBy } from "../../support/net/pages.ts";
import { differenceOf, drawnCells, fixedContext, pictureOf } from "../../support/net/pictures.ts";
import { sharedBrowser } from "../../support/net/playwright.ts";
import { withBrowser } from "../../support/net/with-browser.ts";
import { demoFolder, persona } from "../../support/program/data.ts";
import { root, temporaryFolder } from "../../support/program/folder.ts";
import { serveOn } from "../../support/program/server.ts";

const browser = sharedBrowser();
const KEPT = join(root, "test", "process", "browser", "pictures.json");
/** Where a changed page and what it looked like before are drawn. */
const OUT = join(root, "test-output", "pictures");
/** Set to keep the pictures of now, after you looked at each of them. */
const keeps = process.env.CAREER_CONTEXT_KEEP_PICTURES === "1";
const widths = [1280, 390];
const themes = ["light", "dark"] as const;

/** A state of a page: how it is reached. */
type State = readonly [name: string, reach: (page: Page, url: string) => Promise<unknown>];

const at =
  (path: string) =>
  (page: Page, url: string): Promise<unknown> =>
    page.goto(url + path);

/** Follows the first link of a page that begins like this. */
const first =
  (path: string, begins: string, more = "") =>
  async (page: Page, url: string) => {
    await page.goto(url + path);
    const href = await page.locator(`main a[href^='${begins}']`).first().getAttribute("href");
    await page.goto(`${url}${href}${more}`);
  };

/** A page with the scores of now: after a start the thread that works them out first loads. */
async function whole(page: Page, address: string): Promise<void> {
  await page.goto(address);
  while ((await page.getByText("being worked out").count()) > 0) {
    await page.waitForTimeout(200);
    await page.goto(address);
  }
}

const today = (page: Page, url: string): Promise<void> => whole(page, `${url}/`);

const ofDemo: readonly State[] = [
  ["today", today],
  ["profile", at("/profile")],
  ["openings", at("/jobs")],
  ["openings as a board", at("/jobs?view=board")],
  [
    "an opening",
    async (page, url) => {
      await page.goto(`${url}/jobs`);
      await page.getByRole("link", { name: "Clinical Nurse Educator" }).click();
      await page
        .getByText("What it asks for")
        .or(page.getByRole("list", { name: "What it asks for" }))
        .first()
        .waitFor();
    },
  ],
  ["a document", first("/documents", "/documents/art_")],
  ["assessments", at("/assessments")],
  ["match", (page, url) => whole(page, `${url}/match`)],
  ["memory", at("/memory")],
];

const ofNobody: readonly State[] = [
  ["the first day", at("/")],
  ["openings without any", at("/jobs")],
  ["an assessment", at("/assessments/riasec")],
  [
    "a refused form",
    async (page, url) => {
      await page.goto(`${url}/memory?add`);
      await page.getByLabel("What to remember").fill(" ");
      await page.getByRole("button", { name: "Add" }).click();
      await page.getByText("Nothing was changed").first().waitFor();
    },
  ],
  ["an unknown address", at("/nowhere")],
  [
    "a file that cannot be read",
    async (page, url) => {
      await page.goto(`${url}/import`);
      const picture = {
        name: "photo.png",
        mimeType: "image/png",
        buffer: Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
      };
      await page.getByLabel("Your resume", { exact: true }).setInputFiles(picture);
      await page.getByRole("button", { name: "Read it" }).first().click();
      await page.getByText("is a picture").first().waitFor();
    },
  ],
  [
    "what was read of a resume",
    async (page, url) => {
      await page.goto(`${url}/import`);
      await page.getByLabel("Your resume", { exact: true }).setInputFiles(persona("nurse"));
      await page.getByRole("button", { name: "Read it" }).first().click();
      await page.waitForURL(/\/import\?file=/);
      await page.getByRole("button", { name: "Save to my profile" }).waitFor();
    },
  ],
];

/** The cells of each state at each width and in each theme. */
async function picturesOf(states: readonly State[], folder: Promise<string> | string) {
  const served = servedBy(await serveOn(await folder));
  const context = await fixedContext(browser());
  const page = await context.newPage();
  const blank = await browser().newPage();
  await page.goto(served.link);
  await page.waitForURL(`${served.url}/`);
  const found: Record<string, string> = {};
  const changed: string[] = [];
  for (const [name, reach] of states) {
    await page.setViewportSize({ width: widths[0] ?? 0, height: 1000 });
    await reach(page, served.url);
    for (const width of widths) {
      for (const colorScheme of themes) {
        const key = `${name}, ${width}, ${colorScheme}`;
        await page.setViewportSize({ width, height: 1000 });
        await page.emulateMedia({ colorScheme });
        const { png, cells } = await pictureOf(page, blank);
        found[key] = cells;
        const before = kept[key];
        const difference = differenceOf(cells, before);
        if (difference === undefined) continue;
        changed.push(`${key}: ${difference}`);
        mkdirSync(OUT, { recursive: true });
        writeFileSync(join(OUT, `${key}.png`), png);
        if (before) writeFileSync(join(OUT, `${key}, before.png`), await drawnCells(before, blank));
      }
    }
  }
  await Promise.all([context.close(), blank.close()]);
  return { found, changed };
}

const kept = z.record(z.string(), z.string()).parse(JSON.parse(readFileSync(KEPT, "utf8")));

/**
 * What a careless change does: a block that is gone, a menu of another width, other buttons, one letter a line, and an
 * accent of another hue that is as bright.
 */
const changes = [
  ".card { display: none; }",
  "@media (min-width: 60rem) { body:has(#menu) { grid-template-columns: 22rem 1fr; } }",
  ":root { --accent: #ffd000; } .button { min-height: 4rem; }",
  "main p { width: 1em; }",
  ":root { --accent: #963235; --wash: #9632351f; }",
];

withBrowser("the pages look as they did", () => {
  test.each([
    ["with the demo's person", ofDemo, () => demoFolder()],
    ["with nobody's data", ofNobody, () => temporaryFolder()],
  ] as const)("%s", async (_, states, folder) => {
    const { found, changed } = await picturesOf(states, folder());
    if (!keeps) return expect(changed).toEqual([]);
    const sorted = Object.entries({ ...kept, ...found }).sort(([one], [other]) => one.localeCompare(other));
    Object.assign(kept, found);
    writeFileSync(KEPT, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
  });

  test("and a change is seen", async () => {
    const served = servedBy(await serveOn(await demoFolder()));
    const context = await fixedContext(browser());
    const page = await context.newPage();
    const blank = await browser().newPage();
    await page.setViewportSize({ width: 1280, height: 1000 });
    await page.goto(served.link);
    await page.waitForURL(`${served.url}/`);
    await today(page, served.url);
    const difference = async () =>
      differenceOf((await pictureOf(page, blank)).cells, kept["today, 1280, light"]);
    expect(await difference()).toBeUndefined();
    for (const style of changes) {
      await today(page, served.url);
      await page.addStyleTag({ content: style });
      expect(await difference(), style).toMatch(/cells differ/);
    }
    await Promise.all([context.close(), blank.close()]);
  });
});
