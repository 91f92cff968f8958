import type { ServerResponse } from "node:http";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { sharedBrowser } from "../../support/net/playwright.ts";
import { receiver } from "../../support/net/receiver.ts";
import { arrivedAt, main, markOf, shiftsOf, wrongOn } from "../../support/net/signed-in-page.ts";
import { withBrowser } from "../../support/net/with-browser.ts";
import { temporaryFolder } from "../../support/program/folder.ts";
import { serveOn } from "../../support/program/server.ts";

const browser = sharedBrowser();

withBrowser("the state of a delivery", () => {
  /** A receiver that answers when the test says so. */
  async function heldReceiver() {
    const waiting: ServerResponse[] = [];
    const at = await receiver((_, response) => void waiting.push(response));
    const answer = (status: number) => waiting.shift()?.writeHead(status).end();
    return { url: at.url, answer, count: () => waiting.length };
  }

  async function sendTest(page: Page, url: string, to: string): Promise<void> {
    await page.goto(`${url}/webhooks`);
    await page.getByLabel("Address of your receiver").fill(to);
    await page.getByRole("button", { name: "Subscribe" }).click();
    await page.locator("main").getByRole("link", { name: "Webhooks" }).click();
    await page.getByRole("button", { name: "Send a test" }).click();
    await page.waitForURL(/said=sent/);
  }

  test.each([
    [200, "Delivered after 1 try."],
    [500, "Not delivered yet: the receiver answered with an error (500). The next try"],
  ])("moves while one looks, after an answer of %i, and nothing beside it does", async (status, says) => {
    const at = await heldReceiver();
    const server = await serveOn(temporaryFolder());
    const { page, troubles } = await arrivedAt(browser(), server);
    await page.setViewportSize({ width: 390, height: 900 });
    await sendTest(page, server.url, at.url);
    await expect.poll(at.count).toBe(1);
    const isSame = await markOf(page);
    const shifts = await shiftsOf(page);
    expect(await main(page)).toContain("Waiting to be sent.");
    at.answer(status);
    await expect.poll(() => main(page), { timeout: 60_000 }).toContain(says);
    expect([await isSame(), await shifts()]).toEqual([true, 0]);
    const again = page.getByRole("button", { name: "Send again" });
    expect(await again.isEnabled()).toBe(status === 200);
    expect([...(await wrongOn(page)), ...troubles]).toEqual([]);
  });

  test("is not asked for while the page is hidden, nor once all are settled", async () => {
    const at = await heldReceiver();
    const server = await serveOn(temporaryFolder());
    const { page } = await arrivedAt(browser(), server);
    await page.clock.install();
    await sendTest(page, server.url, at.url);
    await expect.poll(at.count).toBe(1);
    let looks = 0;
    page.on("request", () => {
      looks += 1;
    });
    const show = (isHidden: boolean) =>
      page.evaluate(
        `Object.defineProperty(document, "hidden", { configurable: true, get: () => ${isHidden} }); document.dispatchEvent(new Event("visibilitychange"))`,
      );
    await show(true);
    await page.clock.runFor(60 * 60_000);
    expect(looks).toBe(0);
    await show(false);
    at.answer(200);
    const settled = async () => {
      await page.clock.runFor(1000);
      return main(page);
    };
    await expect.poll(settled, { timeout: 60_000 }).toContain("Delivered after 1 try.");
    looks = 0;
    await page.clock.runFor(60 * 60_000);
    expect(looks).toBe(0);
  });
});
