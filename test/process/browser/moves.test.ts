import type { ServerResponse } from "node:http";
import type { BrowserContext, Page } from "playwright-core";
import { expect, onTestFinished, test } from "vitest";
import { slowPdf } from "../../support/documents/raw-pdf.ts";
import { axeProblems, sharedBrowser, watchTroubles } from "../../support/net/playwright.ts";
import { receiver } from "../../support/net/receiver.ts";
import { withBrowser } from "../../support/net/with-browser.ts";
import { temporaryFolder } from "../../support/program/folder.ts";
import { type ServerProcess, serveOn } from "../../support/program/server.ts";

const browser = sharedBrowser();
const slow = { name: "long.pdf", mimeType: "application/pdf", buffer: slowPdf() };
const main = (page: Page) => page.getByRole("main").innerText();

interface Arrived {
  context: BrowserContext;
  page: Page;
  troubles: string[];
}

async function arrived({ url, output }: ServerProcess): Promise<Arrived> {
  const context = await browser().newContext();
  onTestFinished(() => context.close());
  const troubles = watchTroubles(context, url);
  const page = await context.newPage();
  await page.goto(/ Pages +(\S+)/.exec(output().stdout)?.[1] ?? "");
  await page.waitForURL(`${url}/`);
  return { context, page, troubles };
}

/** What is wrong with a page as it stands, at both widths and in both themes. */
async function wrongOn(page: Page): Promise<string[]> {
  const wrong: string[] = [];
  for (const width of [1280, 390]) {
    for (const colorScheme of ["light", "dark"] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      const scrolls = await page.evaluate("document.documentElement.scrollWidth > innerWidth");
      const found = [...(await axeProblems(page)), ...(scrolls ? ["wider than the window"] : [])];
      wrong.push(...found.map((one) => `${width}, ${colorScheme}: ${one}`));
    }
  }
  return wrong;
}

/** Counts the shifts of what stands on a page that nobody set off, from now on. */
async function shiftsOf(page: Page): Promise<() => Promise<unknown>> {
  await page.evaluate(
    "window.shifts = 0; new PerformanceObserver((list) => { for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) window.shifts += value }).observe({ type: 'layout-shift' })",
  );
  return () => page.evaluate("window.shifts");
}

/** Marks a page, so that one sees whether it is still the same. */
async function markOf(page: Page): Promise<() => Promise<unknown>> {
  await page.evaluate("window.isSame = true");
  return () => page.evaluate("window.isSame === true");
}

async function bring(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/import`);
  await page.locator("input[type=file]").setInputFiles(slow);
  await page.getByRole("button", { name: "Read it" }).first().click();
  await page.waitForURL(/\/import\?file=/);
}

withBrowser("a file that takes long", () => {
  test("says how far it is while one looks, is left and found again, and says why it failed", async () => {
    const server = await serveOn(temporaryFolder());
    const { page, troubles } = await arrived(server);
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
    await expect.poll(() => main(page), { timeout: 15_000 }).toContain("takes more than 10 seconds to read");
    expect(await page.getByRole("heading", { level: 1 }).innerText()).toBe("Your file could not be read");
    wrong.push(...(await wrongOn(page)));
    await page.goto(`${server.url}/memory`);
    expect(await main(page)).not.toContain("long.pdf");
    expect([...wrong, ...troubles]).toEqual([]);
  });

  test("waits behind others, is stopped, and is shown by itself once it is read", async () => {
    const server = await serveOn(temporaryFolder());
    const { page, context, troubles } = await arrived(server);
    await bring(page, server.url);
    await page.getByRole("button", { name: "Stop reading" }).click();
    await expect.poll(() => page.getByRole("status").first().innerText()).toContain("Stopped.");
    const content = slow.buffer.toString("base64");
    const before = [1, 2].map(() => server.request("PUT", "/api/v1/resume", { body: { content } }));
    // Only once both are read is it that the third waits.
    await page.goto(`${server.url}/import`);
    const small = { name: "page.html", mimeType: "text/html", buffer: Buffer.from(html) };
    await page.locator("input[type=file]").setInputFiles(small);
    await page.getByRole("button", { name: "Read it" }).first().click();
    await page.waitForURL(/\/import\?file=/);
    expect(await main(page)).toContain("Waiting: other files are read first.");
    const wrong = await wrongOn(page);
    await expect.poll(() => main(page), { timeout: 20_000 }).toContain("Butchery");
    expect((await Promise.all(before)).map(({ status }) => status)).toEqual([400, 400]);
    expect([...wrong, ...troubles]).toEqual([]);
    await context.close();
  });
});

const html =
  "<!doctype html><html><body><h1>Mara Quillby</h1><h2>Skills</h2><p>Butchery, Sauces</p></body></html>";

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
    const { page, troubles } = await arrived(server);
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
    await expect.poll(() => main(page), { timeout: 15_000 }).toContain("Read from b.txt");
    expect(troubles).toEqual([]);
  });
});

withBrowser("what is typed", () => {
  const words = "I would rather not work nights.";

  /** Types, and sends it to a server that was killed; gives the next one, on the same data. */
  async function sentIntoNothing() {
    const folder = temporaryFolder();
    const first = await serveOn(folder);
    const { page } = await arrived(first);
    await page.goto(`${first.url}/memory`);
    const field = page.locator("#contentText");
    await field.fill(words);
    first.child.kill("SIGKILL");
    await first.ended;
    await page.getByRole("button", { name: "Add" }).click();
    await expect.poll(() => page.getByRole("main").count()).toBe(0);
    const second = await serveOn(folder, { args: ["--port", new URL(first.url).port] });
    return { page, field, url: second.url };
  }

  test("outlives a server that is gone, is stored once, and then is kept no longer", async () => {
    const { page, field, url } = await sentIntoNothing();
    await page.goBack();
    await page.goto(`${url}/memory`);
    expect(await field.inputValue()).toBe(words);
    expect(await main(page)).toContain("What you typed before stands here. It is not stored yet.");
    const wrong = await wrongOn(page);
    await page.reload();
    expect(await field.inputValue()).toBe(words);
    await page.getByRole("button", { name: "Add" }).click();
    await expect.poll(() => page.getByRole("status").first().innerText()).toContain("Added.");
    await page.goto(`${url}/memory`);
    expect(await field.inputValue()).toBe("");
    expect((await main(page)).split(words)).toHaveLength(2);
    expect(wrong).toEqual([]);
  });

  test("is sent again by a reload where the server was gone, and then is kept no longer", async () => {
    const { page, field, url } = await sentIntoNothing();
    await page.reload();
    await expect.poll(() => page.getByRole("status").first().innerText()).toContain("Added.");
    await page.goto(`${url}/memory`);
    expect(await field.inputValue()).toBe("");
    expect((await main(page)).split(words)).toHaveLength(2);
  });

  test("is stored once where only the answer was lost", async () => {
    const server = await serveOn(temporaryFolder());
    const { page, context } = await arrived(server);
    await page.goto(`${server.url}/memory`);
    const field = page.locator("#contentText");
    await field.fill(words);
    // The server takes the form, and the browser never hears of it.
    await context.route(`${server.url}/memory`, async (route) => {
      if (route.request().method() !== "POST") return route.continue();
      const headers = await route.request().allHeaders();
      await fetch(route.request().url(), {
        ...{ method: "POST", redirect: "manual", body: route.request().postData() ?? "" },
        headers: Object.fromEntries(Object.entries(headers).filter(([name]) => !/^(:|host$)/.test(name))),
      });
      await route.abort();
    });
    await page.getByRole("button", { name: "Add" }).click();
    await expect.poll(() => page.getByRole("main").count()).toBe(0);
    await context.unroute(`${server.url}/memory`);
    await page.goto(`${server.url}/memory`);
    expect(await field.inputValue()).toBe(words);
    await page.getByRole("button", { name: "Add" }).click();
    await expect.poll(() => page.getByRole("status").first().innerText()).toContain("Added.");
    await page.goto(`${server.url}/memory`);
    expect((await main(page)).split(words)).toHaveLength(2);
    expect(await field.inputValue()).toBe("");
  });

  test("is thrown away by a button, and by signing out", async () => {
    const server = await serveOn(temporaryFolder());
    const { page, troubles } = await arrived(server);
    const field = page.locator("#contentText");
    const kept = () => page.evaluate("Object.keys(sessionStorage).length");
    const type = async () => {
      await page.goto(`${server.url}/memory`);
      await field.fill(words);
      await page.reload();
    };
    await type();
    await page.getByRole("button", { name: "Throw it away" }).click();
    expect([await field.inputValue(), await kept()]).toEqual(["", 0]);
    await type();
    expect(await kept()).toBe(1);
    await page.getByRole("button", { name: "Sign out" }).click();
    await page.waitForURL(/login/);
    expect(await kept()).toBe(0);
    expect(troubles).toEqual([]);
  });

  test("is not kept where it may be a secret, or erases", async () => {
    const server = await serveOn(temporaryFolder());
    const { page } = await arrived(server);
    for (const [path, label] of [
      ["/webhooks", "Address of your receiver"],
      ["/data/erase", "The word DELETE"],
      ["/access", "What it is for"],
    ] as const) {
      await page.goto(server.url + path);
      await page.evaluate("for (const fold of document.querySelectorAll('details')) fold.open = true");
      await page.getByLabel(label).fill("https://example.com/hook?secret=1");
      expect(await page.evaluate("Object.keys(sessionStorage)")).toEqual([]);
    }
  });
});

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
    await page.getByRole("link", { name: "Back to the webhooks" }).click();
    await page.getByRole("button", { name: "Send a test" }).click();
    await page.waitForURL(/said=sent/);
  }

  test.each([
    [200, "Arrived after 1 try."],
    [500, "Not arrived yet: the receiver answered with an error (500). The next try"],
  ])("moves while one looks, after an answer of %i, and nothing beside it does", async (status, says) => {
    const at = await heldReceiver();
    const server = await serveOn(temporaryFolder());
    const { page, troubles } = await arrived(server);
    await page.setViewportSize({ width: 390, height: 900 });
    await sendTest(page, server.url, at.url);
    await expect.poll(at.count).toBe(1);
    const isSame = await markOf(page);
    const shifts = await shiftsOf(page);
    expect(await main(page)).toContain("Waits to be sent.");
    at.answer(status);
    await expect.poll(() => main(page), { timeout: 15_000 }).toContain(says);
    expect([await isSame(), await shifts()]).toEqual([true, 0]);
    const again = page.getByRole("button", { name: "Send again" });
    expect(await again.isEnabled()).toBe(status === 200);
    expect([...(await wrongOn(page)), ...troubles]).toEqual([]);
  });

  test("is not asked for while the page is hidden, nor once all are settled", async () => {
    const at = await heldReceiver();
    const server = await serveOn(temporaryFolder());
    const { page } = await arrived(server);
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
    await expect.poll(settled, { timeout: 15_000 }).toContain("Arrived after 1 try.");
    looks = 0;
    await page.clock.runFor(60 * 60_000);
    expect(looks).toBe(0);
  });
});
