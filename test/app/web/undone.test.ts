import { expect, test } from "vitest";
import { start } from "../../support/harness.ts";
import { at, textAt } from "../../support/json.ts";
import { browse, signedIn } from "../../support/web.ts";

async function person() {
  const h = await start();
  const { userId, key } = await h.newPerson();
  const browser = await signedIn(h, userId);
  const add = async (title: string) => {
    const body = { type: "opportunity", title, company: "Moss Dairy", sourceType: "manual" };
    return textAt((await h.send("POST", "/api/v1/jobs-workspace", { key, body })).body, "data", "id");
  };
  /** Undoes what a form did, from the page that it led to, and follows. */
  const undo = async (answer: Response) => {
    const to = answer.headers.get("location") ?? "";
    const change = new URLSearchParams(to.split("?")[1]).get("change") ?? "";
    const [, back = ""] = /name="back" value="([^"]*)"/.exec(await browser.get(to)) ?? [];
    const token = /name="token" value="([^"]*)"/.exec(await browser.get("/jobs"))?.[1] ?? "";
    const fields = { token, act: "undo", change, back };
    let next = await browse(h, "/undo", { fields, headers: { cookie: browser.cookie } });
    while (next.status === 303)
      next = await browse(h, next.headers.get("location") ?? "", { headers: { cookie: browser.cookie } });
    return { status: next.status, page: await next.text() };
  };
  return { h, key, browser, add, undo };
}

test("the undo of a split leads to the opening that has the other again", async () => {
  const { h, key, browser, add, undo } = await person();
  const [id, other] = [await add("Cheese Maker"), await add("Cheese maker, York")];
  await browser.send(`/jobs/${id}`, "merge", { other });
  const { status, page } = await undo(await browser.send(`/jobs/${id}`, "split", { of: other }));
  expect(status).toBe(200);
  expect(page).toContain("Taken back");
  const { body } = await h.send("GET", `/api/v1/jobs-workspace/${id}`, { key });
  expect(at(body, "data", "metadata", "merged")).toMatchObject([{ id: other }]);
});

test("the undo of what added an opening leads to the list, not to a page that is gone", async () => {
  const { browser, undo } = await person();
  const added = await browser.send("/add", "store", {
    rawText: "Cheese Maker\nMoss Dairy, York\nYou need a driving licence.",
  });
  const { status, page } = await undo(added);
  expect(status).toBe(200);
  expect(page).toContain("<title>Openings");
});
