import { expect, onTestFinished, test } from "vitest";
import { startDailyJob } from "../../../src/app/daily.ts";
import { type Harness, start } from "../../support/harness.ts";

const DAY = 24 * 60 * 60 * 1000;
const quiet = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };

async function logged(h: Harness, userId: string): Promise<string[]> {
  const { rows } = await h.store.read(userId, (tx) => tx.accessLog.list({ limit: 100 }));
  return rows.map(({ time }) => time);
}

test("the daily job runs at once and every 24 hours, and deletes what is older than 90 days", async () => {
  const h = await start();
  const { userId, key } = await h.newPerson();
  const began = h.runtime.now().toISOString();
  await h.send("GET", "/api/v1/alerts", { key });
  await h.service.accessLog.flush();
  onTestFinished(startDailyJob(h.service, quiet));
  await h.runtime.timers.advance(DAY - 1);
  expect(await logged(h, userId)).toEqual([began]);
  h.runtime.advance(90 * DAY);
  await h.runtime.timers.advance(1);
  expect(await logged(h, userId)).toEqual([began]);
  h.runtime.advance(1);
  await h.runtime.timers.advance(DAY - 1);
  expect(await logged(h, userId)).toEqual([began]);
  await h.runtime.timers.advance(1);
  expect(await logged(h, userId)).toEqual([]);
});

test("it evaluates all alerts, goes on after a failure, and ends when it is cancelled", async () => {
  const h = await start();
  const counts = { errors: 0, evaluations: 0 };
  let isBroken = true;
  const prune: Harness["store"]["access"]["prune"] = async (before) => {
    if (isBroken) throw new Error("The disk is full.");
    return h.store.access.prune(before);
  };
  const store = { ...h.store, access: { ...h.store.access, prune } };
  const evaluateAll = async () => {
    counts.evaluations += 1;
  };
  const error = () => {
    counts.errors += 1;
  };
  const log = { ...quiet, error };
  const cancel = startDailyJob({ ...h.service, store, evaluateAll }, log);
  await h.runtime.timers.advance(DAY);
  expect(counts).toEqual({ errors: 2, evaluations: 0 });
  isBroken = false;
  await h.runtime.timers.advance(2 * DAY);
  expect(counts).toEqual({ errors: 2, evaluations: 2 });
  cancel();
  await h.runtime.timers.advance(5 * DAY);
  expect(counts).toEqual({ errors: 2, evaluations: 2 });
});

test("the alerts of many are evaluated in turns, so that what came meanwhile is answered", async () => {
  const h = await start();
  const people = 8;
  for (let made = 0; made < people; made += 1) await h.newUser();
  let turns = 0;
  let isDone = false;
  const count = () => {
    turns += 1;
    if (!isDone) setImmediate(count);
  };
  await h.service.evaluateAll();
  setImmediate(count);
  await h.service.evaluateAll();
  isDone = true;
  expect(turns).toBeGreaterThanOrEqual(people);
});
