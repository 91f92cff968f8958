import { expect, test } from "vitest";
import { start } from "../../support/harness.ts";
import { browse, signedIn } from "../../support/web.ts";

const asBrowser = { accept: "text/html,application/xhtml+xml,*/*;q=0.8" };

test.each(["/nowhere", "/jobs/job_1/more", "/assets/none.css", "/<b>bold"])(
  "%s: a browser is shown a page with the ways on, others are told in JSON",
  async (path) => {
    const h = await start();
    const { cookie } = await signedIn(h, await h.newUser());
    const shown = await browse(h, path, { headers: { ...asBrowser, cookie } });
    const page = await shown.text();
    expect([shown.status, shown.headers.get("content-type")]).toEqual([404, "text/html; charset=utf-8"]);
    expect(shown.headers.get("content-security-policy")).toContain("default-src 'none'");
    expect(page).toContain('<h1 dir="auto">Nothing is here</h1>');
    for (const to of ["/", "/memory", "/access/changes", "/docs"]) expect(page).toContain(`<a href="${to}">`);
    expect(page).not.toContain("bold");
    const told = await browse(h, path, { headers: { accept: "*/*" } });
    expect([told.status, told.headers.get("content-type")]).toEqual([404, "application/json"]);
    expect(await told.json()).toMatchObject({ message: expect.stringMatching(/\/docs.*\/openapi\.json/) });
  },
);

test("who is not signed in is shown the way to sign in, and nobody's pages", async () => {
  const h = await start();
  const page = await (await browse(h, "/nowhere", { headers: asBrowser })).text();
  expect(page).toContain('<a href="/login">Sign in</a>');
  expect(page).not.toContain('id="menu"');
});

test("another site's page is told nothing", async () => {
  const h = await start();
  const headers = { ...asBrowser, origin: "https://evil.example" };
  const answer = await browse(h, "/nowhere", { headers });
  expect([answer.status, answer.headers.get("content-type")]).toEqual([403, "application/json"]);
});
