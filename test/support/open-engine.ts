import type { Store } from "../../src/store/ports/store.ts";
import { openClient } from "../../src/store/sqlite/connection/client.ts";
import { copyInMemory } from "../../src/store/sqlite/driver/driver.ts";
import type { Database } from "../../src/store/sqlite/driver/types.ts";
import { createSqliteStore } from "../../src/store/sqlite/store.ts";
import { watchedForRest } from "./busy-store.ts";
import { byDefault, type Engine } from "./engine.ts";
import { type Image, type Inside, insidePostgres, insideSqlite } from "./inside.ts";
import { openTestPostgres, tempPostgres } from "./postgres/database.ts";
import { keptPostgres } from "./postgres/kept.ts";
import { testStoreOptions } from "./store.ts";
import { tempDatabase } from "./temp-file.ts";

/** Where data can be opened more than once: a file, or the address of a database. It goes with the test. */
export async function tempPlace(engine: Engine = byDefault): Promise<string> {
  return engine === "postgres" ? tempPostgres() : tempDatabase();
}

export interface Opened {
  store: Store;
  /** To look past the store. */
  inside: Inside;
  /** The connection under a store of SQLite. */
  sqlite?: Database;
  /** Opens the same data once more; of a database in memory there is none. */
  place: string;
}

/** Opens a store on a place, or on one of its own that goes with the test. */
export async function openEngine({
  engine = byDefault,
  place,
  image,
  onStatement,
}: {
  engine?: Engine | undefined;
  place?: string | undefined;
  image?: Image | undefined;
  onStatement?: ((statement: string) => void) | undefined;
}): Promise<Opened> {
  if (place?.startsWith("postgres:") || onStatement !== undefined) {
    const url = place ?? (await tempPostgres());
    const store = watchedForRest(await openTestPostgres(url, onStatement));
    return { store, inside: insidePostgres(url), place: url };
  }
  if (engine === "postgres" && place === undefined) {
    const { store, url } = await keptPostgres(image instanceof Map ? image : new Map());
    return { store: watchedForRest(store), inside: insidePostgres(url), place: url };
  }
  const client = openClient(place ?? copyInMemory(image && "prepare" in image ? image : emptyImage()));
  const store = createSqliteStore(client, testStoreOptions());
  const { sqlite } = client;
  return { store, inside: insideSqlite(sqlite), sqlite, place: sqlite.name };
}

let empty: Database | undefined;

/** An empty database of the newest schema, migrated once in a worker. */
function emptyImage(): Database {
  empty ??= openClient(":memory:").sqlite;
  return empty;
}
