import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { measureControls } from "../../support/net/controls.ts";
import { arrived, pathsOf, serve } from "../../support/net/pages.ts";
import { sharedBrowser } from "../../support/net/playwright.ts";
import { withBrowser } from "../../support/net/with-browser.ts";
import { demoFolder, persona } from "../../support/program/data.ts";
import { temporaryFolder } from "../../support/program/folder.ts";

const browser = sharedBrowser();
const widths = [390, 768, 1280, 1920];

/** What is wrong with the controls of the page that is shown. */
async function wrongOn(page: Page): Promise<string[]> {
  const wrong: string[] = [];
  const { pathname, hash } = new URL(page.url());
  for (const width of widths) {
    const found = await measureControls(page, width);
    const all = found.count === 0 ? ["no control"] : found.wrong;
    wrong.push(...all.map((one) => `${pathname}${hash} at ${width}: ${one}`));
  }
  return wrong;
}

/** The addresses of all documents: each kind has a page of its own form. */
async function documentsOf(page: Page): Promise<string[]> {
  const links = page.locator("main a[href^='/documents/']");
  return links.evaluateAll((all) => all.map((one) => one.getAttribute("href") ?? ""));
}

const labels = ["Today", "Openings", "Add", "Profile", "More"];
/** The links of the bottom bar whose label breaks, or is wider than its part of the bar. */
const cutLabels = `[...document.querySelectorAll(".quick a")].flatMap((one) => {
  const label = document.createRange();
  label.selectNodeContents(one.lastChild);
  const { left, right } = one.getBoundingClientRect();
  const lines = [...label.getClientRects()];
  const isWhole = lines.length === 1 && lines[0].left >= left && lines[0].right <= right;
  return isWhole ? [] : [one.textContent];
})`;

withBrowser("every control on every page", () => {
  test("has the size of a finger, and stands in the window uncovered", async () => {
    const served = await serve(demoFolder());
    const { context, page } = await arrived(browser(), served);
    const go = (path: string) => page.goto(served.url + path);
    const paths = await pathsOf(page, served.url);
    await go("/documents");
    const wrong: string[] = [];
    for (const path of new Set([
      ...paths,
      ...(await documentsOf(page)),
      "/decisions/compare",
      "/styleguide",
      "/jobs?view=board",
      "/memory#menu",
    ])) {
      await go(path);
      wrong.push(...(await wrongOn(page)));
    }
    await go("/import");
    await page.locator("input[type=file]").setInputFiles(persona("nurse"));
    await page.getByRole("button", { name: "Read it" }).first().click();
    await page.waitForURL(/\/import\?file=/);
    wrong.push(...(await wrongOn(page)));
    await context.clearCookies();
    await go("/login");
    wrong.push(...(await wrongOn(page)));
    expect(wrong).toEqual([]);
    await context.close();
  });

  test.each([320, 390])(
    "stands in the bottom bar in one line, the current one too, at %d px",
    async (width) => {
      const served = await serve(temporaryFolder());
      const { context, page } = await arrived(browser(), served);
      await page.setViewportSize({ width, height: 800 });
      for (const path of ["/", "/jobs", "/add", "/profile", "/data"]) {
        await page.goto(served.url + path);
        expect(await page.locator(".quick a").allInnerTexts()).toEqual(labels);
        const cut = await page.evaluate(cutLabels);
        expect(cut, path).toEqual([]);
      }
      await context.close();
    },
  );
});
