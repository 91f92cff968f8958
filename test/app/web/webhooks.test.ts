import { expect, test } from "vitest";
import { start } from "../../support/harness.ts";
import { asList, at } from "../../support/json.ts";
import { signedIn } from "../../support/web.ts";

const PATH = "/webhooks";
const url = "http://127.0.0.1:9/hook?<b>";

async function person() {
  const h = await start();
  const { userId, key } = await h.newPerson();
  const browser = await signedIn(h, userId);
  const hooks = async () => asList(at((await h.send("GET", "/api/v1/webhooks", { key })).body, "data"));
  return { h, key, browser, hooks };
}

test("none: what it is for, and how to begin", async () => {
  const { browser } = await person();
  expect(await browser.get(PATH)).toContain("Nothing is sent anywhere");
});

test("a subscription is made, its secret shown once, paused, resumed and deleted", async () => {
  const { browser, hooks } = await person();
  const fields = { url, events: "goal.changed", once: "frm_same" };
  const made = await browser.send(PATH, "make", fields);
  const secret = /whsec_[\w+/=-]{20,}/.exec(await made.text())?.[0] ?? "";
  expect(secret).not.toBe("");
  expect(await (await browser.send(PATH, "make", fields)).text()).toContain("not shown again");
  expect(await hooks()).toHaveLength(1);
  const [hook] = await hooks();
  const of = String(at(hook, "id"));
  const page = await browser.get(PATH);
  expect(page).toContain("A goal changed");
  expect(page).not.toContain(secret);
  expect(page).not.toContain("<b>");
  await browser.send(PATH, "pause", { of });
  expect(at((await hooks())[0], "isActive")).toBe(false);
  expect(await browser.get(PATH)).toContain("Paused");
  await browser.send(PATH, "resume", { of });
  expect(at((await hooks())[0], "isActive")).toBe(true);
  const renewed = await (await browser.send(PATH, "new-secret", { of })).text();
  expect(renewed).toMatch(/whsec_/);
  expect(renewed).not.toContain(secret);
  await browser.send(PATH, "delete", { of });
  expect(await hooks()).toEqual([]);
});

test("a test is sent, its state said in words, and sent again", async () => {
  const { h, key, browser, hooks } = await person();
  await browser.send(PATH, "make", { url, events: "goal.changed" });
  const of = String(at((await hooks())[0], "id"));
  const sent = await browser.send(PATH, "test", { of });
  expect(sent.headers.get("location")).toBe("/webhooks?said=sent");
  expect(await browser.get(PATH)).toContain("Waiting to be sent.");
  await h.inside.change("update deliveries set status = 'failed'");
  const page = await browser.get(PATH);
  expect(page).toContain("Given up after 0 tries");
  const delivery = /name="of" value="(dlv_\w+)"/.exec(page)?.[1] ?? "";
  await browser.send(PATH, "retry", { of: delivery });
  const { body } = await h.send("GET", "/api/v1/webhooks/deliveries", { key });
  expect(asList(at(body, "data")).map((each) => at(each, "status"))).toEqual(["pending", "failed"]);
});

test("a refused form keeps what was typed and ticked, and makes nothing", async () => {
  const { browser, hooks } = await person();
  const answer = await browser.send(PATH, "make", { url: "ftp://x", events: "goal.changed" });
  expect(answer.status).toBe(400);
  const page = await answer.text();
  expect(page).toContain('value="ftp://x"');
  expect(page).toMatch(/value="goal.changed" checked/);
  expect(page).not.toMatch(/value="profile.updated" checked/);
  expect(page).toContain('aria-invalid="true"');
  expect(await hooks()).toEqual([]);
});
