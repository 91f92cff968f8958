import { expect, onTestFinished, test } from "vitest";
import { createHeavyWorker, type HeavyWorker } from "../../../src/app/worker/worker.ts";
import { operations } from "../../../src/domain/index.ts";
import { createSystemTimers } from "../../../src/platform/runtime.ts";
import type { Timers } from "../../../src/shared/timers.ts";

/** A thread that does as the user's id says: ends, never answers, asks to write, or answers. */
const script = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort, workerData } from "node:worker_threads";
    if (workerData) Atomics.add(new Int32Array(workerData), 0, 1);
    parentPort.on("message", ({ kind, id, task }) => {
      if (kind === "close") return parentPort.close();
      if (kind === "mayWrite") return parentPort.postMessage({ kind: "written", id });
      if (task.userId === "crash") throw new Error("The thread broke.");
      if (task.userId === "silent") return;
      if (task.userId === "refuse") {
        const service = { type: "alerts.not_found", status: 404, see: ["alerts.list"] };
        const failure = { name: "Error", message: "No alert.", service };
        return parentPort.postMessage({ kind: "failed", id, failure });
      }
      if (task.userId === "write") parentPort.postMessage({ kind: "wantsToWrite", id: 7 });
      if (task.userId === "write and crash") {
        parentPort.postMessage({ kind: "wantsToWrite", id: 8 });
        setTimeout(() => process.exit(1), 20);
        return;
      }
      parentPort.postMessage({ kind: "done", id });
    });
  `)}`,
);

function newWorker({ data, timers = createSystemTimers() }: { data?: unknown; timers?: Timers } = {}) {
  const held: string[] = [];
  const worker = createHeavyWorker({
    script,
    data,
    timers,
    server: { baseUrl: null, allowLoopbackTargets: true, webhookAllow: [] },
    store: {
      file: {
        hold: async (work) => {
          held.push("begun");
          await work();
          held.push("ended");
        },
      },
    },
    onBug: () => undefined,
  });
  onTestFinished(() => worker.close());
  return { worker, held };
}

const outcome = (worker: HeavyWorker, userId: string) =>
  worker.evaluateAlerts(userId).then(
    () => "done",
    (error: Error) => error,
  );

const [operation] = operations;
const actor = { userId: "any", keyId: null, client: "test", scopes: new Set<string>() };

async function call(worker: HeavyWorker): Promise<unknown> {
  if (!operation) throw new Error("There is no operation.");
  return worker.call({ operation, actor, requestId: "req", input: {} }).then(
    () => "done",
    (error: unknown) => error,
  );
}

test("a crash fails the task at hand, and the ones behind it are done by a new thread", async () => {
  const { worker } = newWorker();
  const [first, crashed, behind] = await Promise.all(
    ["any", "crash", "another"].map((userId) => outcome(worker, userId)),
  );
  expect(first).toBe("done");
  expect(crashed).toMatchObject({ message: "The worker thread ended in the middle of a task." });
  expect(crashed).toMatchObject({ cause: { message: "The thread broke." } });
  expect(behind).toBe("done");
});

test("an idle thread ends, and the next task starts another", async () => {
  const data = new SharedArrayBuffer(4);
  const started = new Int32Array(data);
  const system = createSystemTimers();
  const idle: { work: () => unknown; isOff: boolean }[] = [];
  const timers: Timers = {
    ...system,
    after: (ms, work) => {
      if (ms < 60_000) return system.after(ms, work);
      const entry = { work, isOff: false };
      idle.push(entry);
      return () => {
        entry.isOff = true;
      };
    },
  };
  const { worker } = newWorker({ data, timers });
  for (let task = 0; task < 3; task += 1) expect(await outcome(worker, "any")).toBe("done");
  expect(started[0]).toBe(1);
  expect(idle.map(({ isOff }) => isOff)).toEqual([true, true, false]);
  idle.at(-1)?.work();
  expect(await outcome(worker, "any")).toBe("done");
  expect(started[0]).toBe(2);
  idle.at(-1)?.work();
  await worker.close();
  expect(await call(worker)).toMatchObject({ status: 503 });
});

test("a refusal arrives as the error that it was", async () => {
  const { worker } = newWorker();
  expect(await outcome(worker, "refuse")).toMatchObject({
    type: "alerts.not_found",
    status: 404,
    see: ["alerts.list"],
    message: "No alert.",
  });
});

test("changes in quick succession are evaluated together: once at hand, and once for those behind", async () => {
  const { worker, held } = newWorker();
  await Promise.all(Array.from({ length: 100 }, () => worker.evaluateAlerts("write")));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(held).toEqual(["begun", "ended", "begun", "ended"]);
});

test("more calls than may wait are refused with 503, and at the end those that wait, too", async () => {
  const { worker } = newWorker();
  const silent = outcome(worker, "silent");
  const waiting = Array.from({ length: 64 }, () => call(worker));
  expect(await call(worker)).toMatchObject({ status: 503, retryAfterSeconds: 2 });
  await worker.close();
  // An evaluation that is cut off is nobody's failure: the next server evaluates at its start.
  expect(await silent).toBe("done");
  for (const refused of await Promise.all(waiting)) expect(refused).toMatchObject({ status: 503 });
  expect(await call(worker)).toMatchObject({ status: 503 });
});

test("the thread writes while the store is held, and holds it no longer than it lives", async () => {
  const { worker, held } = newWorker();
  await outcome(worker, "write");
  // The store is told a moment after the task has ended.
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(held).toEqual(["begun", "ended"]);
  expect(await outcome(worker, "write and crash")).toBeInstanceOf(Error);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(held).toEqual(["begun", "ended", "begun", "ended"]);
});
