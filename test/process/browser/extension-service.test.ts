import { expect, test } from "vitest";
import { operations } from "../../../src/domain/index.ts";
import { at } from "../../support/json.ts";
import { withExtension } from "../../support/net/extension.ts";
import { servedBy } from "../../support/net/pages.ts";
import { receiver } from "../../support/net/receiver.ts";
import { withBrowser } from "../../support/net/with-browser.ts";
import { temporaryFolder } from "../../support/program/folder.ts";
import { serveOn } from "../../support/program/server.ts";

const posting = {
  "@context": "https://schema.org",
  "@type": "JobPosting",
  title: "Cheese Maker",
  hiringOrganization: { "@type": "Organization", name: "Moss Dairy" },
  jobLocation: { address: { addressLocality: "York", addressCountry: "GB" } },
  description: `<p>You make soft cheese by hand.</p>${"<p>We pay fairly.</p>".repeat(10)}`,
};

test("one operation is open to extensions", () => {
  const opened = operations.filter(({ http }) => http.fromExtensions);
  expect(opened.map(({ http }) => http.path)).toEqual(["/api/v1/jobs-workspace/import"]);
});

withBrowser("the extension and the service", () => {
  test("are connected on Access; an opening is stored once, until the key is revoked", async () => {
    const server = await serveOn(temporaryFolder());
    const extension = await withExtension([server.url]);
    const site = await receiver((_, response) => {
      response.setHeader("content-type", "text/html; charset=utf-8");
      response.end(
        `<!doctype html><title>Jobs</title><script type="application/ld+json">${JSON.stringify(posting)}</script><main>Apply now</main>`,
      );
    });
    const url = `http://localhost:${site.port}/jobs/1`;
    const pages = await extension.context.newPage();
    await pages.goto(servedBy(server).link);
    await pages.waitForURL(`${server.url}/`);
    await pages.goto(`${server.url}/access`);
    await pages.getByRole("button", { name: "Connect a browser extension" }).click();
    await pages.getByRole("heading", { name: "Connect your browser extension" }).waitFor();
    const code = await pages.locator("pre.lines").innerText();

    const settings = await extension.context.newPage();
    await settings.goto(extension.pageOf("options.html"));
    await settings.getByLabel("Code").fill(code);
    await settings.keyboard.press("Enter");
    await settings.getByText(`Connected to ${server.url}`).waitFor();

    const opening = await extension.context.newPage();
    await opening.goto(url);
    await opening.bringToFront();
    const first = await extension.press(url);
    expect(await first.said()).toBe("Stored: Cheese Maker, Moss Dairy");
    const list = await (await server.request("GET", "/api/v1/jobs-workspace")).json();
    expect(at(list, "data")).toMatchObject([
      { title: "Cheese Maker", company: "Moss Dairy", metadata: { sourceUrl: url } },
    ]);
    const link = await first.evaluate("document.querySelector('a').href");
    expect(link).toBe(`${server.url}/jobs/${at(list, "data", 0, "id")}`);
    expect(await (await extension.press(url)).said()).toBe("You have it already: Cheese Maker, Moss Dairy");

    await pages.goto(`${server.url}/access`);
    const row = pages.getByRole("listitem").filter({ hasText: "Browser extension" });
    await row.getByText("Revoke", { exact: false }).first().click();
    await row.getByRole("button", { name: "Revoke the key" }).click();
    await pages.getByText("The key opens nothing any more.").waitFor();
    await opening.bringToFront();
    expect(await (await extension.press(url)).said()).toContain("The key was revoked or has expired.");
    await server.stop();
    expect(await (await extension.press(url)).said()).toContain("Start it with “career-context serve”");
  });
});
