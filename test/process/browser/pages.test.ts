import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { arrived, pathsOf, serve } from "../../support/net/pages.ts";
import { axeProblems, sharedBrowser } from "../../support/net/playwright.ts";
import { withBrowser } from "../../support/net/with-browser.ts";
import { crowdedFolder } from "../../support/program/crowd.ts";
import { demoFolder } from "../../support/program/data.ts";
import { temporaryFolder } from "../../support/program/folder.ts";

const browser = sharedBrowser();
const widths = [1280, 390];
/** What is found by no link: what a search finds, and the page that shows every component. */
const more = ["/search?q=nurse", "/styleguide"];
const themes = ["light", "dark"] as const;
/** The least that WCAG's reflow asks for. */
const narrowest = 320;
/** How far what is seen was moved since the page began to load, by nobody's doing. */
const shifted = `new Promise((resolve) => {
  let shift = 0;
  new PerformanceObserver((list) => { for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) shift += value; })
    .observe({ type: "layout-shift", buffered: true });
  requestAnimationFrame(() => setTimeout(() => resolve(shift)));
})`;

/** What is wrong with a page as it stands. */
async function wrongOn(page: Page): Promise<string[]> {
  const { scrolls, ran } = (await page.evaluate(
    "({ scrolls: document.documentElement.scrollWidth > innerWidth, ran: window.ran === true })",
  )) as { scrolls: boolean; ran: boolean };
  return [
    ...(await axeProblems(page)),
    ...(scrolls ? ["wider than the window"] : []),
    ...(ran ? ["a text ran as script"] : []),
  ];
}

withBrowser("the pages in a browser", () => {
  test.each([
    ["of the demo's person", () => demoFolder()],
    ["of nobody yet", () => temporaryFolder()],
    ["of somebody with 10,000 memories and 500 openings", () => crowdedFolder(10_000, 500)],
  ])("%s are whole, at both widths and in both themes, and reach for nothing else", async (_, folder) => {
    const served = await serve(folder());
    const { context, page, troubles } = await arrived(browser(), served);
    const wrong: string[] = [];
    for (const path of [...(await pathsOf(page, served.url)), ...more]) {
      await page.goto(served.url + path);
      // On a busy machine a page may say first that it is being worked out, and load itself again. The browser then no
      // longer has the bytes of the first answer, so they are asked for apart.
      await page.locator("#late").waitFor({ state: "detached" });
      const answer = await page.request.get(served.url + path);
      const { length } = await answer.body();
      if (answer.status() !== 200 || length > 1024 * 1024)
        wrong.push(`${path}: ${answer.status()}, ${length} bytes`);
      const shift = await page.evaluate(shifted);
      if (shift !== 0) wrong.push(`${path}: shifts by ${shift} while it loads`);
      await page.setViewportSize({ width: narrowest, height: 900 });
      if (await page.evaluate("document.documentElement.scrollWidth > innerWidth"))
        wrong.push(`${path}: wider than a window of ${narrowest} px`);
      for (const width of widths) {
        for (const colorScheme of themes) {
          await page.setViewportSize({ width, height: 900 });
          await page.emulateMedia({ colorScheme });
          const found = await wrongOn(page);
          wrong.push(...found.map((one) => `${path} at ${width}, ${colorScheme}: ${one}`));
        }
      }
    }
    expect([...wrong, ...troubles]).toEqual([]);
    await context.close();
  });

  test("are signed in to and used without script", async () => {
    const { url, link } = await serve(temporaryFolder());
    const context = await browser().newContext({ javaScriptEnabled: false });
    // A busy machine takes longer than the half minute that Playwright waits.
    context.setDefaultTimeout(120_000);
    const page = await context.newPage();
    await page.goto(link);
    await page.getByLabel("Code").fill(new URL(link).hash);
    await page.getByRole("button", { name: "Sign in" }).click();
    await page.goto(`${url}/memory?add`);
    await page.getByLabel("What to remember").fill("I would rather not work nights.");
    await page.getByRole("button", { name: "Add" }).click();
    await expect.poll(() => page.getByRole("status").textContent()).toContain("The note is added.");
    await page.getByRole("button", { name: "Undo" }).click();
    expect(await page.getByRole("main").textContent()).not.toContain("I would rather not work nights.");
    await context.close();
  });

  test("on paper are what they say, without the menu and the forms", async () => {
    const served = await serve(demoFolder());
    const { context, page } = await arrived(browser(), served);
    const first = async (path: string, begins: string) => {
      await page.goto(served.url + path);
      return (await page.locator(`main a[href^='${begins}']`).first().getAttribute("href")) ?? "";
    };
    const document = await first("/documents", "/documents/art_");
    const opening = await first("/jobs", "/jobs/job_");
    await page.emulateMedia({ media: "print" });
    for (const path of ["/", "/profile", "/jobs", "/assessments", "/access", document, opening]) {
      await page.goto(served.url + path);
      const seen = page.locator("#menu, .top, .quick, main form, main summary").filter({ visible: true });
      expect(await seen.count(), path).toBe(0);
      expect((await page.getByRole("main").innerText()).length, path).toBeGreaterThan(100);
    }
    await context.close();
  });

  test("fit into 80 KB with all that the first one loads", async () => {
    const served = await serve(demoFolder());
    const { context, page } = await arrived(browser(), served);
    const sizes: number[] = [];
    page.on("response", (answer) => void answer.body().then(({ length }) => sizes.push(length)));
    await page.goto(served.url, { waitUntil: "networkidle" });
    const sum = sizes.reduce((all, one) => all + one, 0);
    expect(sizes.length).toBeGreaterThan(1);
    expect(sum).toBeLessThanOrEqual(80 * 1024);
    await context.close();
  });

  test("show nothing of the code in the address once signed in, nor by Back", async () => {
    const served = await serve(demoFolder());
    const { context, page } = await arrived(browser(), served);
    const code = new URL(served.link).hash.slice(1);
    await page.goBack().catch(() => undefined);
    expect(page.url()).not.toContain(code);
    await context.close();
  });
});
