import { existsSync } from "node:fs";
import { createFileReader } from "../../app/reader/file-reader.ts";
import { createService, type Service, type ServiceOptions } from "../../app/service.ts";
import type { WorkerData } from "../../app/worker/serve-tasks.ts";
import { createHeavyWorker } from "../../app/worker/worker.ts";
import type { ReadFile, ServerFacts } from "../../operation/handler.ts";
import type { Settings } from "../../platform/config.ts";
import type { Log } from "../../platform/logger.ts";
import { createSystemRuntime, createSystemTimers } from "../../platform/runtime.ts";
import { wantedDriver } from "../../store/sqlite/driver/driver.ts";
import { type Image, openData } from "./files/open-data.ts";

/** The thread does one task after the other. */
const THREAD_CONNECTIONS = 2;

/**
 * Opens the configured database and wires the program to it, with heavy work in a thread. Throws
 * UnusableDatabase.
 */
export async function openThreadedService(
  settings: Settings,
  server: ServerFacts,
  log: Log,
  { allowFetch = false, telemetry }: Pick<OpenOptions, "allowFetch" | "telemetry"> = {},
): Promise<Service> {
  const { databaseFile: file, databaseUrl: url } = settings;
  const database = url === undefined ? { file } : { url, connections: THREAD_CONNECTIONS };
  const data: WorkerData = { database, sqliteDriver: wantedDriver() };
  // An unbuilt working copy has no such script. All work is then done on the event loop.
  const script = new URL("worker.js", import.meta.url);
  if (!existsSync(script)) return openService(settings, server, log, { allowFetch, telemetry });
  const heavyWorker: ServiceOptions["heavyWorker"] = (options) =>
    createHeavyWorker({ ...options, script, data, timers: createSystemTimers() });
  return openService(settings, server, log, { allowFetch, telemetry, heavyWorker });
}

export interface OpenOptions extends Pick<ServiceOptions, "heavyWorker" | "print"> {
  telemetry?: ServiceOptions["telemetry"] | undefined;
  allowFetch?: boolean;
  /** Opened in place of the file. */
  image?: Image | undefined;
}

/** The same with all work on the event loop, for short commands. */
export async function openService(
  settings: Settings,
  server: ServerFacts,
  log: Log,
  { allowFetch = false, heavyWorker, telemetry, image, print }: OpenOptions = {},
): Promise<Service> {
  const runtime = createSystemRuntime();
  const store = await openData(settings, { log, timers: runtime.timers, image });
  const { addressesOf: lookup, timers } = runtime;
  const fetching = allowFetch ? await import("../../app/fetch-page.ts") : undefined;
  const fetchPage = fetching?.createPageFetcher({ lookup, timers, rules: () => server });
  return createService({
    ...{ store, runtime, server, log, fetchPage, secret: settings.secret, readFile: fileReader(timers) },
    ...(heavyWorker && { heavyWorker }),
    ...(telemetry && { telemetry }),
    ...(print && { print }),
  });
}

export function fileReader(timers = createSystemTimers()): ReadFile {
  return createFileReader({ script: new URL("reader.js", import.meta.url), timers });
}
