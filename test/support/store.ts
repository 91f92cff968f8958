import { readBuiltInCatalog } from "../../src/platform/built-in-catalog.ts";
import { createSystemTimers } from "../../src/platform/runtime.ts";
import type { FileStore } from "../../src/store/ports/store.ts";
import { openSqliteStore, type SqliteStoreOptions } from "../../src/store/sqlite/store.ts";

/** What the program gives its store. Another connection holds a lock in real time, and so it is waited for. */
export function testStoreOptions(): SqliteStoreOptions {
  return { timers: createSystemTimers(), builtInCatalog: readBuiltInCatalog };
}

/** A store as the program opens it. */
export function openTestStore(file = ":memory:", options: Partial<SqliteStoreOptions> = {}): FileStore {
  return openSqliteStore(file, { ...testStoreOptions(), ...options });
}
