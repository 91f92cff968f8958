import { expect, test } from "vitest";
import { start } from "../../support/harness.ts";
import { asList, at } from "../../support/json.ts";
import { signedIn } from "../../support/web.ts";

const PATH = "/memory/forget";

async function person(...notes: string[]) {
  const h = await start();
  const { userId, key } = await h.newPerson();
  for (const contentText of notes) await h.send("POST", "/api/v1/memories", { key, body: { contentText } });
  const browser = await signedIn(h, userId);
  const left = async () => {
    const { body } = await h.send("GET", "/api/v1/memories?nodeType=note", { key });
    return asList(at(body, "data")).map((node) => at(node, "contentText"));
  };
  return { h, browser, left };
}

/** The fields of a preview as the browser would send them. */
function fieldsOf(page: string, ...without: string[]): Record<string, string>[] {
  const hidden = (name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(page)?.[1] ?? "";
  const ids = [...page.matchAll(/name="id" value="([^"]+)" checked/g)].map(([, id]) => id ?? "");
  const base = { preview: hidden("preview"), topic: hidden("topic") };
  return ids.filter((id) => !without.some((start) => id.startsWith(start))).map((id) => ({ ...base, id }));
}

test("shows what would go and deletes nothing yet", async () => {
  const notes = ["My illness <b>in spring</b>", "I like tea"];
  const { browser, left } = await person(...notes);
  const page = await (await browser.send(PATH, "preview", { topic: "my illness" })).text();
  expect(page).toContain("<mark>illness</mark>");
  expect(page).toContain("&lt;b&gt;in spring&lt;/b&gt;");
  expect(page).not.toContain("I like tea");
  expect(page).not.toContain("memories.create");
  expect(await left()).toHaveLength(2);
});

test("only what is ticked goes, with a receipt", async () => {
  const { browser, left } = await person("The illness came back", "No illness since March");
  const page = await (await browser.send(PATH, "preview", { topic: "illness" })).text();
  const [one] = fieldsOf(page, "chg_");
  const answer = await browser.send(PATH, "forget", one);
  const receipt = await answer.text();
  expect(receipt).toContain("What was deleted");
  expect(receipt).toContain("<li>1 memory</li>");
  expect(await left()).toHaveLength(1);
});

test("nothing ticked: nothing goes, and it says so", async () => {
  const { browser, left } = await person("The illness came back");
  const page = await (await browser.send(PATH, "preview", { topic: "illness" })).text();
  const { id: _, ...none } = fieldsOf(page)[0] ?? {};
  const answer = await (await browser.send(PATH, "forget", none)).text();
  expect(answer).toContain("Tick what to delete. Nothing was deleted.");
  expect(await left()).toHaveLength(1);
});

test("an old list is shown again with what was ticked", async () => {
  const { h, browser, left } = await person("The illness came back");
  const page = await (await browser.send(PATH, "preview", { topic: "illness" })).text();
  const [one = {}] = fieldsOf(page, "chg_");
  h.runtime.advance(11 * 60_000);
  const answer = await (await browser.send(PATH, "forget", one)).text();
  expect(answer).toContain("older than ten minutes");
  expect(answer).toContain(`value="${one.id}" checked`);
  expect(await left()).toHaveLength(1);
});

test("a topic that names nothing is refused, and one that nothing speaks of says so", async () => {
  const { browser } = await person("I like tea");
  const refused = await browser.send(PATH, "preview", { topic: "the" });
  expect(refused.status).toBe(400);
  expect(await refused.text()).toContain('value="the"');
  const none = await (await browser.send(PATH, "preview", { topic: "volcano" })).text();
  expect(none).toContain("Nothing found");
});

test("very much is shown in part, and goes as a whole", async () => {
  const notes = Array.from({ length: 320 }, (_, index) => `Illness, day ${index}`);
  const { browser, left } = await person(...notes);
  const page = await (await browser.send(PATH, "preview", { topic: "illness" })).text();
  expect(page.match(/name="id"/g)).toHaveLength(300);
  expect(page).toContain("more like these");
  const rest = /name="rest-ids" value="([^"]*)"/.exec(page)?.[1] ?? "";
  const [one = {}] = fieldsOf(page);
  await browser.send(PATH, "forget", { ...one, rest: "yes", "rest-ids": rest });
  const gone = rest.split("\n").filter((id) => id.startsWith("mem_")).length + 1;
  expect(await left()).toHaveLength(Math.min(50, 320 - gone));
});

test("what may be about something else is shown unticked, and what is left is named", async () => {
  const { browser, left } = await person("My sick leave in spring", "I was ill on a trip");
  const page = await (await browser.send(PATH, "preview", { topic: "sick leave" })).text();
  expect(page).toContain("Perhaps about something else");
  expect(page.match(/name="id" value="mem_[^"]*" checked/g)).toHaveLength(1);
  expect(page.match(/name="id" value="mem_/g)).toHaveLength(2);
  const [one = {}] = fieldsOf(page, "chg_");
  const receipt = await (await browser.send(PATH, "forget", one)).text();
  expect(receipt).toContain("nothing is left");
  expect(await left()).toEqual(["I was ill on a trip"]);
});

test("after only some of it went, the page does not say that all is gone", async () => {
  const { browser } = await person("The illness came back", "No illness since March");
  const page = await (await browser.send(PATH, "preview", { topic: "illness" })).text();
  const [one = {}] = fieldsOf(page, "chg_");
  const receipt = await (await browser.send(PATH, "forget", one)).text();
  expect(receipt).not.toContain("nothing is left");
  expect(receipt).toContain("The words are still here");
});
