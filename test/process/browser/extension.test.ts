import type { ServerResponse } from "node:http";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { type WithExtension, withExtension } from "../../support/net/extension.ts";
import { freePort } from "../../support/net/free-port.ts";
import { type Hit, type Receiver, receiver } from "../../support/net/receiver.ts";
import { wrongOn } from "../../support/net/signed-in-page.ts";
import { withBrowser } from "../../support/net/with-browser.ts";

const KEY = `sk_${"a".repeat(43)}`;
const IMPORT = "/api/v1/jobs-workspace/import";

const posting = {
  "@type": "JobPosting",
  title: "Cheese Maker",
  hiringOrganization: { name: "Moss Dairy" },
  description: "You make soft cheese by hand.",
};
const withData = (...data: unknown[]) =>
  `<!doctype html><title>Jobs</title>${data.map((one) => `<script type="application/ld+json">${JSON.stringify(one)}</script>`).join("")}<main>Apply now</main>`;

const answered = (status: number, body: unknown) => ({ status, body });
const refused = (status: number, type: string, message = "No.") =>
  answered(status, { error: "No", type, message });
const imported = (result: string) =>
  answered(200, {
    data: {
      ...{ added: 1, updated: 0, unchanged: 0, skipped: [] },
      items: [{ row: 1, id: "job_1", title: "Cheese Maker", company: "Moss Dairy", result }],
    },
  });
const noContent = refused(400, "validation.bad_request", "content is missing.");

/** What the service does next: answers, or is stopped. */
interface Next {
  answer: ReturnType<typeof answered>;
  stopped: boolean;
}

/** What stands for the service: it takes openings with the key, unless it is to answer otherwise. */
async function service(): Promise<Receiver & { next: Next }> {
  const next: Next = { answer: imported("added"), stopped: false };
  const answer = ({ body, headers, path }: Hit, response: ServerResponse) => {
    if (next.stopped) return void response.destroy();
    const isGood = headers.authorization === `Bearer ${KEY}` && path === IMPORT;
    const isEmpty = body === "{}" && next.answer.status < 400;
    const said = !isGood ? refused(401, "auth.api_key_invalid") : isEmpty ? noContent : next.answer;
    response.writeHead(said.status, { "content-type": "application/json" });
    response.end(JSON.stringify(said.body));
  };
  return Object.assign(await receiver(answer), { next });
}

/** A page of a site, on another address than the service. */
async function siteAt(browser: WithExtension, html: string): Promise<string> {
  const site = await receiver((_, response) => {
    response.setHeader("content-type", "text/html; charset=utf-8");
    response.setHeader("content-security-policy", "default-src 'none'");
    response.end(html);
  });
  const url = `http://localhost:${site.port}/jobs/1`;
  const page = await browser.context.newPage();
  await page.goto(url);
  await page.bringToFront();
  return url;
}

async function settings(browser: WithExtension): Promise<Page> {
  const page = await browser.context.newPage();
  await page.goto(browser.pageOf("options.html"));
  return page;
}

async function pair(page: Page, code: string): Promise<void> {
  await page.getByLabel("Code").fill(code);
  await page.getByRole("button", { name: "Connect", exact: true }).click();
}

/** A browser whose extension is connected to a service. */
async function paired() {
  const to = await service();
  const browser = await withExtension([to.url]);
  const page = await settings(browser);
  await pair(page, `${to.url}#${KEY}`);
  await page.getByText("Connected to").waitFor();
  to.hits.length = 0;
  return { to, browser, page };
}

withBrowser("the extension in a browser", () => {
  test("is connected by a code, stores an opening with one press, and is forgotten", async () => {
    const { to, browser, page } = await paired();
    expect(await page.getByLabel("Code").inputValue()).toBe("");
    expect(await page.content()).not.toContain(KEY);
    const url = await siteAt(browser, withData(posting));
    const popup = await browser.press(url);
    expect(await popup.said()).toBe("Stored: Cheese Maker, Moss Dairy");
    expect(await popup.evaluate("document.querySelector('a').href")).toBe(`${to.url}/jobs/job_1`);
    const [hit, ...others] = to.hits;
    expect(others).toEqual([]);
    expect(hit).toMatchObject({
      path: IMPORT,
      headers: {
        authorization: `Bearer ${KEY}`,
        "content-type": "application/json",
        origin: browser.pageOf("").slice(0, -1),
      },
    });
    expect(hit?.headers.cookie).toBeUndefined();
    const { format, content } = JSON.parse(hit?.body ?? "");
    expect(format).toBe("json");
    const data = JSON.stringify(posting);
    const sent = `<script type="application/ld+json">${data}</script>\n<pre>Apply now</pre>`;
    expect(JSON.parse(content)).toEqual([{ url, posting: sent }]);

    const kept = "Promise.all(['local', 'sync', 'session'].map((area) => chrome.storage[area].get()))";
    expect(await page.evaluate(kept)).toEqual([{ pairing: { address: to.url, key: KEY } }, {}, {}]);
    await page.getByRole("button", { name: "Forget" }).click();
    await page.getByText("Not connected.").waitFor();
    expect(await page.evaluate(kept)).toEqual([{}, {}, {}]);
    expect(await page.evaluate("chrome.permissions.getAll()")).toMatchObject({ origins: [] });
    expect(await (await browser.press(url)).said()).toContain("not connected");
    expect(to.hits.filter(({ body }) => body !== "{}")).toHaveLength(1);
  });

  test("says what came of it, and what to do", async () => {
    const { to, browser, page } = await paired();
    const url = await siteAt(browser, withData(posting));
    const skipped = { row: 1, why: "No title was found." };
    for (const [answer, words] of [
      [imported("unchanged"), "You have it already: Cheese Maker, Moss Dairy"],
      [imported("updated"), "You have it already, and it is up to date now: Cheese Maker, Moss Dairy"],
      [answered(200, { data: { skipped: [skipped], items: [] } }), "Nothing was stored: No title was found."],
      [refused(401, "auth.api_key_invalid"), "The key was revoked or has expired. Open Agents"],
      [refused(403, "auth.insufficient_scope"), "This key may not store openings. Open Agents"],
      [refused(403, "auth.forbidden", "You are suspended."), "career-context refused it: You are suspended."],
      [refused(404, "resource.not_found"), "Update career-context"],
      [answered(200, "an answer of another program"), "Update career-context"],
    ] as const) {
      to.next.answer = answer;
      expect(await (await browser.press(url)).said()).toContain(words);
    }
    const blank = await siteAt(browser, "<!doctype html>");
    expect(await (await browser.press(blank)).said()).toContain("nothing to read on this page");
    await page.bringToFront();
    const own = await browser.context.newPage();
    await own.goto("chrome://version/");
    expect(await (await browser.press("chrome://version/")).said()).toContain("does not let extensions read");
  });

  test("is not connected by a wrong code, a wrong key or a service that does not run", async () => {
    const to = await service();
    const away = `http://127.0.0.1:${await freePort()}`;
    const browser = await withExtension([to.url, away]);
    const page = await settings(browser);
    const wrong = page.getByRole("alert");
    for (const [code, words] of [
      [KEY, "This is no code."],
      [`http://192.0.2.1:8787#${KEY}`, "must begin with https"],
      [`${to.url}#sk_${"b".repeat(43)}`, "The key was revoked or has expired."],
      [`${away}#${KEY}`, "Start it with “career-context serve”"],
    ] as const) {
      await page.getByLabel("Code").fill(code);
      await page.keyboard.press("Enter");
      await expect.poll(() => wrong.innerText()).toContain(words);
      expect(await page.evaluate("document.activeElement.id")).toBe("code");
      expect(await page.evaluate("chrome.storage.local.get()")).toEqual({});
    }
    expect(await page.evaluate("chrome.permissions.getAll()")).toMatchObject({ origins: [] });
    expect(await page.getByRole("status").innerText()).toBe("Not connected.");
  });

  test("says that the service stopped, in the settings, too", async () => {
    const { to, browser, page } = await paired();
    const url = await siteAt(browser, withData(posting));
    to.next.stopped = true;
    expect(await (await browser.press(url)).said()).toContain("Start it with “career-context serve”");
    await page.reload();
    await page.getByText(`career-context does not answer at ${to.url}`).waitFor();
    to.next.stopped = false;
    expect(await (await browser.press(url)).said()).toBe("Stored: Cheese Maker, Moss Dairy");
  });

  test("asks which of several openings is meant, and stores that one", async () => {
    const { to, browser } = await paired();
    const url = await siteAt(browser, withData(posting, { ...posting, title: "Baker", url: "/jobs/2" }));
    const popup = await browser.press(url);
    expect(await popup.said()).toContain("several openings");
    expect(to.hits).toEqual([]);
    await popup.evaluate("document.querySelectorAll('#said button')[1].click()");
    await expect.poll(() => popup.said()).toContain("Stored: ");
    const [row, ...others] = JSON.parse(JSON.parse(to.hits[0]?.body ?? "").content);
    expect(others).toEqual([]);
    expect([row.url, JSON.parse(row.posting).title]).toEqual([url.replace("/1", "/2"), "Baker"]);
  });

  test("has pages that everyone can use, in both themes", async () => {
    const { browser, page } = await paired();
    expect(await wrongOn(page)).toEqual([]);
    await pair(page, "no code");
    for (const name of ["privacy.html", "popup.html"]) {
      expect(await wrongOn(page)).toEqual([]);
      await page.goto(browser.pageOf(name));
    }
    await page.getByText("does not let extensions read").waitFor();
    expect(await wrongOn(page)).toEqual([]);
  });
});
