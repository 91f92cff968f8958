import { expect, test } from "vitest";
import { start } from "../../support/harness.ts";
import { asList } from "../../support/json.ts";
import { browse, signedIn } from "../../support/web.ts";

const csv = "Company,Position,Status\nMoss Dairy,Cheese Maker,Applied\nNorthwind Example,Electrician,Saved";

async function person() {
  const h = await start();
  const { userId, key } = await h.newPerson();
  const browser = await signedIn(h, userId);
  const jobs = async () => asList((await h.send("GET", "/api/v1/jobs-workspace", { key })).body.data);
  return { h, browser, jobs };
}

const hidden = (page: string, name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(page)?.[1];

test("an import that was stored is taken back as a whole by the button beside it", async () => {
  const { h, browser, jobs } = await person();
  const page = await (await browser.send("/jobs/import", "store", { format: "csv", content: csv })).text();
  expect(page).toContain("Added: 2. Updated: 0. Stored already: 0.");
  expect(await jobs()).toHaveLength(2);
  const fields = {
    ...{ act: "undo", token: hidden(page, "token") ?? "" },
    ...{ change: hidden(page, "change") ?? "", back: hidden(page, "back") ?? "" },
  };
  const answer = await browse(h, "/undo", { fields, headers: { cookie: browser.cookie } });
  expect(answer.headers.get("location")).toMatch(/^\/jobs\?said=undone/);
  expect(await jobs()).toEqual([]);
});

test("an import that changes nothing offers no undo", async () => {
  const { h, browser } = await person();
  const sent = { format: "csv", content: csv };
  await browser.send("/jobs/import", "store", sent);
  h.runtime.advance(60_000);
  const page = await (await browser.send("/jobs/import", "store", sent)).text();
  expect(page).toContain("Added: 0. Updated: 0. Stored already: 2.");
  expect(page).not.toContain('action="/undo"');
});

test("the page of openings takes a file to be read, with openings and without", async () => {
  const { browser } = await person();
  const form = /<form[^>]*action="\/jobs\/import"[^>]*multipart[^>]*>.*?data-drop.*?type="file"/s;
  const link = /<a href="\/jobs\/import">/;
  for (const stored of [false, true]) {
    if (stored) await browser.send("/jobs/import", "store", { format: "csv", content: csv });
    const page = await browser.get("/jobs");
    expect(page).toMatch(form);
    expect(page).toMatch(link);
  }
});
