// Where the data of each engine are, and how a million people come there by rows.
import { statSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { dataFolder } from "./deliveries.mjs";
import { root } from "./processes.mjs";

export const PEOPLE = 1_000_000;

/** An engine: the flags of commands, what the store opens, its size in bytes, and how people are added by rows. */
export function sqlitePlace(dataDir) {
  const { flags, store } = dataFolder(dataDir);
  const Database = createRequire(join(root, "package.json"))("better-sqlite3");
  const inFile = (work) => {
    const db = new Database(store);
    try {
      return work(db);
    } finally {
      db.close();
    }
  };
  return {
    name: "SQLite",
    flags,
    store,
    size: async () => {
      inFile((db) => db.pragma("wal_checkpoint(truncate)"));
      return statSync(store).size;
    },
    addPeople: async () =>
      inFile((db) => {
        db.exec(
          `insert into users (id, name, created_at) with recursive n(i) as (select 1 union all select i + 1 from n where i < ${PEOPLE}) select 'usr_row_' || i, 'Row', '2026-01-01T00:00:00.000Z' from n`,
        );
        db.exec(
          `insert into api_keys (id, user_id, hash, prefix, name, scopes, hourly_limit, created_at) select 'key_row_' || id, id, 'hash_' || id, 'sk_row', 'row', '[]', 1000, created_at from users where id like 'usr_row_%'`,
        );
      }),
  };
}

/** The same of a database that `startCluster` gives. */
export function postgresPlace({ url, admin, pid }) {
  return {
    name: "PostgreSQL",
    database: pid,
    flags: ["--database", url],
    store: url,
    size: async () => {
      await admin.unsafe("vacuum analyze");
      const [{ size }] = await admin`select pg_database_size('career')::float8 as size`;
      return size;
    },
    addPeople: async () => {
      await admin.unsafe(
        `insert into users (id, name, created_at) select 'usr_row_' || i, 'Row', '2026-01-01T00:00:00.000Z' from generate_series(1, ${PEOPLE}) as i`,
      );
      await admin.unsafe(
        "insert into api_keys (id, user_id, hash, prefix, name, scopes, hourly_limit, created_at) select 'key_row_' || id, id, 'hash_' || id, 'sk_row', 'row', '[]', 1000, created_at from users where id like 'usr_row_%'",
      );
    },
  };
}
