import { describe, expect, onTestFinished, test } from "vitest";
import { createAlertEvaluation } from "../../../src/app/alert-evaluation.ts";
import { startDailyJob } from "../../../src/app/daily.ts";
import { takeTurn } from "../../../src/app/turn.ts";
import { event } from "../../store/contract/records.ts";
import { type Harness, start } from "../../support/harness.ts";
import { postgresPrograms } from "../../support/postgres/programs.ts";

const MINUTE = 60 * 1000;
const DAY = 24 * 60 * MINUTE;
const quiet = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };

/** New users, about each of whom something is stored. */
async function known(h: Harness, count: number): Promise<string[]> {
  const made: string[] = [];
  while (made.length < count) {
    const id = await h.newUser();
    await h.store.write(id, (tx) => tx.timeline.append(event(`tle_${id}`, id)));
    made.push(id);
  }
  return made.sort();
}

async function logged(h: Harness, userId: string): Promise<string[]> {
  const { rows } = await h.store.read(userId, (tx) => tx.accessLog.list({ limit: 100 }));
  return rows.map(({ time }) => time);
}

test("the daily job runs at once and on each day that follows, and deletes what is older than 90 days", async () => {
  const h = await start();
  const { userId, key } = await h.newPerson();
  const began = h.runtime.now().toISOString();
  await h.send("GET", "/api/v1/alerts", { key });
  await h.service.accessLog.flush();
  onTestFinished(startDailyJob(h.service, quiet));
  await h.runtime.timers.advance(MINUTE);
  expect(await logged(h, userId)).toEqual([began]);
  h.runtime.advance(90 * DAY);
  await h.runtime.timers.advance(MINUTE);
  expect(await logged(h, userId)).toEqual([began]);
  h.runtime.advance(DAY / 2);
  await h.runtime.timers.advance(MINUTE);
  expect(await logged(h, userId)).toEqual([began]);
  h.runtime.advance(DAY / 2);
  await h.runtime.timers.advance(MINUTE);
  expect(await logged(h, userId)).toEqual([]);
});

test("it evaluates all alerts once a day, goes on after a failure that is logged once, and ends when it is stopped", async () => {
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
    return true;
  };
  const error = () => {
    counts.errors += 1;
  };
  const log = { ...quiet, error };
  const stop = startDailyJob({ ...h.service, store, evaluateAll }, log);
  await h.runtime.timers.advance(5 * MINUTE);
  expect(counts).toEqual({ errors: 1, evaluations: 0 });
  isBroken = false;
  await h.runtime.timers.advance(5 * MINUTE);
  expect(counts).toEqual({ errors: 1, evaluations: 1 });
  h.runtime.advance(DAY);
  await h.runtime.timers.advance(5 * MINUTE);
  expect(counts).toEqual({ errors: 1, evaluations: 2 });
  await stop();
  h.runtime.advance(DAY);
  await h.runtime.timers.advance(5 * MINUTE);
  expect(counts).toEqual({ errors: 1, evaluations: 2 });
});

describe.each(["sqlite", "postgres"] as const)("several servers on %s", (engine) => {
  const isMissing = engine === "postgres" && postgresPrograms() === undefined;

  test.skipIf(isMissing)("evaluate each user once a day, and one goes on where another stopped", async () => {
    const h = await start({ engine });
    const all = await known(h, 6);
    // Nobody has to look after somebody of whom nothing is known.
    await h.newUser();
    const evaluated: Record<string, string[]> = { left: [], right: [] };
    let stopAfter = Number.POSITIVE_INFINITY;
    const stopped: Promise<void>[] = [];
    const server = (name: "left" | "right") => {
      const { evaluateAll } = createAlertEvaluation({
        ...{ store: h.store, runtime: h.runtime },
        evaluateFor: async (userId) => {
          evaluated[name]?.push(userId);
          if (name === "left" && evaluated.left?.length === stopAfter) stopped.push(stop());
        },
        onError: () => undefined,
      });
      const stop = startDailyJob({ ...h.service, evaluateAll }, quiet);
      onTestFinished(stop);
      return stop;
    };
    stopAfter = 2;
    server("left");
    await expect.poll(() => stopped.length).toBe(1);
    await Promise.all(stopped);
    server("right");
    await expect.poll(() => evaluated.right?.length).toBe(all.length - 2);
    server("left");
    await h.runtime.timers.advance(2 * MINUTE);
    expect([...(evaluated.left ?? []), ...(evaluated.right ?? [])]).toEqual(all);
  });

  test.skipIf(isMissing)("go on in the place of one that died, once its time is over", async () => {
    const h = await start({ engine });
    const all = await known(h, 4);
    const dead = await takeTurn(h.service, "daily");
    await dead?.keep(all[1]);
    const evaluated: string[] = [];
    const { evaluateAll } = createAlertEvaluation({
      ...{ store: h.store, runtime: h.runtime },
      evaluateFor: async (userId) => void evaluated.push(userId),
      onError: () => undefined,
    });
    onTestFinished(startDailyJob({ ...h.service, evaluateAll }, quiet));
    await h.runtime.timers.advance(MINUTE);
    expect(evaluated).toEqual([]);
    h.runtime.advance(2 * MINUTE);
    const later = async () => {
      await h.runtime.timers.advance(MINUTE);
      return evaluated;
    };
    await expect.poll(later).toEqual(all.slice(2));
    expect(await dead?.keep(all[2])).toBe(false);
  });
});

test("the alerts of many are evaluated in turns, so that what came meanwhile is answered", async () => {
  const h = await start();
  const people = 8;
  await known(h, people);
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
