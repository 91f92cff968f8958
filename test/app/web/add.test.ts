import { describe, expect, test } from "vitest";
import { type Harness, start } from "../../support/harness.ts";
import { asList, at } from "../../support/json.ts";
import { type Browsing, browse, signedIn, tokenIn } from "../../support/web.ts";

const words = "Title: Cheese Maker\nEmployer: Moss Dairy\nLocation: York\nYou make soft cheese by hand.";

interface Desk {
  h: Harness;
  browser: Browsing;
  stored: () => Promise<Record<string, unknown>[]>;
}

async function desk(): Promise<Desk> {
  const h = await start();
  const { userId, key } = await h.newPerson();
  const stored = async () =>
    asList(at((await h.send("GET", "/api/v1/jobs-workspace", { key })).body, "data"));
  return { h, browser: await signedIn(h, userId), stored };
}

/** The value of a hidden field of a page. */
const hiddenIn = (page: string, name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(page)?.[1];

describe("the page that takes an opening", () => {
  test("can be put into no frame, whoever asks and whatever it shows", async () => {
    const { h, browser } = await desk();
    const answers = [
      await browse(h, "/add"),
      await browse(h, "/add?kept"),
      await browse(h, "/add", { headers: { cookie: browser.cookie } }),
      await browser.send("/add", "read", { text: words }),
      await browser.send("/add", "read"),
    ];
    for (const { headers } of answers)
      expect(headers.get("content-security-policy") ?? "frame-ancestors 'none'").toContain(
        "frame-ancestors 'none'",
      );
    expect(answers.map(({ status }) => status)).toEqual([200, 303, 200, 200, expect.any(Number)]);
    const framed = {
      "sec-fetch-site": "cross-site",
      "sec-fetch-mode": "navigate",
      "sec-fetch-dest": "iframe",
    };
    expect((await browse(h, "/add", { headers: framed })).status).toBe(403);
  });

  test.each([
    ["another site's page", { origin: "https://evil.example" }],
    ["a page of no origin", { origin: "null" }],
    ["a page on another port here", { origin: "http://127.0.0.1:1" }],
  ])("takes no form of %s, not even with the cookie and the token", async (_, headers) => {
    const { h, browser, stored } = await desk();
    const token = tokenIn(await browser.get("/add"));
    for (const act of ["read", "store"]) {
      const fields = { token, once: "frm_1", act, text: words, rawText: words, title: "Forged" };
      const answer = await browse(h, "/add", { fields, headers: { cookie: browser.cookie, ...headers } });
      expect(answer.status).toBe(403);
    }
    expect(await stored()).toEqual([]);
  });

  test("stores nothing with a token of nobody or of another person, and knows no act of a prototype's name", async () => {
    const { h, browser, stored } = await desk();
    const { userId } = await h.newPerson();
    const others = tokenIn(await (await signedIn(h, userId)).get("/add"));
    for (const token of ["", "forged", others])
      expect((await browser.send("/add", "store", { rawText: words, token })).status).toBe(403);
    for (const act of ["__proto__", "constructor", "toString", ""])
      expect((await browser.send("/add", act, { rawText: words })).status).toBe(404);
    expect(await stored()).toEqual([]);
  });

  test("reads nothing of fields that no bookmark brings, and keeps no address of a script", async () => {
    const { browser, stored } = await desk();
    const fields = {
      text: words,
      url: "javascript:alert(1)",
      item: "job_forged",
      rawText: "Forged",
      __proto__x: "1",
    };
    const page = await (await browser.send("/add", "read", fields)).text();
    expect(hiddenIn(page, "rawText")).toContain("Moss Dairy");
    expect([hiddenIn(page, "sourceUrl"), page.includes("javascript:"), page.includes("Forged")]).toEqual([
      undefined,
      false,
      false,
    ]);
    expect(await stored()).toEqual([]);
    const refused = await browser.send("/add", "store", { rawText: words, sourceUrl: "javascript:alert(1)" });
    expect(refused.status).toBe(400);
    expect(await stored()).toEqual([]);
  });

  test.each([
    [
      "prototype names",
      '{"@type":"JobPosting","__proto__":{"title":"Wrong"},"constructor":{"name":"Wrong"},"title":"Cheese Maker"}',
    ],
    ["NUL and half characters", '{"@type":"JobPosting","title":"Cheese\\u0000 Maker\\ud800"}'],
    [
      "tags",
      '{"@type":"JobPosting","title":"<script>alert(1)</script>Cheese Maker<img src=x onerror=alert(1)>"}',
    ],
    [
      "itself in itself",
      `{"@type":"JobPosting","title":"Cheese Maker","hiringOrganization":${'{"name":'.repeat(2000)}1${"}".repeat(2000)}}`,
    ],
    [
      "references in a circle",
      '[{"@id":"a","b":{"@id":"a"}},{"@type":"JobPosting","title":"Cheese Maker","hiringOrganization":{"@id":"a"}}]',
    ],
  ])("reads data with %s for what they say", async (_, jsonld) => {
    const { browser, stored } = await desk();
    const page = await (await browser.send("/add", "read", { jsonld, text: "" })).text();
    expect(page).not.toMatch(/<script>alert|<img src=x|Wrong<|\0/);
    const rawText = hiddenIn(page, "rawText")
      ?.replaceAll("&quot;", '"')
      .replaceAll("&lt;", "<")
      .replaceAll("&gt;", ">");
    const answer = await browser.send("/add", "store", { rawText: rawText ?? "", title: "Cheese Maker" });
    expect(answer.status).toBe(303);
    expect(await stored()).toMatchObject([{ title: "Cheese Maker" }]);
  });

  test("keeps what was typed where there is nothing to read, or more than is taken", async () => {
    const { browser, stored } = await desk();
    const empty = await browser.send("/add", "read", { url: "https://jobs.example.org/7", text: " " });
    expect([empty.status, await empty.text()]).toEqual([
      400,
      expect.stringContaining("https://jobs.example.org/7"),
    ]);
    const long = await browser.send("/add", "read", { text: `${words} ${"word ".repeat(110_000)}end` });
    expect([long.status, (await long.text()).includes("word end</textarea>")]).toEqual([400, true]);
    expect(await stored()).toEqual([]);
  });

  test("reads the first ten of a list, and another text without the data of the page before", async () => {
    const { browser } = await desk();
    const list = Array.from({ length: 12 }, (_, at) => ({
      "@type": "JobPosting",
      title: `Gardener ${at + 1}`,
    }));
    const page = await (await browser.send("/add", "read", { jsonld: JSON.stringify(list) })).text();
    expect(page).toContain("Gardener 10");
    expect(page).not.toContain("Gardener 11");
  });
});
