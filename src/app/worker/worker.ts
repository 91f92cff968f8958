import { Worker } from "node:worker_threads";
import type { Print, Printed } from "../../engine/artifacts/print-job.ts";
import type { Prepared, ServerFacts } from "../../operation/handler.ts";
import type { Call, Reply } from "../../operation/types.ts";
import type { Timers } from "../../shared/timers.ts";
import type { DataFile } from "../../store/ports/store.ts";
import { type FromWorker, type Task, type ToWorker, toError } from "./messages.ts";
import { ending, tooBusy } from "./unavailable.ts";

/** Runs heavy work in a separate thread with its own database connection, one task at a time. */
export interface HeavyWorker {
  /** Runs a call's handler and commits what it writes. */
  call: (call: Call, prepared?: Prepared) => Promise<Reply>;
  /** Makes a document into a file. */
  print: Print;
  /** Evaluates the alerts of a user. */
  evaluateAlerts: (userId: string) => Promise<void>;
  /** Ends the thread once it has closed its connection. */
  close: () => Promise<void>;
}

export interface HeavyWorkerOptions {
  /** The script of the thread, and what it is given. */
  script: URL;
  data: unknown;
  timers: Timers;
  server: ServerFacts;
  /** Writes of the thread hold up those of a store that keeps its data in a file; to others it is one of many. */
  store: { file?: Pick<DataFile, "hold"> };
  onBug: (error: unknown, requestId: string, operation: string) => void;
}

interface Pending {
  task: Task;
  resolve: (value: unknown) => void;
  reject: (error: unknown) => void;
  /** Called when the task leaves the queue. */
  begun: () => void;
}

interface Running {
  thread: Worker;
  ended: Promise<void>;
}

/** The most waiting calls. Further calls are refused. */
const MOST_WAITING = 64;
/** How long the thread may take to close its connection. */
const CLOSE_MS = 1000;
/** After so long without a task the thread ends, with the catalog and the code that it holds. */
const IDLE_MS = 300_000;

/** Creates the worker. Its thread starts with the first task, again after a crash, and again after it was idle. */
export function createHeavyWorker(options: HeavyWorkerOptions): HeavyWorker {
  const { script, data, timers, server, store, onBug } = options;
  const waiting: Pending[] = [];
  const evaluations = new Map<string, Promise<unknown>>();
  const writing = new Map<number, () => void>();
  let current: Pending | undefined;
  let running: Running | undefined;
  let stopping = Promise.resolve();
  let stayAwake = () => {};
  let tasks = 0;
  let isClosed = false;

  const start = (): Running => {
    const thread = new Worker(script, { workerData: data });
    let cause: unknown;
    thread.on("message", (message: FromWorker) => receive(thread, message));
    thread.on("error", (error) => {
      cause = error;
    });
    const ended = new Promise<void>((resolve) => {
      thread.once("exit", () => {
        // It was idle, and another may have taken its place.
        if (running?.thread !== thread) return resolve();
        running = undefined;
        for (const release of writing.values()) release();
        writing.clear();
        finish((task) =>
          task.reject(
            isClosed ? ending() : new Error("The worker thread ended in the middle of a task.", { cause }),
          ),
        );
        resolve();
      });
    });
    return { thread, ended };
  };
  const send = (thread: Worker, message: ToWorker) => thread.postMessage(message);
  const next = () => {
    if (current) return;
    current = waiting.shift();
    stayAwake();
    // An idle thread does not keep the process alive.
    if (!current) {
      running?.thread.unref();
      if (running) stayAwake = timers.after(IDLE_MS, stopIdle);
      return;
    }
    current.begun();
    running ??= start();
    running.thread.ref();
    tasks += 1;
    send(running.thread, { kind: "task", id: tasks, task: current.task });
  };
  const stop = async ({ thread, ended }: Running) => {
    const cancel = timers.after(CLOSE_MS, () => void thread.terminate());
    send(thread, { kind: "close" });
    await ended;
    cancel();
  };
  const stopIdle = () => {
    if (!running) return;
    stopping = stop(running);
    running = undefined;
  };
  const finish = (settle: (task: Pending) => void) => {
    const ended = current;
    current = undefined;
    if (ended) settle(ended);
    next();
  };
  const receive = (thread: Worker, message: FromWorker) => {
    switch (message.kind) {
      case "done":
        return finish((task) => task.resolve(message.value));
      case "failed":
        return finish((task) => task.reject(toError(message.failure)));
      case "bug":
        return onBug(toError(message.failure), message.requestId, message.operation);
      case "wantsToWrite":
        return void store.file?.hold(
          () =>
            new Promise<void>((release) => {
              writing.set(message.id, release);
              send(thread, { kind: "mayWrite", id: message.id });
            }),
        );
      case "written":
        writing.get(message.id)?.();
        writing.delete(message.id);
    }
  };
  const run = (task: Task, begun: () => void = () => undefined) =>
    new Promise<unknown>((resolve, reject) => {
      if (isClosed) return reject(ending());
      waiting.push({ task, resolve, reject, begun });
      next();
    });

  /** Evaluations cut off by the program's end run when a server starts. */
  const unlessEnding = (evaluation: Promise<unknown>) =>
    evaluation.then(
      () => undefined,
      (error: unknown) => {
        if (!isClosed) throw error;
      },
    );

  const requireRoom = () => {
    if (waiting.length - evaluations.size >= MOST_WAITING) throw tooBusy();
  };

  return {
    call: async ({ operation, actor, requestId, input, idempotency, now, onlyAt }, prepared = {}) => {
      requireRoom();
      const call = { operation: operation.name, actor, requestId, input, prepared, onlyAt };
      const more = { ...(idempotency && { idempotency }), ...(now && { now }) };
      // The thread runs the same pipeline, whose replies these are.
      return (await run({ kind: "call", server: { ...server }, call: { ...call, ...more } })) as Reply;
    },
    print: async (job) => {
      requireRoom();
      return (await run({ kind: "print", server: { ...server }, job })) as Printed;
    },
    evaluateAlerts: async (userId) => {
      // An evaluation that has not started yet will also see this change.
      const waitingOne = evaluations.get(userId);
      if (waitingOne) return unlessEnding(waitingOne);
      const task: Task = { kind: "evaluateAlerts", server: { ...server }, userId };
      let hasBegun = false;
      const evaluation = run(task, () => {
        hasBegun = true;
        evaluations.delete(userId);
      });
      if (!hasBegun) evaluations.set(userId, evaluation);
      await unlessEnding(evaluation);
    },
    close: async () => {
      isClosed = true;
      for (const task of waiting.splice(0)) task.reject(ending());
      stayAwake();
      running?.thread.ref();
      await Promise.all([stopping, running && stop(running)]);
    },
  };
}
