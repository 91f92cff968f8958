import type { MessagePort } from "node:worker_threads";
import { adminOperations, operations } from "../../domain/index.ts";
import { publish } from "../../domain/webhooks/outbox.ts";
import type { Printed } from "../../engine/artifacts/print-job.ts";
import { createDirectory } from "../../operation/create-directory.ts";
import { parseInput } from "../../operation/input/validate.ts";
import { loadModulesOf, usesCatalog } from "../../operation/pipeline/prepare.ts";
import { runInTransaction } from "../../operation/pipeline/run-in-transaction.ts";
import { createRegistry } from "../../operation/registry.ts";
import type { Reply } from "../../operation/types.ts";
import { createSystemRuntime } from "../../platform/runtime.ts";
import type { Store } from "../../store/ports/store.ts";
import { useDriver } from "../../store/sqlite/driver/driver.ts";
import type { DriverName } from "../../store/sqlite/driver/types.ts";
import { evaluateAlertsOf } from "../alert-evaluation.ts";
import { createCatalogCache } from "../catalog-cache.ts";
import { type Database, openStore } from "../open-store.ts";
import { print } from "../print.ts";
import { createFileReader } from "../reader/file-reader.ts";
import { type FromWorker, type Task, type ToWorker, toFailure } from "./messages.ts";

/** The start data of a worker thread. */
export interface WorkerData {
  database: Database;
  sqliteDriver: DriverName | undefined;
}

/** Does the tasks that arrive at the port, on its own connections, until a message says to close. */
export async function serveTasks(port: MessagePort, { database, sqliteDriver }: WorkerData): Promise<void> {
  useDriver(sqliteDriver);
  const send = (message: FromWorker) => port.postMessage(message);
  const lane = createWriteLane(send);
  const runtime = createSystemRuntime();
  const store = await openStore(database, runtime.timers, { writeLane: lane.enter });
  const perform = performer(store, runtime, (error, requestId, operation) =>
    send({ kind: "bug", failure: toFailure(error), requestId, operation }),
  );
  port.on("message", (message: ToWorker) => {
    switch (message.kind) {
      case "task":
        return void perform(message.task).then(
          (value) => send({ kind: "done", id: message.id, value }),
          (error: unknown) => send({ kind: "failed", id: message.id, failure: toFailure(error) }),
        );
      case "mayWrite":
        return lane.open(message.id);
      case "close":
        return void store.close().finally(() => port.close());
    }
  });
}

type OnBug = (error: unknown, requestId: string, operation: string) => void;

function performer(store: Store, runtime: ReturnType<typeof createSystemRuntime>, onBug: OnBug) {
  const registry = createRegistry([...operations, ...adminOperations]);
  const directory = createDirectory(registry);
  const catalog = createCatalogCache(store);
  const script = new URL("reader.js", import.meta.url);
  const readFile = createFileReader({ script, timers: runtime.timers });

  return async (task: Task): Promise<Reply | Printed | undefined> => {
    if (task.kind === "print") return print(task.job);
    const facts = { store, runtime, server: task.server, directory, publish, print, readFile };
    if (task.kind === "evaluateAlerts") {
      const report = (error: unknown) => onBug(error, "none", "alert evaluation");
      await evaluateAlertsOf({ ...facts, catalog, report }, task.userId);
      return undefined;
    }
    const operation = registry.get(task.call.operation);
    if (!operation) throw new Error("The worker thread knows no such operation.");
    const { prepared, ...asked } = task.call;
    const call = { ...asked, operation };
    const input = parseInput(call, task.server);
    const index = usesCatalog(operation, input) ? (await catalog()).index : undefined;
    await loadModulesOf(operation);
    return runInTransaction({ ...facts, onBug })({ call, input, catalog: index, ...prepared });
  };
}

/** Writes wait for the main thread's permission: SQLite would make one of the two busy-wait. */
function createWriteLane(send: (message: FromWorker) => void) {
  const waiting = new Map<number, () => void>();
  let asked = 0;
  return {
    enter: async <T>(work: () => Promise<T>): Promise<T> => {
      asked += 1;
      const id = asked;
      await new Promise<void>((go) => {
        waiting.set(id, go);
        send({ kind: "wantsToWrite", id });
      });
      try {
        return await work();
      } finally {
        send({ kind: "written", id });
      }
    },
    open: (id: number) => {
      waiting.get(id)?.();
      waiting.delete(id);
    },
  };
}
