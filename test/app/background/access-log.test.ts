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
