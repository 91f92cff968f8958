import { existsSync } from "node:fs";
import { createPageFetcher } from "../../app/fetch-page.ts";
import { createFileReader } from "../../app/reader/file-reader.ts";
import { createService, type Service, type ServiceOptions } from "../../app/service.ts";
import type { WorkerData } from "../../app/worker/serve-tasks.ts";
import { createHeavyWorker } from "../../app/worker/worker.ts";
import type { ReadFile, ServerFacts } from "../../operation/handler.ts";
import { readBuiltInCatalog } from "../../platform/built-in-catalog.ts";
import type { Settings } from "../../platform/config.ts";
import type { Log } from "../../platform/logger.ts";
import { createSystemRuntime } from "../../platform/runtime.ts";
import { createSystemTimers } from "../../platform/timers.ts";
import { secureFolder } from "../../store/sqlite/connection/data-dir.ts";
import { openSqliteStore } from "../../store/sqlite/store.ts";

/** Opens the database of the settings and wires the program to it, heavy work in a thread. Throws UnusableDatabase. */
export function openThreadedService(
  settings: Settings,
  server: ServerFacts,
  log: Log,
  allowFetch = false,
): Service {
  const { databaseFile } = settings;
  const data: WorkerData = { databaseFile };
  // In a working copy that was not built there is no such script: all work is then done on the event loop.
  const script = new URL("worker.js", import.meta.url);
  if (!existsSync(script)) return openService(settings, server, log, { allowFetch });
  const heavyWorker: ServiceOptions["heavyWorker"] = (options) =>
    createHeavyWorker({ ...options, script, data, timers: createSystemTimers() });
  return openService(settings, server, log, { allowFetch, heavyWorker });
}

export interface OpenOptions extends Pick<ServiceOptions, "heavyWorker" | "print"> {
  allowFetch?: boolean;
  /** Opened in place of the file: a copy in memory, or an empty database there. */
  image?: Buffer | typeof IN_MEMORY | undefined;
}

/** A database of no file. */
export const IN_MEMORY = ":memory:";

/** The same with all work on the event loop, for commands that do one thing. */
export function openService(
  { dataDir, databaseFile }: Settings,
  server: ServerFacts,
  log: Log,
  { allowFetch = false, heavyWorker, image, print }: OpenOptions = {},
): Service {
  const repaired = image === IN_MEMORY ? undefined : secureFolder(dataDir);
  if (repaired !== undefined) log.warn(repaired);
  const runtime = createSystemRuntime();
  const store = openSqliteStore(image ?? databaseFile, {
    timers: runtime.timers,
    builtInCatalog: readBuiltInCatalog,
  });
  const { addressesOf: lookup, timers } = runtime;
  const fetchPage = allowFetch ? createPageFetcher({ lookup, timers, rules: () => server }) : undefined;
  return createService({
    ...{ store, runtime, server, log, fetchPage, readFile: fileReader(timers) },
    ...(heavyWorker && { heavyWorker }),
    ...(print && { print }),
  });
}

/** What reads the files that are given to the program, each in a process of its own. */
export function fileReader(timers = createSystemTimers()): ReadFile {
  return createFileReader({ script: new URL("reader.js", import.meta.url), timers });
}
