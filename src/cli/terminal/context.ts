import { existsSync } from "node:fs";
import { createPageFetcher } from "../../app/fetch-page.ts";
import { createFileReader } from "../../app/reader/file-reader.ts";
import { createService, type Service, type ServiceOptions } from "../../app/service.ts";
import type { WorkerData } from "../../app/worker/serve-tasks.ts";
import { createHeavyWorker } from "../../app/worker/worker.ts";
import type { Operation } from "../../operation/definition.ts";
import type { ServerFacts } from "../../operation/handler.ts";
import type { Call, Reply } from "../../operation/types.ts";
import { readBuiltInCatalog } from "../../platform/built-in-catalog.ts";
import { readSettings, type SettingFlags, type Settings } from "../../platform/config.ts";
import { createLog, type Log } from "../../platform/logger.ts";
import { createSystemRuntime } from "../../platform/runtime.ts";
import { createSystemTimers } from "../../platform/timers.ts";
import { UsageError } from "../../platform/usage-error.ts";
import { databaseExists, secureFolder } from "../../store/sqlite/connection/data-dir.ts";
import { imageOfOlder } from "../../store/sqlite/maintenance/older.ts";
import { openSqliteStore } from "../../store/sqlite/store.ts";
import { logFormat } from "./log-format.ts";

export const LOCAL_USER = "local";

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

interface OpenOptions extends Pick<ServiceOptions, "heavyWorker"> {
  allowFetch?: boolean;
  /** Opened in place of the file: a copy in memory, or an empty database there. */
  image?: Buffer | typeof IN_MEMORY | undefined;
}

const IN_MEMORY = ":memory:";

/** The same with all work on the event loop, for commands that do one thing. */
function openService(
  { dataDir, databaseFile }: Settings,
  server: ServerFacts,
  log: Log,
  { allowFetch = false, heavyWorker, image }: OpenOptions = {},
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
  const readFile = createFileReader({ script: new URL("reader.js", import.meta.url), timers });
  return createService({
    ...{ store, runtime, server, log, fetchPage, readFile },
    ...(heavyWorker && { heavyWorker }),
  });
}

/** Opens the data folder for a command, runs `work` and closes it again. */
export async function withService<T>(
  flags: SettingFlags,
  work: (service: Service, settings: Settings) => Promise<T>,
): Promise<T> {
  const settings = readSettings(flags);
  return closing(openForCommand(settings), async (service) => {
    await ensureLocalUser(service);
    return work(service, settings);
  });
}

/**
 * The same for a command that only reads: where there is no database it creates none, and `whenEmpty` gets the sentence
 * that says so; one of an older version stays so.
 */
export async function withStoredData<T>(
  flags: SettingFlags,
  work: (service: Service) => Promise<T>,
  whenEmpty: (says: string) => T,
): Promise<T> {
  const settings = readSettings(flags);
  const { databaseFile } = settings;
  if (databaseExists(databaseFile)) {
    return closing(openForCommand(settings, imageOfOlder(databaseFile)), work);
  }
  return whenEmpty(`There is nothing in ${settings.dataDir} yet; career-context serve or demo begins it.`);
}

/** The same for a command that shows what it would do: without a database it is shown on an empty one in memory. */
export async function withoutWriting<T>(
  flags: SettingFlags,
  work: (service: Service) => Promise<T>,
): Promise<T> {
  const settings = readSettings(flags);
  if (databaseExists(settings.databaseFile)) {
    return closing(openForCommand(settings, imageOfOlder(settings.databaseFile)), work);
  }
  return closing(openForCommand(settings, IN_MEMORY), async (service) => {
    await ensureLocalUser(service);
    return work(service);
  });
}

function openForCommand(settings: Settings, image?: OpenOptions["image"]): Service {
  const server = { baseUrl: null, allowLoopbackTargets: true, webhookAllow: [] };
  return openService(settings, server, createLog("warn", { format: logFormat(undefined, undefined) }), {
    image,
  });
}

async function closing<T>(service: Service, work: (service: Service) => Promise<T>): Promise<T> {
  try {
    return await work(service);
  } finally {
    await service.close();
  }
}

/** Creates the user `local` where it does not exist. */
export async function ensureLocalUser({ store, runtime }: Pick<Service, "store" | "runtime">): Promise<void> {
  if (await store.access.findUser(LOCAL_USER)) return;
  const createdAt = runtime.now().toISOString();
  await store.access.createUser({ id: LOCAL_USER, name: null, email: null, createdAt });
}

/** Calls an operation as a local user with every scope; returns the reply's data. Throws Error where it fails. */
export async function runOperation(
  service: Service,
  userId: string,
  operation: Operation,
  input: Record<string, unknown>,
): Promise<unknown> {
  return (await callAsLocal(service, userId, operation, { input })).data;
}

/** The same with the whole reply. */
export async function callAsLocal(
  service: Service,
  userId: string,
  operation: Operation,
  { input = {}, ...more }: Partial<Pick<Call, "input" | "takesPieces">>,
): Promise<Reply> {
  await requireUser(service, userId);
  const actor = { userId, keyId: null, client: "command line", scopes: new Set(service.scopes) };
  const requestId = service.runtime.newId("req");
  return service.call({ operation, actor, requestId, input, ...more });
}

/** Throws UsageError where no user has this id. */
export async function requireUser({ store }: Service, userId: string): Promise<void> {
  if (await store.access.findUser(userId)) return;
  throw new UsageError(`Unknown user "${userId}": career-context users list shows the users.`);
}

/**
 * Prints one line to standard output. Names and texts may come from callers, so control and bidirectional characters
 * are printed as JSON escapes; JSON output stays valid.
 */
export function print(line = ""): void {
  process.stdout.write(`${line.replace(obeyed, escaped)}\n`);
}

const obeyed = /(?![\n\t])[\p{Cc}\p{Bidi_Control}]/gu;

function escaped(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
}
