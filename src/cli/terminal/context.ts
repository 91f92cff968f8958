import type { Service } from "../../app/service.ts";
import type { Operation } from "../../operation/definition.ts";
import type { Actor } from "../../operation/handler.ts";
import type { Call, Reply } from "../../operation/types.ts";
import { readSettings, type SettingFlags, type Settings } from "../../platform/config.ts";
import { createLog, type Log } from "../../platform/logger.ts";
import { createSystemTimers } from "../../platform/runtime.ts";
import { UsageError } from "../../platform/usage-error.ts";
import type { Store } from "../../store/ports/store.ts";
import { databaseExists } from "../../store/sqlite/connection/data-dir.ts";
import { imageOf, imageOfOlder } from "../../store/sqlite/maintenance/image.ts";
import { IN_MEMORY, openData } from "./files/open-data.ts";
import { logFormat } from "./flag-values.ts";
import type { OpenOptions } from "./open-service.ts";

export const LOCAL_USER = "local";

/** Opens the data folder for a command, runs `work` and closes it again. */
export async function withService<T>(
  flags: SettingFlags,
  work: (service: Service, settings: Settings) => Promise<T>,
  options: Pick<OpenOptions, "allowFetch"> = {},
): Promise<T> {
  const settings = readSettings(flags);
  return closing(await openForCommand(settings, options), async (service) => {
    await ensureLocalUser(service);
    return work(service, settings);
  });
}

/**
 * The same for a command that only reads. It creates no database: `whenEmpty` then gets a sentence that says so, and
 * by default throws it as UsageError. An older database is not migrated.
 */
export async function withStoredData<T>(
  flags: SettingFlags,
  work: (service: Service) => Promise<T>,
  whenEmpty: (says: string) => T = refuseEmpty,
  options: Pick<OpenOptions, "print"> = {},
): Promise<T> {
  const settings = readSettings(flags);
  const { databaseFile, databaseUrl } = settings;
  if (databaseUrl !== undefined) return closing(await openForCommand(settings, options), work);
  if (databaseExists(databaseFile)) {
    return closing(await openForCommand(settings, { ...options, image: imageOfOlder(databaseFile) }), work);
  }
  return whenEmpty(nothingIn(settings));
}

/** The same for a command without operations: what operations need is not loaded. */
export async function withStore<T>(
  flags: SettingFlags,
  work: (store: Store) => Promise<T>,
  whenEmpty: (says: string) => T,
): Promise<T> {
  const settings = readSettings(flags);
  const { databaseFile, databaseUrl } = settings;
  const isFile = databaseUrl === undefined;
  if (isFile && !databaseExists(databaseFile)) return whenEmpty(nothingIn(settings));
  const image = isFile ? imageOfOlder(databaseFile) : undefined;
  return closing(await openData(settings, { log: commandLog(), timers: createSystemTimers(), image }), work);
}

function refuseEmpty(says: string): never {
  throw new UsageError(says);
}

function nothingIn({ dataDir }: Settings): string {
  return `There is nothing in ${dataDir} yet. Start it with career-context serve.`;
}

/** The same for a command that shows what it would do: without a database it runs on an empty one in memory. */
export async function withoutWriting<T>(
  flags: SettingFlags,
  work: (service: Service) => Promise<T>,
): Promise<T> {
  const settings = readSettings(flags);
  if (settings.databaseUrl !== undefined) return closing(await openForCommand(settings), work);
  if (databaseExists(settings.databaseFile)) {
    return closing(await openForCommand(settings, { image: imageOfOlder(settings.databaseFile) }), work);
  }
  return closing(await openForCommand(settings, { image: IN_MEMORY }), async (service) => {
    await ensureLocalUser(service);
    return work(service);
  });
}

/** The same for one whose operation writes: it writes to a copy in memory, which is discarded. */
export async function withCopy<T>(
  flags: SettingFlags,
  work: (service: Service) => Promise<T>,
  options: Pick<OpenOptions, "allowFetch"> = {},
): Promise<T> {
  const settings = readSettings(flags);
  const { databaseFile } = settings;
  requireFile(settings, "Nothing is tried out on a copy of it: try it with --data-dir FOLDER.");
  const image = databaseExists(databaseFile) ? imageOf(databaseFile) : IN_MEMORY;
  return closing(await openForCommand(settings, { ...options, image }), async (service) => {
    await ensureLocalUser(service);
    return work(service);
  });
}

async function openForCommand(settings: Settings, options: OpenOptions = {}): Promise<Service> {
  const server = { baseUrl: null, allowLoopbackTargets: true, webhookAllow: [] };
  // Loaded when used, because it loads all operations.
  const { openService } = await import("./open-service.ts");
  return openService(settings, server, commandLog(), options);
}

function commandLog(): Log {
  return createLog("warn", { format: logFormat(undefined, undefined) });
}

async function closing<Opened extends { close: () => Promise<void> }, T>(
  opened: Opened,
  work: (opened: Opened) => Promise<T>,
): Promise<T> {
  try {
    return await work(opened);
  } finally {
    await opened.close();
  }
}

/** Throws UsageError if the data are not in a file. `instead` says what to do. */
export function requireFile({ databaseUrl, place }: Settings, instead: string): void {
  if (databaseUrl !== undefined) throw new UsageError(`The data are in ${place}. ${instead}`);
}

/** Creates the user `local` if missing. */
export async function ensureLocalUser({ store, runtime }: Pick<Service, "store" | "runtime">): Promise<void> {
  if (await store.access.findUser(LOCAL_USER)) return;
  const createdAt = runtime.now().toISOString();
  await store.access.createUser({ id: LOCAL_USER, name: null, email: null, createdAt });
}

/** Calls an operation as a local user with every scope and returns the reply's data. Throws Error if it fails. */
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
  const actor = operatorAs(userId, service.scopes);
  return service.call({ operation, actor, requestId: service.runtime.newId("req"), input, ...more });
}

/** The administrator as the caller of an operation. */
export function operatorAs(userId: string, scopes: readonly string[]): Actor {
  return { userId, keyId: null, client: "command line", scopes: new Set(scopes), isOperator: true };
}

/** Throws UsageError if no user has this id. */
export async function requireUser({ store }: Service, userId: string): Promise<void> {
  if (await store.access.findUser(userId)) return;
  throw new UsageError(`Unknown user "${userId}": career-context users list shows the users.`);
}

/**
 * Prints lines to standard output in one write. Names and texts may come from callers, so control characters
 * (including line breaks) and bidirectional ones are printed as JSON escapes: a name cannot forge a row or
 * control the terminal. JSON output stays valid.
 */
export function print(...lines: readonly string[]): void {
  process.stdout.write(`${lines.map((line) => line.replace(obeyed, escaped)).join("\n")}\n`);
}

const obeyed = /[\p{Cc}\p{Bidi_Control}\u2028\u2029]/gu;

function escaped(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
}
