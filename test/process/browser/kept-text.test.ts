import { expect, test } from "vitest";
import { sharedBrowser } from "../../support/net/playwright.ts";
import { arrivedAt, main, wrongOn } from "../../support/net/signed-in-page.ts";
import { withBrowser } from "../../support/net/with-browser.ts";
import { temporaryFolder } from "../../support/program/folder.ts";
import { serveOn } from "../../support/program/server.ts";

const browser = sharedBrowser();

withBrowser("what is typed", () => {
  const words = "I would rather not work nights.";

  /** Types, and sends it to a server that was killed; gives the next one, on the same data. */
  async function sentIntoNothing() {
    const folder = temporaryFolder();
    const first = await serveOn(folder);
    const { page } = await arrivedAt(browser(), first);
    await page.goto(`${first.url}/memory?add`);
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
    await page.goto(`${url}/memory?add`);
    expect(await field.inputValue()).toBe(words);
    expect(await main(page)).toContain("Your earlier text is here. It is not stored yet.");
    const wrong = await wrongOn(page);
    await page.reload();
    expect(await field.inputValue()).toBe(words);
    await page.getByRole("button", { name: "Add" }).click();
    await expect.poll(() => page.getByRole("status").first().innerText()).toContain("The note is added.");
    await page.goto(`${url}/memory?add`);
    expect(await field.inputValue()).toBe("");
    expect((await main(page)).split(words)).toHaveLength(2);
    expect(wrong).toEqual([]);
  });

  test("is sent again by a reload where the server was gone, and then is kept no longer", async () => {
    const { page, field, url } = await sentIntoNothing();
    await page.reload();
    await expect.poll(() => page.getByRole("status").first().innerText()).toContain("The note is added.");
    await page.goto(`${url}/memory?add`);
    expect(await field.inputValue()).toBe("");
    expect((await main(page)).split(words)).toHaveLength(2);
  });

  test("is stored once where only the answer was lost", async () => {
    const server = await serveOn(temporaryFolder());
    const { page, context } = await arrivedAt(browser(), server);
    await page.goto(`${server.url}/memory?add`);
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
    await page.goto(`${server.url}/memory?add`);
    expect(await field.inputValue()).toBe(words);
    await page.getByRole("button", { name: "Add" }).click();
    await expect.poll(() => page.getByRole("status").first().innerText()).toContain("The note is added.");
    await page.goto(`${server.url}/memory?add`);
    expect((await main(page)).split(words)).toHaveLength(2);
    expect(await field.inputValue()).toBe("");
  });

  test("is thrown away by a button, and by signing out", async () => {
    const server = await serveOn(temporaryFolder());
    const { page, troubles } = await arrivedAt(browser(), server);
    const field = page.locator("#contentText");
    const kept = () => page.evaluate("Object.keys(sessionStorage).length");
    const type = async () => {
      await page.goto(`${server.url}/memory?add`);
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

  test("stays where it is refused; one begins at why, and is led to the field", async () => {
    const { page } = await arrivedAt(browser(), await serveOn(temporaryFolder()));
    await page.goto(new URL("/profile", page.url()).href);
    await page
      .locator("summary", { hasText: /^Edit$/ })
      .first()
      .click();
    const field = page.getByLabel("E-mail");
    await field.fill("kim@ward");
    await page.getByRole("button", { name: "Save name and e-mail" }).click();
    const refused = page.locator("#refused");
    await expect.poll(() => refused.innerText()).toContain("“E-mail”");
    expect(await page.evaluate("document.activeElement.id")).toBe("refused");
    expect(await field.inputValue()).toBe("kim@ward");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    expect(await page.evaluate("document.activeElement.name")).toBe("email");
    expect(await wrongOn(page)).toEqual([]);
  });

  test("is not kept where it may be a secret, or erases", async () => {
    const server = await serveOn(temporaryFolder());
    const { page } = await arrivedAt(browser(), server);
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
