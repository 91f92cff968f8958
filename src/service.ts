import { createGate, type Gate } from "./access/gate.ts";
import { createRecorder, type Recorder } from "./access/recorder.ts";
import { operations } from "./domain/index.ts";
import { publish } from "./domain/webhooks/outbox.ts";
import type { Log } from "./log.ts";
import { errorFacts } from "./log.ts";
import { createExecutor, type Executor } from "./mcp/executor.ts";
import { type Caller, createCaller, type Outside } from "./operation/call.ts";
import type { Operation, ServerFacts } from "./operation/operation.ts";
import { createRegistry } from "./operation/registry.ts";
import { allScopes } from "./operation/scopes.ts";
import type { Store } from "./store/port.ts";

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
  const call = createCaller({
    store,
    outside,
    server,
    publish,
    flush: recorder.flush,
    written: () => undefined,
  });
  const onBug = (error: unknown, requestId: string, operation: string) =>
    log.error("An operation failed unexpectedly.", { requestId, operation, ...errorFacts(error) });
  return {
    store,
    outside,
    operations: registry,
    scopes: allScopes(declarations),
    call,
    gate,
    recorder,
    executor: createExecutor({ operations: registry, call, gate, recorder, outside, onBug }),
    onBug,
    close: async () => {
      await recorder
        .flush()
        .catch((error: unknown) => log.error("The ledger was not written.", errorFacts(error)));
      await store.close();
    },
  };
}
