import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "playwright-core";
import { expect, onTestFinished, test } from "vitest";
import { at, textAt } from "../../support/json.ts";
import { sharedBrowser } from "../../support/net/playwright.ts";
import { arrivedAt, main } from "../../support/net/signed-in-page.ts";
import { withBrowser } from "../../support/net/with-browser.ts";
import { temporaryFolder } from "../../support/program/folder.ts";
import { runWell } from "../../support/program/program.ts";
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
async function site(html: string, policy = "default-src 'none'"): Promise<string> {
  const server = createServer((_, response) => {
    response.setHeader("content-type", "text/html; charset=utf-8");
    // A strict site: nothing but its own pages may be called, and no script of others runs in it.
    response.setHeader("content-security-policy", policy);
    response.end(html);
  });
  await new Promise<void>((ready) => void server.listen(0, "127.0.0.1", ready));
  onTestFinished(() => new Promise((closed) => void server.close(() => closed())));
  return `http://localhost:${(server.address() as AddressInfo).port}/jobs/1`;
}

/** What a bookmark brings, behind the # of the page that reads it. */
const brought = (fields: Record<string, string>) => `#${new URLSearchParams(fields)}`;

/** Whether the page offers to store what was read. */
const isOffered = (page: Page) => page.getByRole("button", { name: "Store" }).waitFor();

/** Follows a link to what was brought, as from the page of another site. */
async function follow(page: Page, url: string): Promise<void> {
  await page.goto(await site("<!doctype html><title>Elsewhere</title><p>Elsewhere"));
  await page.evaluate(`location.href = ${JSON.stringify(url)}`);
}

/** Signs out by the button of the pages. */
async function signOut(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.getByRole("button", { name: "Sign out" }).click();
  await page.waitForURL(/login/);
}

/** A code that signs in, of the person of the data or of another one who is made for it. */
async function codeOf(folder: string, name?: string): Promise<string> {
  const place = ["--json", "--data-dir", folder];
  const made =
    name &&
    JSON.parse(await runWell(["users", "create", "--name", name, "--email", "blake@example.org", ...place]));
  const user = made ? ["--user", textAt(made, "id")] : [];
  return new URL(textAt(JSON.parse(await runWell(["open", ...user, ...place])), "url")).hash.slice(1);
}

/** Signs in on the page that asks for a code. */
async function enter(page: Page, code: string): Promise<void> {
  await page.getByLabel("Code").fill(code);
  await page.getByRole("button", { name: "Sign in" }).click();
}

/** The bookmark's script, as the page that adds openings offers it. */
async function bookmarklet(page: Page, url: string): Promise<string> {
  await page.goto(`${url}/add`);
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

const words = "Title: Cheese Maker\nEmployer: Moss Dairy\nLocation: York\nYou make soft cheese by hand.";

withBrowser("another site", () => {
  test.each(["127.0.0.1", "localhost"])(
    "on %s cannot store anything by a form that it sends itself",
    async (host) => {
      const server = await serveOn(temporaryFolder());
      const { page } = await arrivedAt(browser(), server);
      const form = `<!doctype html><form method="post" action="${server.url}/add"><input name="act" value="store"><input name="title" value="Forged"><input name="rawText" value="Forged"></form>`;
      const address = (await site(form, "default-src 'self'")).replace("localhost", host);
      await page.goto(address);
      const answer = page.waitForResponse(`${server.url}/add`);
      await page.evaluate("document.forms[0].submit()");
      expect([401, 403]).toContain((await answer).status());
      expect(await stored(server)).toEqual([]);
    },
  );

  test("cannot put the page into a frame, with or without what it brings", async () => {
    const server = await serveOn(temporaryFolder());
    const { page } = await arrivedAt(browser(), server);
    const frame = `<!doctype html><iframe src="${server.url}/add${brought({ text: words })}"></iframe><iframe src="${server.url}/add?paste"></iframe>`;
    const address = await site(frame, "default-src 'self'; frame-src *");
    for (const place of [address, address.replace("localhost", "127.0.0.1")]) {
      await page.goto(place);
      const inside = page.frames().filter((one) => one !== page.mainFrame());
      const shown = await Promise.all(inside.map((one) => one.locator("form").count()));
      expect(shown.every((count) => count === 0)).toBe(true);
    }
    expect(await stored(server)).toEqual([]);
  });

  test("can bring a page's words, and nothing else: no script, no act, no token, no item", async () => {
    const server = await serveOn(temporaryFolder());
    const { page } = await arrivedAt(browser(), server);
    const all = {
      ...{ url: "javascript:window.ran=1", title: "<img src=x onerror=window.ran=1>" },
      ...{
        text: `${words}\n<script>window.ran=1</script>\u0000 \uD800 end`,
        jsonld: '{"__proto__":{"title":"x"}}',
      },
      ...{ act: "store", token: "forged", once: "frm_forged", item: "job_forged", rawText: "Forged" },
      ...{ __proto__x: "1", constructor: "1", toString: "1", hasOwnProperty: "1" },
    };
    await follow(page, `${server.url}/add${brought(all)}&__proto__=1&text=another`);
    await isOffered(page);
    expect(await page.evaluate("[typeof window.ran, location.hash, location.search]")).toEqual([
      "undefined",
      "",
      "",
    ]);
    expect(await stored(server)).toEqual([]);
    await page.getByRole("button", { name: "Store" }).click();
    await page.waitForURL(/\/jobs\/job_/);
    const [item] = Object(await stored(server));
    expect(item).toMatchObject({ title: "Cheese Maker", company: "Moss Dairy" });
    expect(item.metadata.sourceUrl).toBeUndefined();
    expect(JSON.stringify(item)).not.toMatch(/Forged|\\u0000|\\ud800/);
  });

  test("of 5 MB is not read, and the page says so and takes a paste", async () => {
    const server = await serveOn(temporaryFolder());
    const { page } = await arrivedAt(browser(), server);
    const link = (length: number) => `location.href = "${server.url}/add#text=" + "x".repeat(${length})`;
    const elsewhere = await site("<!doctype html><title>Elsewhere</title>");
    await page.goto(elsewhere);
    await page.evaluate(link(5_000_000));
    // The browser itself follows no link as long as that.
    await page.waitForURL("about:blank#blocked");
    await page.goto(elsewhere);
    await page.evaluate(link(1_500_000));
    await page.getByText("more than your browser keeps").waitFor();
    await page.getByLabel("The opening's text").fill(words);
    await page.getByRole("button", { name: "Read it" }).click();
    await isOffered(page);
  });
});

withBrowser("what a bookmark brings", () => {
  test("in two tabs at once stays in its tab", async () => {
    const server = await serveOn(temporaryFolder());
    const { page, context } = await arrivedAt(browser(), server);
    const other = await context.newPage();
    const link = (name: string) =>
      `${server.url}/add${brought({ text: words.replace("Cheese Maker", name) })}`;
    await Promise.all([follow(page, link("Cheese Maker")), follow(other, link("Butter Maker"))]);
    await Promise.all([isOffered(page), isOffered(other)]);
    expect(await page.getByLabel("Title", { exact: true }).inputValue()).toBe("Cheese Maker");
    expect(await other.getByLabel("Title", { exact: true }).inputValue()).toBe("Butter Maker");
  });

  test("while signed out is kept until the person signs in, and then is read once", async () => {
    const folder = temporaryFolder();
    const server = await serveOn(folder);
    const { page } = await arrivedAt(browser(), server);
    await signOut(page, server.url);
    await follow(page, `${server.url}/add${brought({ text: words })}`);
    await page.waitForURL(/\/login\?next=/);
    await enter(page, await codeOf(folder));
    await isOffered(page);
    expect(await stored(server)).toEqual([]);
    await page.goto(`${server.url}/add`);
    expect(await page.getByLabel("The opening's text").inputValue()).toBe("");
  });

  test("while signed out is read in the tab that a link for signing in opens", async () => {
    const folder = temporaryFolder();
    const server = await serveOn(folder);
    const { page, context } = await arrivedAt(browser(), server);
    await signOut(page, server.url);
    await follow(page, `${server.url}/add${brought({ text: words })}`);
    await page.waitForURL(/\/login\?next=/);
    const other = await context.newPage();
    await other.goto(`${server.url}/login#${await codeOf(folder)}`);
    await isOffered(other);
    expect(await stored(server)).toEqual([]);
    await other.goto(`${server.url}/add`);
    expect(await other.getByLabel("The opening's text").inputValue()).toBe("");
  });

  test("is shown to nobody else who signs in there, where another person was signed in last", async () => {
    const folder = temporaryFolder();
    const server = await serveOn(folder);
    const { page, context } = await arrivedAt(browser(), server);
    // The session ends by itself: nobody signed out.
    await context.clearCookies();
    await follow(page, `${server.url}/add${brought({ text: words })}`);
    await page.waitForURL(/\/login\?next=/);
    await enter(page, await codeOf(folder, "Blake Example"));
    await page.waitForURL(/\/add/);
    await page.getByLabel("The opening's text").waitFor();
    expect(await page.getByLabel("The opening's text").inputValue()).toBe("");
    expect(await page.content()).not.toContain("Moss Dairy");
  });

  test("can be pasted without script; where nothing is there to be read, what was typed stays", async () => {
    const server = await serveOn(temporaryFolder());
    const { context } = await arrivedAt(browser(), server);
    const bare = await browser().newContext({
      javaScriptEnabled: false,
      storageState: await context.storageState(),
    });
    onTestFinished(() => bare.close());
    const page = await bare.newPage();
    await page.goto(`${server.url}/add`);
    await page.getByLabel("Its address (optional)").fill("https://jobs.example.org/7");
    await page.getByRole("button", { name: "Read it" }).click();
    expect(await main(page)).toContain("These pages do not open addresses");
    expect(await page.getByLabel("Its address (optional)").inputValue()).toBe("https://jobs.example.org/7");
    await page.getByLabel("The opening's text").fill(words);
    await page.getByRole("button", { name: "Read it" }).click();
    await isOffered(page);
    expect(await stored(server)).toEqual([]);
    await page.getByRole("button", { name: "Store" }).click();
    expect(await stored(server)).toMatchObject([
      { title: "Cheese Maker", metadata: { sourceUrl: "https://jobs.example.org/7" } },
    ]);
  });
});
