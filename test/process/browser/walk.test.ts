import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { sharedBrowser, watchTroubles } from "../../support/net/playwright.ts";
import { withBrowser } from "../../support/net/with-browser.ts";
import { persona } from "../../support/program/data.ts";
import { root, temporaryFolder } from "../../support/program/folder.ts";
import { serveOn } from "../../support/program/server.ts";

const browser = sharedBrowser();
/** Set to write the pictures of docs/pages.md. */
const pictures = process.env.CAREER_CONTEXT_PICTURES;

async function picture(page: Page, name: string): Promise<void> {
  if (pictures === undefined) return;
  const folder = join(root, "docs", "images", "pages");
  mkdirSync(folder, { recursive: true });
  await page.screenshot({ path: join(folder, `${name}.png`) });
}

const posting = [
  "Cardiac Nurse (Outpatients)",
  "Company: Ouse Valley Hospitals Trust",
  "Location: York",
  "Full-time, days only. Apply by 18 December 2026.",
  "Requirements",
  "- Registered nurse with at least 3 years of experience",
  "- Telemetry monitoring",
  "- Patient education",
].join("\n");

const main = (page: Page) => page.getByRole("main").innerText();

withBrowser("a person who begins with nothing", () => {
  test("brings a resume, says limits, takes an opening, and has a letter to send", async () => {
    const { url, output, key } = await serveOn(temporaryFolder());
    const context = await browser().newContext({ viewport: { width: 1280, height: 900 } });
    // A busy machine takes longer than the half minute that Playwright waits.
    context.setDefaultTimeout(120_000);
    const troubles = watchTroubles(context, url);
    const page = await context.newPage();
    await page.goto(/ Pages +(\S+)/.exec(output().stdout)?.[1] ?? "");
    await page.waitForURL(`${url}/`);
    expect(await main(page)).toContain("Answer three questions");
    await picture(page, "welcome");

    await page.getByLabel("Your resume or LinkedIn export").setInputFiles(persona("nurse"));
    await page.getByRole("button", { name: "Read my resume" }).click();
    await page.waitForURL(/\/import\?file=/);
    await picture(page, "import");
    await page.getByRole("button", { name: "Save to my profile" }).click();
    await page.waitForURL(/\/import\/read/);
    expect(await page.getByRole("status").innerText()).toContain("Imported.");
    expect(await main(page)).toContain("Registered Nurse, Cardiac Step-Down Unit");
    await page.getByRole("link", { name: "Next: three questions" }).click();

    await page.getByLabel("Moving to another place").check();
    await page.getByRole("button", { name: "Save my answers" }).click();
    expect(await page.getByRole("status").innerText()).toContain("Your limits are saved.");
    await page.goto(`${url}/profile`);
    expect(await main(page)).toContain("Would not move for work");
    await picture(page, "profile");

    await page.goto(`${url}/jobs`);
    await page.getByLabel("The opening's text").fill(posting);
    await page.getByRole("button", { name: "Read it" }).click();
    await page.waitForURL(/\/jobs\/job_/);
    expect(await main(page)).toContain("Telemetry monitoring");
    expect(await page.locator("mark").count()).toBeGreaterThan(0);
    await picture(page, "opening");

    await page.getByRole("button", { name: "Write letter" }).click();
    await page.waitForURL(/\/documents\//);
    await picture(page, "letter");
    const download = page.waitForEvent("download");
    await page.getByRole("link", { name: "Download PDF" }).click();
    const file = await (await download).path();
    expect(readFileSync(file).subarray(0, 5).toString()).toBe("%PDF-");

    const sent = await fetch(`${url}/api/v1/execution-artifacts`, {
      headers: { authorization: `Bearer ${key}` },
    });
    const { data } = (await sent.json()) as { data: { title: string }[] };
    const [letter] = data;
    expect(await page.getByRole("heading", { level: 1 }).innerText()).toBe(letter?.title);
    await page.goto(`${url}/access/ledger`);
    await picture(page, "ledger");
    expect(troubles).toEqual([]);
    await context.close();
  });
});
