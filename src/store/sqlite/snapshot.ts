import { unavailable } from "../common/unavailable.ts";
import type { Snapshot } from "../ports/store.ts";
import { BUSY_MS, type Client } from "./connection/client.ts";
import { databaseReplaced } from "./connection/errors.ts";
import { copyInMemory, openDatabase } from "./driver/driver.ts";
import { drizzle } from "./driver/drizzle.ts";
import type { Database } from "./driver/types.ts";
import { repositories } from "./tx.ts";

/** Each snapshot holds a connection, and keeps the write-ahead log from being emptied. */
const MOST_OPEN = 8;

/** Opens snapshots: read transactions on their own connections, which do not block reads or writes. */
export function createSnapshots(client: Client): (userId: string) => Snapshot {
  const open = new Set<Database>();
  return (userId) => {
    if (open.size >= MOST_OPEN)
      throw unavailable("Too many exports are running. Try again in a moment.", "SNAPSHOTS", 5);
    if (!client.fileUnchanged()) throw databaseReplaced();
    const sqlite = readOnly(client);
    const bound = repositories({ ...client, sqlite, db: drizzle(sqlite) }, noDeletions)(userId);
    open.add(sqlite);
    const release = () => {
      if (!open.delete(sqlite)) return;
      bound.end();
      sqlite.close();
    };
    return { tx: bound.tx, release };
  };
}

function readOnly({ sqlite }: Client): Database {
  // An in-memory database allows no second connection, so its snapshot is a copy.
  const reader = sqlite.memory ? copyInMemory(sqlite) : openDatabase(sqlite.name, { readonly: true });
  try {
    reader.pragma(`busy_timeout = ${BUSY_MS}`);
    reader.exec("begin");
    // The transaction's state is fixed by its first read.
    reader.prepare("select 1 from users limit 1").get();
    return reader;
  } catch (error) {
    reader.close();
    throw error;
  }
}

const noDeletions = { rowsDeleted: () => undefined, accountDeleted: () => undefined };
