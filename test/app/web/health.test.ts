import { expect, test } from "vitest";
import type { HealthDay } from "../../../src/domain/career-health/schema.ts";
import { DAY_MS } from "../../../src/shared/time.ts";
import { type Harness, start } from "../../support/harness.ts";
import { signedIn } from "../../support/web.ts";

const FORMULA = "career-health-3";

async function person() {
  const h = await start();
  const { userId, key } = await h.newPerson();
  return { h, userId, key, browser: await signedIn(h, userId) };
}

/** Keeps a day that lies back so far. */
async function keep(h: Harness, userId: string, daysAgo: number, more: Partial<HealthDay> = {}) {
  const day = new Date(h.runtime.now().getTime() - daysAgo * DAY_MS).toISOString().slice(0, 10);
  const metrics = { skillFreshness: 60, goalProgress: 40, marketAlignment: 50, careerActivity: 70 };
  await h.store.write(userId, (tx) =>
    tx.healthDays.put({ day, overallScore: 55, metrics, formula: FORMULA, ...more }),
  );
}

const linesIn = (page: string) => page.match(/role="img"/g) ?? [];
const rowsIn = (page: string) => page.match(/<th scope="row">/g) ?? [];

test("nothing kept: what will be, and what to do for it", async () => {
  const { browser } = await person();
  const page = await browser.get("/health");
  expect(page).toContain("No scores yet");
  expect(linesIn(page)).toEqual([]);
});

test("one day is no line: since when it is kept, and its numbers", async () => {
  const { h, userId, browser } = await person();
  await keep(h, userId, 0);
  const page = await browser.get("/health");
  expect(page).toContain('Kept since <time datetime="2026-03-02" title="Monday 2 March 2026">today</time>');
  expect(page).toContain("Only one day so far");
  expect(linesIn(page)).toEqual([]);
  expect(rowsIn(page)).toHaveLength(1);
});

test("two days are a line for the whole and for each part, and the same as a table, newest first", async () => {
  const { h, userId, browser } = await person();
  await keep(h, userId, 1, { overallScore: 48.6 });
  await keep(h, userId, 0);
  const page = await browser.get("/health");
  expect(linesIn(page)).toHaveLength(5);
  expect(page).toContain("Overall: 55 of 100");
  expect(page).toContain("Overall from 0 to 100: 49 on 1 Mar 2026, 55 on 2 Mar 2026; lowest 49, highest 55");
  expect(page).toMatch(/2026-03-02".*2026-03-01".*<td>49<\/td>/s);
  expect(page).not.toContain("dashed line");
});

test("what was not known is a gap and a dash, a day without a look is crossed, and both are said", async () => {
  const { h, userId, browser } = await person();
  const metrics = { skillFreshness: 60, goalProgress: null, marketAlignment: 50, careerActivity: 70 };
  await keep(h, userId, 5, { metrics });
  for (const daysAgo of [2, 1, 0]) await keep(h, userId, daysAgo);
  const page = await browser.get("/health");
  expect(page).toContain("A dashed line crosses days without a score.");
  expect(page).toContain("Where a line stops, it was not known.");
  expect(page).toContain("not known 1 of 4 times");
  expect(page.match(/class="crossing"/g)).toHaveLength(3);
  expect(page.match(/<span class="unseen">not known<\/span>/g)).toHaveLength(1);
});

test("two formulas are two lines, and since when it is measured otherwise is said", async () => {
  const { h, userId, browser } = await person();
  for (const daysAgo of [3, 2]) await keep(h, userId, daysAgo, { formula: "career-health-2" });
  for (const daysAgo of [1, 0]) await keep(h, userId, daysAgo);
  const page = await browser.get("/health");
  expect(page).toContain('Since <time datetime="2026-03-01" title="Sunday 1 March 2026">yesterday</time>');
  expect(page.match(/class="course" d="M[^M"]+M[^M"]+"/g)).toHaveLength(5);
});

test("a long history begins with its last 90 days, and is shown whole on request", async () => {
  const { h, userId, browser } = await person();
  for (let daysAgo = 0; daysAgo < 700; daysAgo += 1) await keep(h, userId, daysAgo);
  const page = await browser.get("/health");
  expect(rowsIn(page)).toHaveLength(90);
  expect(page).toMatch(/href="\/health\?days=90" aria-current="page"/);
  expect(rowsIn(await browser.get("/health?days=365"))).toHaveLength(365);
  const all = await browser.get("/health?days=all");
  expect(rowsIn(all)).toHaveLength(700);
  expect(all.length).toBeLessThan(512 * 1024);
  expect(rowsIn(await browser.get("/health?days=%22%3E%3Cscript%3E"))).toHaveLength(90);
});

test("nothing looked at for long is shown by what there is", async () => {
  const { h, userId, browser } = await person();
  for (const daysAgo of [402, 401]) await keep(h, userId, daysAgo);
  expect(rowsIn(await browser.get("/health"))).toHaveLength(2);
});

test("Today leads there, and a look at the page keeps nothing", async () => {
  const { h, userId, key, browser } = await person();
  await h.send("POST", "/api/v1/timeline", { key, body: { eventType: "course.finished" } });
  h.runtime.advance(DAY_MS);
  const revision = await h.store.revision(userId);
  expect(await browser.get("/")).toContain('<a href="/health">');
  expect(rowsIn(await browser.get("/health"))).toHaveLength(1);
  expect(await h.store.revision(userId)).toBe(revision);
});
