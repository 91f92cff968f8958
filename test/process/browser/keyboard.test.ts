import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { tabTo, walkBack, walkByKeyboard } from "../../support/net/keyboard.ts";
import { arrived, pathsOf, serve } from "../../support/net/pages.ts";
import { sharedBrowser } from "../../support/net/playwright.ts";
import { withBrowser } from "../../support/net/with-browser.ts";
import { demoFolder } from "../../support/program/data.ts";

const browser = sharedBrowser();
const unfold = "document.querySelectorAll('main details').forEach((one) => { one.open = true; })";
const status = (page: Page) => page.getByRole("status").innerText();

withBrowser("the pages by keyboard alone", () => {
  test.each([1280, 390])(
    "every link, button and field of every page is reached, seen and left, at %d px",
    async (width) => {
      const served = await serve(demoFolder());
      const { context, page } = await arrived(browser(), served);
      await page.setViewportSize({ width, height: 800 });
      const wrong: string[] = [];
      for (const path of await pathsOf(page, served.url)) {
        for (const open of [false, true]) {
          await page.goto(served.url + path);
          if (open) await page.evaluate(unfold);
          const found = await walkByKeyboard(page);
          if (!open) {
            await page.goto(served.url + path);
            found.push(...(await walkBack(page)));
          }
          wrong.push(...found.map((one) => `${path}${open ? ", unfolded" : ""}: ${one}`));
        }
      }
      expect(wrong).toEqual([]);
      await context.close();
    },
    600_000,
  );

  test("what was done is said where the focus is, and undo is the next stop", async () => {
    const { context, page } = await arrived(browser(), await serve(demoFolder()));
    await page.goto(new URL("/memory?add", page.url()).href);
    await tabTo(page, "What to remember");
    await page.keyboard.type("I would rather teach in the mornings.");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await page.waitForURL(/said=note-added/);
    expect(await page.evaluate("document.activeElement.className")).toBe("notice");
    await page.keyboard.press("Tab");
    expect(await page.evaluate("document.activeElement.innerText")).toBe("Undo");
    await page.keyboard.press("Enter");
    await page.waitForURL(/said=undone/);
    expect(await page.evaluate("document.activeElement.className")).toBe("notice");
    await context.close();
  });

  test("the first stop leads past the menu", async () => {
    const { context, page } = await arrived(browser(), await serve(demoFolder()));
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    expect(await page.evaluate("document.activeElement.id")).toBe("main");
    await page.keyboard.press("Tab");
    expect(await page.evaluate("document.activeElement.closest('main') !== null")).toBe(true);
    await context.close();
  });

  test("a person signs in with a code that they type, corrects a claim and moves an opening", async () => {
    const { url, link } = await serve(demoFolder());
    const context = await browser().newContext({ viewport: { width: 1280, height: 800 } });
    // A busy machine takes longer than the half minute that Playwright waits.
    context.setDefaultTimeout(120_000);
    const page = await context.newPage();
    const { keyboard } = page;

    await page.goto(`${url}/login`);
    await tabTo(page, "Code");
    await keyboard.type(new URL(link).hash.slice(1));
    await keyboard.press("Enter");
    await page.waitForURL(`${url}/`);

    await tabTo(page, "Profile");
    await keyboard.press("Enter");
    await page.waitForURL(`${url}/profile`);
    await tabTo(page, /^Staff Nurse, Medical-Surgical at Wharfedale/);
    await keyboard.press("Enter");
    await page.waitForURL(/\/profile\/claims\//);
    await tabTo(page, "Job title");
    await keyboard.press("End");
    await keyboard.type(" and Preceptor");
    await tabTo(page, "Save");
    await keyboard.press("Enter");
    await expect.poll(() => status(page)).toContain("The line is saved.");
    expect(await page.getByRole("main").innerText()).toContain(
      "Medical-Surgical and Preceptor at Wharfedale",
    );

    await tabTo(page, "Openings");
    await keyboard.press("Enter");
    await page.waitForURL(`${url}/jobs`);
    await tabTo(page, "Telemetry Charge Nurse");
    await keyboard.press("Enter");
    await page.waitForURL(/\/jobs\/job_/);
    await tabTo(page, "Move");
    await keyboard.press("Enter");
    await tabTo(page, "Move to");
    await keyboard.press("ArrowDown");
    await tabTo(page, "Move");
    await keyboard.press("Enter");
    await expect.poll(() => status(page)).toContain("Moved to Applied.");
    const moved = await page.getByRole("main").innerText();
    expect(moved).toContain("Applied since");
    expect(moved).toContain("Ask about the state of the application");
    await context.close();
  });

  test("a person takes an assessment with the arrow keys and hands it in", async () => {
    const served = await serve(demoFolder());
    const { context, page } = await arrived(browser(), served);
    await page.goto(`${served.url}/assessments/workStyle`);
    for (const first of [1, 11, 21]) {
      await page.getByText(`Questions ${first} to ${first + 9} of 30`).waitFor();
      const groups = await page.locator("fieldset").count();
      expect(groups).toBe(10);
      for (let group = 0; group < groups; group += 1) {
        // A group is one stop; the first answer of each is a press of the arrow.
        await tabToGroup(page, group);
        await page.keyboard.press("ArrowRight");
        if (group % 2 === 0) await page.keyboard.press("ArrowRight");
      }
      expect(await page.locator("input:checked").count()).toBe(groups);
      await tabTo(page, /^(Next|Finish)/);
      await page.keyboard.press("Enter");
    }
    await page.waitForURL(/\?said=/);
    // The numbers are in a folded table.
    expect(await page.getByRole("main").textContent()).toContain("scores from 0 to 100");
    await context.close();
  });

  test("on a phone the menu opens, is gone through, and leads on", async () => {
    const served = await serve(demoFolder());
    const { context, page } = await arrived(browser(), served);
    await page.setViewportSize({ width: 390, height: 800 });
    await tabTo(page, "More");
    await page.keyboard.press("Enter");
    await tabTo(page, "Documents");
    expect(await page.evaluate("document.activeElement.checkVisibility()")).toBe(true);
    await page.keyboard.press("Enter");
    await page.waitForURL(`${served.url}/documents`);
    await context.close();
  });
});

async function tabToGroup(page: Page, group: number): Promise<void> {
  const at = `[...document.querySelectorAll("fieldset")].indexOf(document.activeElement.closest("fieldset"))`;
  for (let step = 0; step < 60 && (await page.evaluate(at)) !== group; step += 1)
    await page.keyboard.press("Tab");
  expect(await page.evaluate(at)).toBe(group);
}
