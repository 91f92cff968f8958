import { expect, test } from "vitest";
import { start } from "../../support/harness.ts";
import { asObject, at } from "../../support/json.ts";
import { done } from "../../support/samples/persona.ts";
import { signedIn } from "../../support/web.ts";

async function begin() {
  const h = await start();
  const person = await h.newPerson();
  const web = await signedIn(h, person.userId);
  const profile = async () => {
    const { body } = await h.send("GET", "/api/v1/profile", { key: person.key });
    return asObject(at(body, "data", "profile"));
  };
  return { h, person, web, profile };
}

test("the demo begins with one click, and ends with one, and nothing of it stays", async () => {
  const { h, person, web } = await begin();
  expect(await web.get("/")).toContain("Look around with a fictional person");
  expect((await web.send("/demo", "begin")).headers.get("location")).toMatch(/^\/\?said=demo/);
  const page = await web.get("/");
  expect(page).toContain("Demo data:");
  expect(page).toContain("Leave the demo");
  expect((await web.send("/demo", "leave")).headers.get("location")).toMatch(/^\/\?said=demo-left/);
  expect(await web.get("/")).toContain("Look around with a fictional person");
  const openings = await h.send("GET", "/api/v1/jobs-workspace", { key: person.key });
  expect(at(openings.body, "data")).toEqual([]);
});

test("the demo neither begins over a person's data nor deletes it", async () => {
  const { h, person, web } = await begin();
  await done(h, person, "POST", "/api/v1/memories", { contentText: "I like mornings." });
  expect((await web.send("/demo", "begin")).status).toBe(409);
  await web.send("/demo", "leave");
  expect(await web.get("/memory")).toContain("I like mornings.");
});

test("three questions set limits, can wait, and take back what was no", async () => {
  const { h, person, web, profile } = await begin();
  await done(h, person, "PATCH", "/api/v1/profile", { accept_overtime: false, willing_to_relocate: true });
  const page = await web.get("/questions");
  expect(page).toContain("1. Where would you work?");
  expect(page).toMatch(/<a class="button quiet" href="\/">Later<\/a>/);
  expect(page).toMatch(/value="accept_overtime" checked/);
  const answers = { target_locations: "Leeds\nYork", min_salary: "42000", salary_currency: "GBP" };
  const sent = await web.send("/questions", "answer", { ...answers, never: "accept_sales_roles" });
  expect(sent.headers.get("location")).toMatch(/^\/\?said=limits-saved/);
  expect(await profile()).toMatchObject({
    target_locations: ["Leeds", "York"],
    min_salary: 42000,
    salary_currency: "GBP",
    accept_sales_roles: false,
    willing_to_relocate: true,
  });
  expect(await profile()).not.toHaveProperty("accept_overtime");
});
