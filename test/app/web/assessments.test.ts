import { expect, test } from "vitest";
import { start } from "../../support/harness.ts";
import { asList, at } from "../../support/json.ts";
import { signedIn } from "../../support/web.ts";

async function person() {
  const h = await start();
  const { userId, key } = await h.newPerson();
  const questions = await h.send("GET", "/api/v1/assessments/currentStatePulse/questions", { key });
  const ids = asList(at(questions.body, "data", "items")).map((item) => String(at(item, "id")));
  return { h, key, ids, browser: await signedIn(h, userId) };
}

test("nothing taken: what there is, and where to begin", async () => {
  const { browser } = await person();
  const page = await browser.get("/assessments");
  expect(page).toContain("Nothing is taken yet");
  expect(page.match(/<a href="\/assessments\/\w+"/g)).toHaveLength(9);
});

test("an assessment is taken in one form, and its scores are those of REST", async () => {
  const { h, key, ids, browser } = await person();
  const asked = await browser.get("/assessments/currentStatePulse");
  expect(asked.match(/<fieldset/g)).toHaveLength(ids.length);
  expect(asked.match(/<legend/g)).toHaveLength(ids.length);
  const answers = Object.fromEntries(ids.map((id, index) => [`answer-${id}`, String((index % 5) + 1)]));
  const begun = h.runtime.now().toISOString();
  h.runtime.advance(90_000);
  const sent = await browser.send("/assessments/currentStatePulse", "answer", { ...answers, begun });
  expect(sent.headers.get("location")).toMatch(/^\/assessments\?said=scored/);
  const { body } = await h.send("GET", "/api/v1/assessments/currentStatePulse", { key });
  const page = await browser.get("/assessments");
  expect(page).toContain('role="img"');
  for (const [dimension, label] of Object.entries(at(body, "data", "dimension_labels") ?? {})) {
    const score = Math.round(Number(at(body, "data", "scores", dimension)));
    expect(page).toMatch(new RegExp(`>${label}<?.*?</th><td class="number">${score}</td>`));
  }
});

test("a refused form keeps what was answered, and stores nothing", async () => {
  const { h, key, ids, browser } = await person();
  const [first = "", second = ""] = ids;
  const fields = { [`answer-${first}`]: "4", [`answer-${second}`]: "9", begun: "2026-01-01T00:00:00.000Z" };
  const sent = await browser.send("/assessments/currentStatePulse", "answer", fields);
  expect(sent.status).toBe(400);
  const page = await sent.text();
  expect(page).toMatch(new RegExp(`name="answer-${first}" value="4" checked`));
  expect(page).toContain('name="begun" value="2026-01-01T00:00:00.000Z"');
  expect(page).toContain("Nothing was changed.");
  expect((await h.send("GET", "/api/v1/assessments", { key })).status).toBe(404);
});

test("a form without answers is refused with what would be right", async () => {
  const { browser } = await person();
  const sent = await browser.send("/assessments/currentStatePulse", "answer", {});
  expect(sent.status).toBe(400);
  expect(await sent.text()).toContain("at least one answer");
});

test("a result is deleted, and an assessment that is none is not found", async () => {
  const { h, key, ids, browser } = await person();
  const answers = Object.fromEntries(ids.map((id) => [`answer-${id}`, "5"]));
  await browser.send("/assessments/currentStatePulse", "answer", answers);
  expect(await browser.get("/assessments")).toContain("Read it with care");
  await browser.send("/assessments", "delete", { of: "currentStatePulse" });
  expect((await h.send("GET", "/api/v1/assessments", { key })).status).toBe(404);
  expect(await browser.get("/assessments/%3Cscript%3E")).toContain("Nothing is here");
});
