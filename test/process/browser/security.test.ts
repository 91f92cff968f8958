import { expect, test } from "vitest";
import { operations } from "../../../src/domain/index.ts";
import { eventually, type Tab } from "../../support/net/browser.ts";
import { fileBrowser, withBrowser } from "../../support/net/with-browser.ts";
import { temporaryFolder } from "../../support/program/folder.ts";
import { serveOn } from "../../support/program/server.ts";

const browser = fileBrowser();

const watch = `window.refused = [];
document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) =>
  window.refused.push(effectiveDirective + " " + blockedURI));`;

async function opened(url: string): Promise<Tab> {
  const tab = await browser().open("about:blank", 1200, 900);
  await tab.send("Page.enable");
  await tab.send("Page.addScriptToEvaluateOnNewDocument", { source: watch });
  await tab.send("Page.navigate", { url });
  return tab;
}

/** Waits until an expression in the page is true. */
async function until(tab: Tab, expression: string): Promise<void> {
  await eventually(expression, async () => (await tab.evaluate(`Boolean(${expression})`)) || undefined);
}

/** Waits until every operation is drawn. */
async function drawn(tab: Tab): Promise<void> {
  await until(tab, `document.querySelectorAll('.opblock').length >= ${operations.length}`);
}

withBrowser("the reference page in a browser", () => {
  test("draws every operation under its own policy, which refuses nothing that it needs", async () => {
    const { url } = await serveOn(temporaryFolder());
    const tab = await opened(`${url}/docs`);
    await drawn(tab);
    expect(await tab.evaluate("document.querySelectorAll('.opblock').length")).toBe(operations.length);
    await tab.evaluate("document.querySelector('.opblock-summary-control').click()");
    await until(tab, "document.querySelectorAll('.opblock-body').length === 1");
    expect(await tab.evaluate("window.refused")).toEqual([]);
    const loaded = await tab.evaluate(
      "performance.getEntriesByType('resource').map(({ name }) => new URL(name).origin)",
    );
    expect([...new Set(Array.isArray(loaded) ? loaded : [])].filter((origin) => origin !== "null")).toEqual([
      url,
    ]);
  });

  test("runs no script that got into it, and loads nothing from another server", async () => {
    const { url } = await serveOn(temporaryFolder());
    const tab = await opened(`${url}/docs`);
    await drawn(tab);
    await tab.evaluate(`(() => {
      const holder = document.createElement("div");
      holder.innerHTML = '<img src="https://remote.example/x.png"><img src="data:," onerror="window.ran = true"><iframe src="https://remote.example/"></iframe>';
      document.body.append(holder);
      const script = document.createElement("script");
      script.textContent = "window.ran = true";
      document.body.append(script);
    })()`);
    const blocked = await tab.evaluate(
      "fetch('https://remote.example/').then(() => 'let through', () => 'refused')",
    );
    expect(blocked).toBe("refused");
    const refusals = ["connect-src", "frame-src", "img-src", "script-src-attr", "script-src-elem"];
    // Each refusal tells that what was planted has been tried.
    const told = "window.refused.map((line) => line.split(' ')[0])";
    await until(tab, `${JSON.stringify(refusals)}.every((directive) => ${told}.includes(directive))`);
    expect(await tab.evaluate("window.ran ?? false")).toBe(false);
  });

  test("of another server here can neither embed the API, nor read it, nor tell by a script that it is there", async () => {
    const { url, key } = await serveOn(temporaryFolder());
    const other = await serveOn(temporaryFolder());
    const tab = await opened(`${other.url}/healthz`);
    const script = `${url}/docs/start.js`;
    // Its own policy would stop it; this page is one without.
    await tab.send("Page.setBypassCSP", { enabled: true });
    await tab.send("Page.navigate", { url: `${other.url}/healthz` });
    const read = (path: string, init: string) =>
      tab.evaluate(`fetch(${JSON.stringify(`${url}${path}`)}, ${init}).then(() => "read", () => "refused")`);
    expect(await tab.evaluate("fetch('data:,x').then(() => 'read')")).toBe("read");
    expect(
      await read("/api/v1/context", JSON.stringify({ headers: { authorization: `Bearer ${key}` } })),
    ).toBe("refused");
    expect(await read("/openapi.json", "{}")).toBe("refused");
    expect(await read("/docs/start.js", '{ mode: "no-cors" }')).toBe("refused");
    const loaded = await tab.evaluate(`new Promise((resolve) => {
      const script = document.createElement("script");
      script.onload = () => resolve("loaded");
      script.onerror = () => resolve("refused");
      script.src = ${JSON.stringify(script)};
      document.documentElement.append(script);
    })`);
    expect(loaded).toBe("refused");
  });
});
