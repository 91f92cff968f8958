import type postgres from "postgres";
import { onTestFinished } from "vitest";
import { readBuiltInCatalog } from "../../../src/platform/built-in-catalog.ts";
import type { Store } from "../../../src/store/ports/store.ts";
import { openPostgresStore } from "../../../src/store/postgres/store.ts";
import { untilRest } from "../busy-store.ts";
import { administratorAt } from "./administrator-at.ts";
import { makeDatabase } from "./database.ts";

interface Kept {
  url: string;
  store: Store;
}

/** Those of this worker that no test uses just now. */
const free: Kept[] = [];

/**
 * A database that holds the rows of an image, with a store on it, for this test alone as long as it runs. It is emptied
 * and used again, since a fresh one and its first statements take longer than most tests; it ends with the run's server.
 */
export async function keptPostgres(image: ReadonlyMap<string, string>): Promise<Kept> {
  const { url, store } = free.pop() ?? (await make());
  let snapshots = 0;
  onTestFinished(async () => {
    // A snapshot that nobody released holds its connection, and a place among the few that there are.
    if (snapshots > 0) return store.close();
    // What a request left under way would leave a row behind, such as a turn that nobody ends.
    await untilRest();
    await empty(url);
    free.push({ url, store });
  });
  if (image.size > 0) await fill(url, image);
  const snapshot: Store["snapshot"] = async (userId) => {
    const { tx, release } = await store.snapshot(userId);
    let isHeld = true;
    snapshots += 1;
    const once = () => {
      if (isHeld) snapshots -= 1;
      isHeld = false;
      release();
    };
    return { tx, release: once };
  };
  // What a test closes is closed for that test.
  return { url, store: { ...store, snapshot, close: async () => undefined } };
}

async function make(): Promise<Kept> {
  const url = await makeDatabase();
  return { url, store: await openPostgresStore(url, { builtInCatalog: readBuiltInCatalog, connections: 5 }) };
}

/** Takes every row out of a database. */
function empty(url: string): Promise<void> {
  return asReplica(url, async (admin) => void (await admin.unsafe(emptying)));
}

function fill(url: string, image: ReadonlyMap<string, string>): Promise<void> {
  return asReplica(url, async (admin) => {
    for (const [table, rows] of image)
      await admin.unsafe(
        `insert into "${table}" select * from json_populate_recordset(null::"${table}", $1::text::json)`,
        [rows],
      );
  });
}

/** Changes rows as they are: what refers to what is left aside. */
async function asReplica(
  url: string,
  work: (admin: postgres.TransactionSql) => Promise<void>,
): Promise<void> {
  await administratorAt(url).begin(async (handle) => {
    await handle
      .unsafe("set local lock_timeout = '10s'; set local session_replication_role = replica")
      .simple();
    await work(handle);
  });
}

const emptying = `do $$
  declare found text; is_filled boolean;
  begin
    for found in select tablename from pg_tables
      where schemaname = 'public' and tablename <> 'career_context_schema'
    loop
      execute format('select exists (select 1 from %I)', found) into is_filled;
      if is_filled then execute format('delete from %I', found); end if;
    end loop;
  end $$`;
