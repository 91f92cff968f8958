import { expect, test } from "vitest";
import { createAccessLogWriter } from "../../../src/auth/access-log.ts";
import { createRateLimiter } from "../../../src/auth/rate-limiter.ts";
import type { AccessBatch } from "../../../src/store/ports/access.ts";
import { start } from "../../support/harness.ts";

const GATHER_MS = 100;
const RETRY_MS = 5000;

test("what is logged within a tenth of a second is written together, and again five seconds after a failure", async () => {
  const h = await start();
  const userId = await h.newUser();
  const { timers } = h.runtime;
  const batches: AccessBatch[] = [];
  const errors: unknown[] = [];
  const record = async (batch: AccessBatch) => {
    batches.push(batch);
    if (batches.length === 1) throw new Error("The disk is full.");
    return h.store.access.record(batch);
  };
  const accessLog = createAccessLogWriter({
    access: { record },
    timers,
    rateLimiter: h.service.rateLimiter,
    onError: (error) => void errors.push(String(error)),
  });
  const append = (id: string) => {
    const what = { client: "test", operation: "alerts.list", resource: "/api/v1/alerts", status: 200 };
    accessLog.append({ id, userId, time: h.runtime.now().toISOString(), ...what });
  };
  const written = () => batches.map(({ lines }) => lines.map(({ id }) => id));
  append("acc_1");
  await timers.advance(GATHER_MS - 1);
  append("acc_2");
  expect(written()).toEqual([]);
  await timers.advance(1);
  expect([written(), errors]).toEqual([[["acc_1", "acc_2"]], ["Error: The disk is full."]]);
  await timers.advance(RETRY_MS - 1);
  append("acc_3");
  expect(batches.length).toBe(1);
  await timers.advance(1);
  expect(written()[1]).toEqual(["acc_1", "acc_2", "acc_3"]);
  const { rows } = await h.store.read(userId, (tx) => tx.accessLog.list({ limit: 10 }));
  expect(rows.map(({ id }) => id)).toEqual(["acc_3", "acc_2", "acc_1"]);
});

test("a write that fails loses no count and no line, and what came meanwhile follows in order", async () => {
  const h = await start();
  const { userId } = await h.newPerson();
  const [key] = await h.store.access.listKeys();
  if (!key) throw new Error("The person has a key.");
  const rateLimiter = createRateLimiter(h.store.access);
  const batches: AccessBatch[] = [];
  const accessLog = createAccessLogWriter({
    access: {
      record: async (batch) => {
        batches.push(batch);
        // While it is being written, the next requests come.
        if (batches.length === 1) await request("acc_3", 3);
        if (batches.length === 1) throw new Error("The disk is full.");
        return h.store.access.record(batch);
      },
    },
    timers: h.runtime.timers,
    rateLimiter,
    onError: () => undefined,
  });
  const at = (minute: number) => new Date(Date.parse("2026-03-02T09:00:00.000Z") + minute * 60_000);
  const request = async (id: string, minute: number) => {
    await rateLimiter.consumeKey(key, at(minute));
    const what = { client: "test", operation: "alerts.list", resource: "/api/v1/alerts", status: 200 };
    accessLog.append({ id, userId, time: at(minute).toISOString(), ...what });
  };
  await request("acc_1", 1);
  await request("acc_2", 2);
  await expect(accessLog.flush()).rejects.toThrow("full");
  await accessLog.flush();
  expect(batches[1]?.lines.map(({ id }) => id)).toEqual(["acc_1", "acc_2", "acc_3"]);
  expect(await h.store.access.findWindow(key.id)).toMatchObject({ used: 3 });
  expect(batches[1]?.keysUsed.get(key.id)).toBe(at(3).toISOString());
});

test("while nothing can be written, the first 10,000 lines are kept and no more", async () => {
  const h = await start();
  const kept: AccessBatch[] = [];
  const record = async (batch: AccessBatch) => {
    kept.push(batch);
    throw new Error("The disk is full.");
  };
  const accessLog = createAccessLogWriter({
    access: { record },
    timers: h.runtime.timers,
    rateLimiter: h.service.rateLimiter,
    onError: () => undefined,
  });
  const what = {
    userId: "usr_1",
    time: "2026-03-02T09:00:00.000Z",
    client: "c",
    operation: "o",
    resource: "r",
  };
  const append = (from: number, to: number) => {
    for (let at = from; at <= to; at += 1) accessLog.append({ id: `acc_${at}`, ...what, status: 200 });
  };
  append(1, 6000);
  await expect(accessLog.flush()).rejects.toThrow();
  append(6001, 12_000);
  await expect(accessLog.flush()).rejects.toThrow();
  expect([kept.at(-1)?.lines.length, kept.at(-1)?.lines.at(-1)?.id]).toEqual([10_000, "acc_10000"]);
});

test("two hundred lines are written at once, but not while a write that failed waits for its time", async () => {
  const h = await start();
  const userId = await h.newUser();
  const written: number[] = [];
  let fails = false;
  const record = async ({ lines }: AccessBatch) => {
    if (fails) throw new Error("The disk is full.");
    written.push(lines.length);
  };
  const accessLog = createAccessLogWriter({
    access: { record },
    timers: h.runtime.timers,
    rateLimiter: h.service.rateLimiter,
    onError: () => undefined,
  });
  const append = (count: number) => {
    const what = { client: "test", operation: "alerts.list", resource: "/api/v1/alerts", status: 200 };
    for (let line = 0; line < count; line += 1)
      accessLog.append({ id: h.runtime.newId("acc"), userId, time: h.runtime.now().toISOString(), ...what });
  };
  append(199);
  expect(written).toEqual([]);
  append(1);
  await h.runtime.timers.advance(0);
  expect([written, h.runtime.timers.waiting()]).toEqual([[200], []]);
  fails = true;
  append(200);
  await h.runtime.timers.advance(0);
  fails = false;
  append(500);
  expect(written).toEqual([200]);
  await h.runtime.timers.advance(RETRY_MS);
  expect(written).toEqual([200, 700]);
});
