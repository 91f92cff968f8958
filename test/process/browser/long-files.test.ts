import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { slowPdf } from "../../support/documents/raw-pdf.ts";
import { sharedBrowser } from "../../support/net/playwright.ts";
import { arrivedAt, main, markOf, shiftsOf, wrongOn } from "../../support/net/signed-in-page.ts";
import { withBrowser } from "../../support/net/with-browser.ts";
import { temporaryFolder } from "../../support/program/folder.ts";
import { serveOn } from "../../support/program/server.ts";

const browser = sharedBrowser();
const slow = { name: "long.pdf", mimeType: "application/pdf", buffer: slowPdf() };
const html =
  "<!doctype html><html><body><h1>Mara Quillby</h1><h2>Skills</h2><p>Butchery, Sauces</p></body></html>";

async function bring(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/import`);
  await page.locator("input[type=file]").setInputFiles(slow);
  await page.getByRole("button", { name: "Read it" }).first().click();
  await page.waitForURL(/\/import\?file=/);
}

withBrowser("a file that takes long", () => {
  test("says how far it is while one looks, is left and found again, and says why it failed", async () => {
    const server = await serveOn(temporaryFolder());
    const { page, troubles } = await arrivedAt(browser(), server);
    await bring(page, server.url);
    const isSame = await markOf(page);
    const shifts = await shiftsOf(page);
    const pages = async () => Number(/(\d+) of 50 pages/.exec(await main(page))?.[1] ?? -1);
    await expect.poll(pages, { timeout: 9000 }).toBeGreaterThan(0);
    expect(await isSame()).toBe(true);
    expect(await shifts()).toBe(0);
    const wrong = await wrongOn(page);
    await page.goto(`${server.url}/memory`);
    await page.getByRole("link", { name: "how far it is" }).click();
    await expect.poll(() => main(page), { timeout: 60_000 }).toContain("Your file could not be read");
    expect(await page.getByRole("alert").innerText()).toMatch(
      /^long\.pdf: (it takes more than 10 seconds to read|the pages are images).*Nothing was stored\.$/,
    );
    wrong.push(...(await wrongOn(page)));
    await page.goto(`${server.url}/memory`);
    expect(await main(page)).not.toContain("long.pdf");
    expect([...wrong, ...troubles]).toEqual([]);
  });

  test("waits behind others, is stopped, and is shown by itself once it is read", async () => {
    const server = await serveOn(temporaryFolder());
    const { page, context, troubles } = await arrivedAt(browser(), server);
    await bring(page, server.url);
    await page.getByRole("button", { name: "Stop reading" }).click();
    await expect.poll(() => page.getByRole("status").first().innerText()).toContain("Stopped.");
    const content = slow.buffer.toString("base64");
    const before = [1, 2].map(() => server.request("PUT", "/api/v1/resume", { body: { content } }));
    // They take both turns.
    await page.goto(`${server.url}/import`);
    const small = { name: "page.html", mimeType: "text/html", buffer: Buffer.from(html) };
    await page.locator("input[type=file]").setInputFiles(small);
    await page.getByRole("button", { name: "Read it" }).first().click();
    await page.waitForURL(/\/import\?file=/);
    expect(await main(page)).toContain("Waiting: other files are read first.");
    const wrong = await wrongOn(page);
    await expect.poll(() => main(page), { timeout: 60_000 }).toContain("Butchery");
    expect((await Promise.all(before)).map(({ status }) => status)).toEqual([400, 400]);
    expect([...wrong, ...troubles]).toEqual([]);
    await context.close();
  });
});

withBrowser("a file that is dropped on the page", () => {
  const drop = (page: Page, names: readonly string[]) =>
    page.evaluate(`{
      const dataTransfer = new DataTransfer();
      for (const name of ${JSON.stringify(names)}) dataTransfer.items.add(new File(["Skills\\nButchery, Sauces\\n"], name));
      for (const type of ["dragover", "drop"])
        document.querySelector("h1").dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
    }`);

  test("is read, one at a time, and waits where there is more to fill in", async () => {
    const server = await serveOn(temporaryFolder());
    const { page, troubles } = await arrivedAt(browser(), server);
    await page.goto(`${server.url}/import`);
    const said = () => page.locator("[data-dropped]").innerText();
    await drop(page, ["a.txt", "b.txt"]);
    expect(await said()).toBe("Drop one file.");
    await page.locator("summary").first().click();
    await drop(page, ["a.txt"]);
    expect(await said()).toBe("a.txt is chosen.");
    expect(await wrongOn(page)).toEqual([]);
    await page.locator("summary").first().click();
    await drop(page, ["b.txt"]);
    await page.waitForURL(/\/import\?file=/);
    await expect.poll(() => main(page), { timeout: 60_000 }).toContain("Read from b.txt");
    expect(troubles).toEqual([]);
  });
});

withBrowser("a resume with the text that it was made from", () => {
  test("is asked about where the text does not say it, and one yes is one yes", async () => {
    const server = await serveOn(temporaryFolder());
    const { page, troubles } = await arrivedAt(browser(), server);
    await page.goto(`${server.url}/import`);
    await page.getByText("An agent made this file from a text").nth(1).click();
    const skills = ["Butchery", "Pastry", "Catering"].map((name) => ({ name }));
    await page.getByLabel("The text of your resume").fill(JSON.stringify({ skills }));
    await page.locator("#sourceText-read-text").fill("Skills: Butchery");
    const wrong = await wrongOn(page);
    await page.getByRole("button", { name: "Read it" }).nth(1).click();
    await page.getByLabel("Pastry").check();
    wrong.push(...(await wrongOn(page)));
    await page.getByRole("button", { name: "Save to my profile" }).click();
    await page.waitForURL(/\/import\/read/);
    const words = await page.getByRole("main").textContent();
    expect(words).toContain("Butchery");
    expect(words).toContain("Pastry");
    // What got no yes is shown apart, to be confirmed, and is no claim.
    const apart = page.locator("li").filter({ hasText: "Catering" });
    expect(await apart.getByRole("button", { name: /Yes, it is true/ }).count()).toBe(1);
    expect([...wrong, ...troubles]).toEqual([]);
  });
});
