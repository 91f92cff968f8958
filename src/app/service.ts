import { type AccessLogWriter, createAccessLogWriter } from "../auth/access-log.ts";
import { createRateLimiter, type RateLimiter } from "../auth/rate-limiter.ts";
import { newSecret } from "../auth/sign-in.ts";
import { adminOperations, operations } from "../domain/index.ts";
import { publish } from "../domain/webhooks/outbox.ts";
import type { Print } from "../engine/artifacts/print-job.ts";
import { type ChangeFeed, createChangeFeed } from "../mcp/notifications/change-feed.ts";
import { createExecutor, type Executor } from "../mcp/session/executor.ts";
import { createDirectory } from "../operation/create-directory.ts";
import type { Operation } from "../operation/definition.ts";
import type { Directory } from "../operation/directory.ts";
import type { FetchPage, HandlerContext, ReadFile, ServerFacts } from "../operation/handler.ts";
import { createPipeline } from "../operation/pipeline/pipeline.ts";
import { createRegistry } from "../operation/registry.ts";
import { adminScopes, allScopes } from "../operation/scopes.ts";
import type { Execute, Runtime } from "../operation/types.ts";
import { errorFacts, type Log } from "../platform/logger.ts";
import type { Telemetry } from "../shared/telemetry.ts";
import type { Store } from "../store/ports/store.ts";
import {
  backgroundContext,
  createAlertEvaluation,
  type EvaluateAll,
  evaluateAlertsOf,
} from "./alert-evaluation.ts";
import { createCatalogCache } from "./catalog-cache.ts";
import { createErrorLog, type LogError } from "./outage-log.ts";
import { print as printHere } from "./print.ts";
import type { HeavyWorker, HeavyWorkerOptions } from "./worker/worker.ts";

/** The application without its surfaces: the operations and their dependencies. */
export interface Service {
  store: Store;
  runtime: Runtime;
  operations: ReadonlyMap<string, Operation>;
  directory: Directory;
  /** Every scope for a person's own data. */
  scopes: string[];
  /** Every scope of administration. They are granted only by name on the command line. */
  adminScopes: string[];
  call: Execute;
  rateLimiter: RateLimiter;
  accessLog: AccessLogWriter;
  executor: Executor;
  changeFeed: ChangeFeed;
  server: ServerFacts;
  /** Set if calls and deliveries are observed. */
  telemetry?: Telemetry | undefined;
  /** Reads files, each in a separate process. */
  readFile: ReadFile;
  /** How long a read that can answer without it waits for the heavy thread; undefined if there is none. */
  mostWaitMs: number | undefined;
  /** The secret shared by all processes on the data. */
  secret: () => Promise<string>;
  /** Runs background work in a user's transaction. Does nothing if the user was deleted. */
  inTransaction: (userId: string, work: (ctx: HandlerContext) => Promise<void>) => Promise<void>;
  /** Registers a listener for committed writes of this process. It must not throw. */
  onWritten: (listener: (userId: string) => void) => void;
  /** Evaluates the alerts of all users. */
  evaluateAll: EvaluateAll;
  /** Evaluates for users whose process died before it could. */
  evaluateOwed: () => Promise<void>;
  /** Loads what first evaluations need. Does nothing if one process has the database to itself. */
  warmUp: () => Promise<void>;
  onBug: (error: unknown, requestId: string, operation: string) => void;
  /** Logs an error of background work. Those of an unreachable database are counted. */
  logError: LogError;
  /** Writes the buffered access log and closes the store. */
  close: () => Promise<void>;
}

export interface ServiceOptions {
  store: Store;
  runtime: Runtime;
  server: ServerFacts;
  log: Log;
  /** Fetches the pages behind links. If omitted, none are fetched. */
  fetchPage?: FetchPage | undefined;
  /** Reads the files that inputs carry. */
  readFile: ReadFile;
  /** The shared secret. By default the first process creates one and stores it with the data. */
  secret?: string | undefined;
  /** Creates files from documents. By default it uses the program's fonts. */
  print?: Print;
  /** Creates the telemetry of calls and deliveries. If omitted, nothing is observed. */
  telemetry?: (of: { store: Store; runtime: Runtime }) => Telemetry | undefined;
  /** The operations. Default: all of the domain, including administration. */
  declarations?: readonly Operation[];
  /** Creates the thread for heavy work. If omitted, all work runs on the event loop. */
  heavyWorker?: (options: Pick<HeavyWorkerOptions, "store" | "server" | "onBug">) => HeavyWorker;
}

/** A fresh thread first loads code and prepares the catalog, which takes seconds on a busy machine. */
const MOST_WAIT_MS = 400;

const everyOperation = [...operations, ...adminOperations];

/** Wires the pipeline, the domain and the store together. */
export function createService(options: ServiceOptions): Service {
  const { store, runtime, server, log, fetchPage, readFile, declarations = everyOperation } = options;
  const telemetry = options.telemetry?.({ store, runtime });
  const registry = createRegistry(declarations);
  const directory = createDirectory(registry);
  const logError = createErrorLog(log, runtime, store.use !== undefined);
  const rateLimiter = createRateLimiter(store.access);
  const accessLog = createAccessLogWriter({
    access: store.access,
    timers: runtime.timers,
    rateLimiter,
    onError: (error) => logError("The access log was not written.", error),
  });
  const catalog = createCatalogCache(store);
  const report = (error: unknown) => logError("A part of an operation failed.", error);
  const onBug = (error: unknown, requestId: string, operation: string) =>
    logError("An operation failed unexpectedly.", error, { requestId, operation });
  const worker = options.heavyWorker?.({ store, server, onBug });
  const mostWaitMs = worker && MOST_WAIT_MS;
  const print = options.print ?? worker?.print ?? printHere;
  const background = { store, runtime, server, directory, publish, catalog, print, readFile, report };
  const evaluation = createAlertEvaluation({
    store,
    runtime,
    evaluateFor: worker?.evaluateAlerts ?? ((userId) => evaluateAlertsOf(background, userId)),
    onError: (error) => logError("Alerts were not evaluated.", error),
    mostWaitMs,
  });
  const listeners: ((userId: string) => void)[] = [];
  const notify = (userId: string) => {
    for (const listener of listeners) listener(userId);
  };
  const call = createPipeline({
    store,
    runtime,
    server,
    directory,
    publish,
    catalog,
    print,
    fetchPage,
    readFile,
    flush: accessLog.flush,
    note: accessLog.append,
    onBug,
    ...(worker && { offload: worker.call }),
    aroundWrite: async (userId, { policy }, write) => {
      const evaluates = policy.after?.includes("evaluateAlerts");
      const result = await (evaluates ? evaluation.evaluateAfter(userId, write) : write());
      notify(userId);
      return result;
    },
    refreshAlerts: evaluation.refreshAlerts,
  });
  const onWritten = (listener: (userId: string) => void) => void listeners.push(listener);
  return {
    store,
    runtime,
    operations: registry,
    directory,
    scopes: allScopes(declarations),
    adminScopes: adminScopes(declarations),
    call,
    rateLimiter,
    accessLog,
    server,
    telemetry,
    readFile,
    mostWaitMs,
    secret: async () => options.secret ?? store.coordination.secret(newSecret()),
    inTransaction: async (userId, work) => {
      await store.write(userId, async (tx) => {
        if (await tx.user.get()) await work(backgroundContext(background, { tx, catalog: undefined }));
      });
      notify(userId);
    },
    onWritten,
    evaluateAll: evaluation.evaluateAll,
    evaluateOwed: evaluation.evaluateOwed,
    warmUp: evaluation.warmUp,
    executor: createExecutor({
      operations: registry,
      directory,
      call,
      rateLimiter,
      accessLog,
      runtime,
      telemetry,
      onBug,
    }),
    changeFeed: createChangeFeed({ operations: registry, directory, call, store, runtime, onWritten, onBug }),
    onBug,
    logError,
    close: async () => {
      await accessLog
        .flush()
        .catch((error: unknown) => log.error("The access log was not written.", errorFacts(error)));
      await worker?.close();
      await store.close();
    },
  };
}
