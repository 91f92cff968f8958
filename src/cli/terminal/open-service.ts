import { existsSync } from "node:fs";
import { createPageFetcher } from "../../app/fetch-page.ts";
import { openStore } from "../../app/open-store.ts";
import { createFileReader } from "../../app/reader/file-reader.ts";
import { createService, type Service, type ServiceOptions } from "../../app/service.ts";
import type { WorkerData } from "../../app/worker/serve-tasks.ts";
import { createHeavyWorker } from "../../app/worker/worker.ts";
import type { ReadFile, ServerFacts } from "../../operation/handler.ts";
import type { Settings } from "../../platform/config.ts";
import type { Log } from "../../platform/logger.ts";
import { createSystemRuntime } from "../../platform/runtime.ts";
import { createSystemTimers } from "../../platform/timers.ts";
import { secureFolder } from "../../store/sqlite/connection/data-dir.ts";
import { wantedDriver } from "../../store/sqlite/driver/driver.ts";
import type { Database } from "../../store/sqlite/driver/types.ts";

/** The thread does one task after the other. */
const THREAD_CONNECTIONS = 2;

/** Opens the database of the settings and wires the program to it, heavy work in a thread. Throws UnusableDatabase. */
export async function openThreadedService(
  settings: Settings,
  server: ServerFacts,
  log: Log,
  { allowFetch = false, telemetry }: Pick<OpenOptions, "allowFetch" | "telemetry"> = {},
): Promise<Service> {
  const { databaseFile: file, databaseUrl: url } = settings;
  const database = url === undefined ? { file } : { url, connections: THREAD_CONNECTIONS };
  const data: WorkerData = { database, sqliteDriver: wantedDriver() };
  // In a working copy that was not built there is no such script: all work is then done on the event loop.
  const script = new URL("worker.js", import.meta.url);
  if (!existsSync(script)) return openService(settings, server, log, { allowFetch, telemetry });
  const heavyWorker: ServiceOptions["heavyWorker"] = (options) =>
    createHeavyWorker({ ...options, script, data, timers: createSystemTimers() });
  return openService(settings, server, log, { allowFetch, telemetry, heavyWorker });
}

export interface OpenOptions extends Pick<ServiceOptions, "heavyWorker" | "print"> {
  telemetry?: ServiceOptions["telemetry"] | undefined;
  allowFetch?: boolean;
  /** Opened in place of the file: a copy in memory, or an empty database there. */
  image?: Database | typeof IN_MEMORY | undefined;
}

/** A database of no file. */
export const IN_MEMORY = ":memory:";

/** The same with all work on the event loop, for commands that do one thing. */
export async function openService(
  { dataDir, databaseFile, databaseUrl, databaseConnections, secret }: Settings,
  server: ServerFacts,
  log: Log,
  { allowFetch = false, heavyWorker, telemetry, image, print }: OpenOptions = {},
): Promise<Service> {
  const isFile = image !== IN_MEMORY && databaseUrl === undefined;
  const repaired = isFile ? secureFolder(dataDir) : undefined;
  if (repaired !== undefined) log.warn(repaired);
  const runtime = createSystemRuntime();
  const inFile = { file: image ?? databaseFile };
  const database =
    image === undefined && databaseUrl !== undefined
      ? { url: databaseUrl, connections: databaseConnections }
      : inFile;
  const store = await openStore(database, runtime.timers);
  const { addressesOf: lookup, timers } = runtime;
  const fetchPage = allowFetch ? createPageFetcher({ lookup, timers, rules: () => server }) : undefined;
  return createService({
    ...{ store, runtime, server, log, fetchPage, secret, readFile: fileReader(timers) },
    ...(heavyWorker && { heavyWorker }),
    ...(telemetry && { telemetry }),
    ...(print && { print }),
  });
}

/** What reads the files that are given to the program, each in a process of its own. */
export function fileReader(timers = createSystemTimers()): ReadFile {
  return createFileReader({ script: new URL("reader.js", import.meta.url), timers });
}
