import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "playwright-core";
import { expect, onTestFinished, test } from "vitest";
import { at } from "../../support/json.ts";
import { sharedBrowser } from "../../support/net/playwright.ts";
import { arrivedAt, main } from "../../support/net/signed-in-page.ts";
import { withBrowser } from "../../support/net/with-browser.ts";
import { temporaryFolder } from "../../support/program/folder.ts";
import { type ServerProcess, serveOn } from "../../support/program/server.ts";

const browser = sharedBrowser();

const posting = {
  "@context": "https://schema.org",
  "@type": "JobPosting",
  title: "Cheese Maker",
  hiringOrganization: { "@type": "Organization", name: "Moss Dairy" },
  jobLocation: { address: { addressLocality: "York", addressCountry: "GB" } },
  validThrough: "2030-12-18",
  description: `<p>You make soft cheese by hand.</p><ul><li>Experience with pasteurisation</li></ul>${"<p>We pay fairly.</p>".repeat(10)}`,
};

const withData = (data: unknown, text = "Apply now") =>
  `<!doctype html><title>Jobs</title><script type="application/ld+json">${JSON.stringify(data)}</script><main>${text}</main>`;

/** A site of another origin that serves one page, until the test ends. */
async function site(html: string): Promise<string> {
  const server = createServer((_, response) => {
    response.setHeader("content-type", "text/html; charset=utf-8");
    // A strict site: nothing but its own pages may be called, and no script of others runs in it.
    response.setHeader("content-security-policy", "default-src 'none'");
    response.end(html);
  });
  await new Promise<void>((ready) => void server.listen(0, "127.0.0.1", ready));
  onTestFinished(() => new Promise((closed) => void server.close(() => closed())));
  return `http://localhost:${(server.address() as AddressInfo).port}/jobs/1`;
}

/** The bookmark's script, as the page of openings offers it. */
async function bookmarklet(page: Page, url: string): Promise<string> {
  await page.goto(`${url}/jobs`);
  const href = (await page.locator("a.bookmarklet").getAttribute("href")) ?? "";
  expect(href.length).toBeLessThan(2000);
  return decodeURIComponent(href.replace(/^javascript:/, ""));
}

/** The stored openings. */
async function stored(server: ServerProcess): Promise<unknown> {
  return at(await (await server.request("GET", "/api/v1/jobs-workspace")).json(), "data");
}

withBrowser("an opening from a page in the browser", () => {
  test("is read with one click of the bookmark and stored with a second", async () => {
    const server = await serveOn(temporaryFolder());
    const { page } = await arrivedAt(browser(), server);
    const script = await bookmarklet(page, server.url);
    const address = await site(withData(posting));
    await page.goto(address);
    await page.evaluate(script);
    await page.getByRole("button", { name: "Store" }).waitFor();
    expect(await page.getByLabel("Title", { exact: true }).inputValue()).toBe("Cheese Maker");
    expect(await page.getByLabel("Employer", { exact: true }).inputValue()).toBe("Moss Dairy");
    expect(await main(page)).toContain("2030");
    expect(await stored(server)).toEqual([]);

    await page.getByRole("button", { name: "Store" }).click();
    await page.waitForURL(/\/jobs\/job_/);
    expect(await stored(server)).toMatchObject([
      { title: "Cheese Maker", company: "Moss Dairy", metadata: { sourceUrl: address } },
    ]);

    await page.goto(address);
    await page.evaluate(script);
    await page.getByRole("button", { name: "Update it" }).waitFor();
    expect(await main(page)).toContain("You have this one already");
  });
});
