import { createRecorder, type Recorder } from "../auth/access-log.ts";
import { createGate, type Gate } from "../auth/rate-limiter.ts";
import { operations } from "../domain/index.ts";
import { publish } from "../domain/webhooks/outbox.ts";
import type { CatalogueIndex } from "../engine/fit/prepare.ts";
import { createObserver, type Observer } from "../mcp/notifications/change-feed.ts";
import { createExecutor, type Executor } from "../mcp/session/executor.ts";
import type { Operation, RunContext, ServerFacts } from "../operation/definition.ts";
import { runContext } from "../operation/handler-context.ts";
import { type Caller, createCaller, type Outside } from "../operation/pipeline.ts";
import { createRegistry } from "../operation/registry.ts";
import { allScopes } from "../operation/scopes.ts";
import type { Log } from "../platform/logger.ts";
import { errorFacts } from "../platform/logger.ts";
import type { Store, Tx } from "../store/ports/store.ts";
import { createEvaluation } from "./alert-evaluation.ts";
import { createKnowledge } from "./catalog-cache.ts";

/** Everything below the doors: the operations and what runs them. */
export interface Service {
  store: Store;
  outside: Outside;
  operations: ReadonlyMap<string, Operation>;
  scopes: string[];
  call: Caller;
  gate: Gate;
  recorder: Recorder;
  executor: Executor;
  observer: Observer;
  server: ServerFacts;
  /** Runs work of this program itself, which no caller asked for, as a unit of a user. */
  inUnit: (userId: string, work: (ctx: RunContext) => Promise<void>) => Promise<void>;
  /** Registers what is told after each committed write unit of this process. */
  onWritten: (listener: (userId: string) => void) => void;
  /** Evaluates everybody's alerts; once a day while a server runs. */
  evaluateAll: () => Promise<void>;
  onBug: (error: unknown, requestId: string, operation: string) => void;
  /** Writes what is gathered in memory and closes the store. */
  close: () => Promise<void>;
}

export interface ServiceOptions {
  store: Store;
  outside: Outside;
  server: ServerFacts;
  log: Log;
  /** What there is to call; the domain's operations unless said. */
  declarations?: readonly Operation[];
}

/** Wires the kernel to the domain and the store. */
export function createService(options: ServiceOptions): Service {
  const { store, outside, server, log, declarations = operations } = options;
  const registry = createRegistry(declarations);
  const gate = createGate(store, () => recorder);
  const recorder = createRecorder(store, gate.refresh, (error) =>
    log.error("The ledger was not written.", errorFacts(error)),
  );
  const catalogue = createKnowledge(store);
  const contextFor = (tx: Tx, index?: CatalogueIndex) => {
    const actor = { userId: tx.userId, keyId: null, client: "career-context", scopes: new Set<string>() };
    const unit = { tx, now: outside.now(), catalogue: index };
    const report = (error: unknown) => log.error("A part of work failed.", errorFacts(error));
    return runContext({ outside, server, publish }, unit, actor, report);
  };
  const evaluation = createEvaluation({
    store,
    catalogue,
    contextFor,
    onError: (error) => log.error("Alerts were not evaluated.", errorFacts(error)),
  });
  const listeners: ((userId: string) => void)[] = [];
  const tell = (userId: string) => {
    for (const listener of listeners) listener(userId);
  };
  const onBug = (error: unknown, requestId: string, operation: string) =>
    log.error("An operation failed unexpectedly.", { requestId, operation, ...errorFacts(error) });
  const call = createCaller({
    store,
    outside,
    server,
    publish,
    catalogue,
    flush: recorder.flush,
    onBug,
    written: async (userId, { movesCareer }) => {
      if (movesCareer) await evaluation.afterWrite(userId);
      tell(userId);
    },
    beforeLook: evaluation.beforeLook,
  });
  const onWritten = (listener: (userId: string) => void) => void listeners.push(listener);
  return {
    store,
    outside,
    operations: registry,
    scopes: allScopes(declarations),
    call,
    gate,
    recorder,
    server,
    inUnit: async (userId, work) => {
      await store.write(userId, async (tx) => {
        if (await tx.user.get()) await work(contextFor(tx));
      });
      tell(userId);
    },
    onWritten,
    evaluateAll: evaluation.everyone,
    executor: createExecutor({ operations: registry, call, gate, recorder, outside, onBug }),
    observer: createObserver({ operations: registry, call, store, outside, onWritten, onBug }),
    onBug,
    close: async () => {
      await recorder
        .flush()
        .catch((error: unknown) => log.error("The ledger was not written.", errorFacts(error)));
      await store.close();
    },
  };
}
