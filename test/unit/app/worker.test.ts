import { expect, onTestFinished, test } from "vitest";
import { createHeavyWorker, type HeavyWorker } from "../../../src/app/worker/worker.ts";
import { createSystemTimers } from "../../../src/platform/timers.ts";

/** A thread that does as the user's id says: ends, never answers, asks to write, or answers. */
const script = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort } from "node:worker_threads";
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

function newWorker() {
  const held: string[] = [];
  const worker = createHeavyWorker({
    script,
    data: undefined,
    timers: createSystemTimers(),
    server: { baseUrl: null, allowLoopbackTargets: true, webhookAllow: [] },
    store: {
      hold: async (work) => {
        held.push("begun");
        await work();
        held.push("ended");
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

test("a crash fails the task at hand, and the ones behind it are done by a new thread", async () => {
  const { worker } = newWorker();
  const [first, crashed, behind] = await Promise.all(
    ["any", "crash", "any"].map((userId) => outcome(worker, userId)),
  );
  expect(first).toBe("done");
  expect(crashed).toMatchObject({ message: "The worker thread ended in the middle of a task." });
  expect(crashed).toMatchObject({ cause: { message: "The thread broke." } });
  expect(behind).toBe("done");
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

test("more tasks than may wait are refused with 503 and a time to come back", async () => {
  const { worker } = newWorker();
  const silent = outcome(worker, "silent");
  const waiting = Array.from({ length: 64 }, () => outcome(worker, "any"));
  expect(await outcome(worker, "any")).toMatchObject({ status: 503, retryAfterSeconds: 2 });
  await worker.close();
  expect(await silent).toBeInstanceOf(Error);
  expect(new Set(await Promise.all(waiting))).toEqual(new Set(["done"]));
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
