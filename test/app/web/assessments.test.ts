import { describe, expect, test } from "vitest";
import { DAY_MS } from "../../../src/shared/time.ts";
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
  expect(page).toContain("No assessment taken yet");
  expect(page.match(/<a href="\/assessments\/\w+"/g)).toHaveLength(8);
  expect(page).toContain('<a class="button" href="/assessments/riasec">');
});

test("ten questions are on a page, and the answers of earlier pages go along", async () => {
  const { h, key, browser } = await person();
  const path = "/assessments/workStyle";
  const questions = await h.send("GET", `/api/v1${path}/questions`, { key });
  const ids = asList(at(questions.body, "data", "items")).map((item) => String(at(item, "id")));
  expect(ids).toHaveLength(30);
  const first = await browser.get(path);
  expect(first.match(/<fieldset/g)).toHaveLength(10);
  expect(first).toContain("Questions 1 to 10 of 30");
  expect(first).not.toContain(">Finish<");

  const answers = Object.fromEntries(ids.slice(0, 9).map((id) => [`answer-${id}`, "4"]));
  const begun = h.runtime.now().toISOString();
  const second = await browser.send(path, "answer", { ...answers, begun, of: "1", go: "2" });
  expect(second.status).toBe(200);
  const page = await second.text();
  expect(page).toContain("Questions 11 to 20 of 30");
  expect(page).toContain("9 answered");
  expect(page).toContain(`type="hidden" name="answer-${ids[0]}" value="4"`);
  expect(page).toContain(`name="begun" value="${begun}"`);
  expect((await h.send("GET", "/api/v1/assessments", { key })).status).toBe(404);

  const last = await (await browser.send(path, "answer", { ...answers, begun, of: "2", go: "3" })).text();
  expect(last).toContain(">Finish<");
  expect(last).toContain("Questions 1 to 10</button>");
  const back = await browser.get(path);
  expect(back).toContain("Your answers from before are here.");
  expect(back).toMatch(new RegExp(`name="answer-${ids[0]}" value="4" checked`));

  await browser.send(path, "answer", { ...answers, begun, of: "3" });
  expect((await h.send("GET", `/api/v1${path}`, { key })).status).toBe(200);
  expect(await browser.get(path)).not.toContain("Your answers from before are here.");
});

test("unfinished answers can be dropped, and are held for a day", async () => {
  const { h, ids, browser } = await person();
  const path = "/assessments/currentStatePulse";
  const answers = { [`answer-${ids[0]}`]: "3", of: "1", go: "1" };
  await browser.send(path, "answer", answers);
  await browser.send(path, "restart");
  expect(await browser.get(path)).not.toContain("answers from before");
  await browser.send(path, "answer", answers);
  expect(await browser.get(path)).toContain("answers from before");
  await h.runtime.timers.advance(DAY_MS);
  expect(await browser.get(path)).not.toContain("answers from before");
});

test("an assessment is taken, and its scores are those of REST", async () => {
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
  const fields = {
    [`answer-${first}`]: "4",
    [`answer-${second}`]: "9",
    begun: "2026-01-01T00:00:00.000Z",
    of: "1",
  };
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

describe("the times that an assessment was taken", () => {
  const PULSE = "/assessments/currentStatePulse";

  async function taken(times: number) {
    const { h, ids, ...rest } = await person();
    for (let time = 0; time < times; time += 1) {
      const value = String((time % 5) + 1);
      await rest.browser.send(PULSE, "answer", { [`answer-${ids[0]}`]: value, [`answer-${ids[1]}`]: value });
      // A result of this kind counts for 30 days; a browser that was not used for as long is signed out.
      h.runtime.advance(20 * DAY_MS);
      await rest.browser.get("/data");
      h.runtime.advance(11 * DAY_MS);
    }
    return { h, ids, ...rest };
  }
  const rowsIn = (page: string) => page.match(/<th scope="row">/g) ?? [];

  test("are not there before the first", async () => {
    const { browser } = await taken(0);
    expect(await browser.get(PULSE)).not.toContain("When you took it");
  });

  test("are a row after the first, without a line, and say what expired", async () => {
    const { browser } = await taken(1);
    const page = await browser.get(PULSE);
    expect(page).toContain('<a href="#history">');
    expect(page).toContain("Once so far.");
    expect(page).not.toContain('role="img"');
    expect(rowsIn(page)).toHaveLength(1);
    expect(page).toContain("expired");
  });

  test("are a line for each score from two on, and what too little was answered for is a dash", async () => {
    const { browser } = await taken(3);
    const page = await browser.get(PULSE);
    expect(page.match(/role="img"/g)).toHaveLength(5);
    expect(rowsIn(page)).toHaveLength(3);
    expect(page).toContain("2026-03-02T09:00:00.000Z");
    expect(page).toContain("not known");
  });

  test("are led to from the results, and come in parts where they are many", async () => {
    const { browser, h, ids } = await taken(101);
    const page = await browser.get(PULSE);
    expect(rowsIn(page)).toHaveLength(100);
    const more = /href="(\/assessments\/currentStatePulse\?cursor=[^"#]+)#history"/.exec(page)?.[1] ?? "";
    expect(rowsIn(await browser.get(more.replaceAll("&amp;", "&")))).toHaveLength(1);
    await browser.send(PULSE, "answer", { [`answer-${ids[0]}`]: "3" });
    expect(h.bugs).toEqual([]);
    expect(await browser.get("/assessments")).toContain(`href="${PULSE}#history"`);
  });
});
