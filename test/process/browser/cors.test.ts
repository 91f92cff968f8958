import { expect, test } from "vitest";
import { receiver } from "../../support/net/receiver.ts";
import { fileBrowser, withBrowser } from "../../support/net/with-browser.ts";
import { temporaryFolder } from "../../support/program/folder.ts";
import { serveOn } from "../../support/program/server.ts";

const browser = fileBrowser();

/** A tab with an empty page of another origin, and that origin. */
async function foreignPage() {
  const { url } = await receiver((_, response) => {
    response.setHeader("content-type", "text/html");
    response.end("<!doctype html><title>Another site</title>");
  });
  return { origin: url, tab: await browser().open(url, 800, 600) };
}

/** What a page finds out of a request: status, a header and the text, or that its browser gave it nothing. */
const asking = (url: string, init: unknown) => `fetch(${JSON.stringify(url)}, ${JSON.stringify(init)}).then(
  async (answer) => [answer.status, answer.headers.get("x-ratelimit-remaining") !== null, await answer.text()],
  () => "nothing")`;

withBrowser("a page of another origin in a browser", () => {
  test("uses REST where its origin was named, and nothing else of the server", async () => {
    const { origin, tab } = await foreignPage();
    const { url, key } = await serveOn(temporaryFolder(), { args: ["--cors-origin", origin] });
    const headers = { authorization: `Bearer ${key}`, "content-type": "application/json" };
    const write = { method: "PATCH", headers, body: JSON.stringify({ current_job_title: "Nurse" }) };
    expect(await tab.evaluate(asking(`${url}/api/v1/profile`, write))).toEqual([
      200,
      true,
      expect.stringContaining("Nurse"),
    ]);
    expect(await tab.evaluate(asking(`${url}/api/v1/profile`, { headers }))).toEqual([
      200,
      true,
      expect.stringContaining("Nurse"),
    ]);
    const list = { method: "POST", headers, body: JSON.stringify({ jsonrpc: "2.0", id: 1, method: "ping" }) };
    expect(await tab.evaluate(asking(`${url}/mcp`, list))).toBe("nothing");
    expect(await tab.evaluate(asking(`${url}/login`, {}))).toBe("nothing");
    // No cookie goes along: a browser shows no answer to a request that was to have one.
    expect(await tab.evaluate(asking(`${url}/api/v1/profile`, { headers, credentials: "include" }))).toBe(
      "nothing",
    );
  });

  test("is given nothing where it was not, and changes nothing", async () => {
    const { tab } = await foreignPage();
    const server = await serveOn(temporaryFolder(), { args: ["--cors-origin", "https://app.example"] });
    const headers = { authorization: `Bearer ${server.key}`, "content-type": "application/json" };
    const write = { method: "PATCH", headers, body: JSON.stringify({ current_job_title: "Nurse" }) };
    expect(await tab.evaluate(asking(`${server.url}/api/v1/profile`, write))).toBe("nothing");
    expect((await server.request("GET", "/api/v1/profile")).status).toBe(404);
  });
});
