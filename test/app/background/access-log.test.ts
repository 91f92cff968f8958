import { expect, test } from "vitest";
import { createAccessLogWriter } from "../../../src/auth/access-log.ts";
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
    store: { ...h.store, access: { ...h.store.access, record } },
    timers,
    onWindows: () => undefined,
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
  const userId = await h.newUser();
  const batches: AccessBatch[] = [];
  const accessLog = createAccessLogWriter({
    store: {
      ...h.store,
      access: {
        ...h.store.access,
        record: async (batch) => {
          batches.push(batch);
          // While it is being written, the next requests come.
          if (batches.length === 1) request("acc_3", 3);
          if (batches.length === 1) throw new Error("The disk is full.");
          return [];
        },
      },
    },
    timers: h.runtime.timers,
    onWindows: () => undefined,
    onError: () => undefined,
  });
  const at = (minute: number) => new Date(Date.parse("2026-03-02T09:00:00.000Z") + minute * 60_000);
  const request = (id: string, minute: number) => {
    const what = { client: "test", operation: "alerts.list", resource: "/api/v1/alerts", status: 200 };
    accessLog.append({ id, userId, time: at(minute).toISOString(), ...what });
    accessLog.countRequest("key_1", 1000, at(minute));
  };
  request("acc_1", 1);
  request("acc_2", 2);
  await expect(accessLog.flush()).rejects.toThrow("full");
  await accessLog.flush();
  expect(batches[1]?.lines.map(({ id }) => id)).toEqual(["acc_1", "acc_2", "acc_3"]);
  expect(batches[1]?.windows).toEqual([{ keyId: "key_1", startedAt: 1000, used: 3 }]);
  expect(batches[1]?.keysUsed.get("key_1")).toBe(at(3).toISOString());
});

test("while nothing can be written, the first 10,000 lines are kept and no more", async () => {
  const h = await start();
  const kept: AccessBatch[] = [];
  const record = async (batch: AccessBatch) => {
    kept.push(batch);
    throw new Error("The disk is full.");
  };
  const accessLog = createAccessLogWriter({
    store: { ...h.store, access: { ...h.store.access, record } },
    timers: h.runtime.timers,
    onWindows: () => undefined,
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
  expect([kept[1]?.lines.length, kept[1]?.lines.at(-1)?.id]).toEqual([10_000, "acc_10000"]);
});
