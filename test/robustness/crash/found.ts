import { join } from "node:path";
import Sqlite from "better-sqlite3";

export interface Found {
  /** How often each token is there, with the ids it is under. */
  ids: Map<string, string[]>;
  timelineEventIds: string[];
  problems: string[];
  pending: number;
}

const tokens = `select json_extract(event_data, '$.token') as token, id from timeline_events
    where event_type = 'crash.write'
  union all select replace(replace(content_text, 'Remember ', ''), ' whatever happens', ''), id from memory_nodes
    where content_text like 'Remember %'
  union all select json_extract(body, '$.title'), id from documents where kind = 'job'`;

/** Everything written, straight from the file, and all that SQLite and its full-text index find wrong with it. */
export function readFound(dataDir: string): Found {
  return withDatabase(dataDir, (database) => {
    const ids = new Map<string, string[]>();
    for (const { token, id } of database.prepare<[], { token: string; id: string }>(tokens).all())
      ids.set(token, [...(ids.get(token) ?? []), id]);
    const list = (sql: string) => database.prepare<[], string>(sql).pluck().all();
    return {
      ids,
      timelineEventIds: list("select id from timeline_events"),
      problems: [
        ...list("pragma integrity_check").filter((line) => line !== "ok"),
        ...list("pragma foreign_key_check"),
        ...list("select position from memory_nodes where position not in (select rowid from memory_search)"),
        ...list("select rowid from memory_search where rowid not in (select position from memory_nodes)"),
        ...indexProblem(database),
      ],
      pending: list("select id from deliveries where status = 'pending'").length,
    };
  });
}

function indexProblem(database: Sqlite.Database): string[] {
  try {
    database.exec("insert into memory_search (memory_search, rank) values ('integrity-check', 1)");
    return [];
  } catch (error) {
    return [String(error)];
  }
}

/** Lets the leases of processes that are gone run out, as waiting would. */
export function passLeases(dataDir: string, alive: readonly number[]): void {
  withDatabase(dataDir, (database) => {
    const rows = database
      .prepare<[], { id: string; leased_by: string }>(
        "select id, leased_by from deliveries where leased_by is not null",
      )
      .all();
    const end = database.prepare(
      "update deliveries set leased_until = '2000-01-01T00:00:00.000Z' where id = ?",
    );
    for (const { id, leased_by } of rows) {
      if (!alive.some((pid) => leased_by.includes(`:${pid}:`))) end.run(id);
    }
  });
}

export function pendingDeliveries(dataDir: string): number {
  return withDatabase(dataDir, (database) =>
    Number(database.prepare("select count(*) from deliveries where status = 'pending'").pluck().get()),
  );
}

function withDatabase<T>(dataDir: string, work: (database: Sqlite.Database) => T): T {
  const database = new Sqlite(join(dataDir, "career-context.db"), { fileMustExist: true, timeout: 10_000 });
  try {
    return work(database);
  } finally {
    database.close();
  }
}
