import { join } from "node:path";
import { openDatabase } from "../../../src/store/sqlite/driver/driver.ts";
import type { Database } from "../../../src/store/sqlite/driver/types.ts";
import { insidePostgres } from "../../support/inside.ts";

export interface Found {
  /** How often each token is there, with the ids it is under. */
  ids: Map<string, string[]>;
  timelineEventIds: string[];
  problems: string[];
  pending: number;
}

/** Everything written, past the program, and all that the engine and the index of words find wrong with it. */
export async function readFound(place: string): Promise<Found> {
  const ids = new Map<string, string[]>();
  const note = (token: string, id: string) => ids.set(token, [...(ids.get(token) ?? []), id]);
  const list = async (sql: string) => (await rowsIn<{ id: string }>(place, sql)).map(({ id }) => id);
  const said = (sql: string) => rowsIn<{ said: string; id: string }>(place, sql);
  for (const row of await said(
    "select event_data as said, id from timeline_events where event_type = 'crash.write'",
  ))
    note(JSON.parse(row.said).token, row.id);
  for (const row of await said("select content_text as said, id from memory_nodes"))
    for (const [, token = ""] of row.said.matchAll(/^Remember (\S+) whatever happens$/g)) note(token, row.id);
  for (const row of await said("select body as said, id from documents where kind = 'job'"))
    note(JSON.parse(row.said).title, row.id);
  return {
    ids,
    timelineEventIds: await list("select id from timeline_events"),
    problems: await (isPostgres(place) ? postgresProblems(list) : sqliteProblems(place, list)),
    pending: (await list("select id from deliveries where status = 'pending'")).length,
  };
}

type List = (sql: string) => Promise<string[]>;

async function sqliteProblems(place: string, list: List): Promise<string[]> {
  return [
    ...withFile(place, (database) => pragmas(database)),
    ...(await list(
      "select position as id from memory_nodes where position not in (select rowid from memory_search)",
    )),
    ...(await list(
      "select rowid as id from memory_search where rowid not in (select position from memory_nodes)",
    )),
    ...(await list(
      `select id from documents where kind <> 'checkpoint' and id not in (
         select document_id from document_entries join document_search on document_search.rowid = position)`,
    )),
    ...(await list(
      "select rowid as id from document_search where rowid not in (select position from document_entries)",
    )),
  ];
}

function pragmas(database: Database): string[] {
  const say = (pragma: string) => database.prepare<[], string>(`pragma ${pragma}`).pluck().all();
  return [
    ...say("integrity_check").filter((line) => line !== "ok"),
    ...say("foreign_key_check"),
    ...indexProblem(database, "memory_search"),
    ...indexProblem(database, "document_search"),
  ];
}

function indexProblem(database: Database, index: string): string[] {
  try {
    database.exec(`insert into ${index} (${index}, rank) values ('integrity-check', 1)`);
    return [];
  } catch (error) {
    return [String(error)];
  }
}

/** Whether the index has something of each memory, nothing of others, and counts them as they are. */
async function postgresProblems(list: List): Promise<string[]> {
  const same = "w.user_id = n.user_id and w.position = n.position";
  return [
    ...(await list(
      `select id from memory_nodes n where not exists (select 1 from memory_words w where ${same})`,
    )),
    ...(await list(
      `select word as id from memory_words w where not exists (select 1 from memory_nodes n where ${same})`,
    )),
    ...(await list(
      `select id from documents d where kind <> 'checkpoint' and not exists (
         select 1 from document_entries e where e.user_id = d.user_id and e.document_id = d.id)`,
    )),
    ...(await list(
      `select o.user_id as id from memory_owners o where (nodes, words) is distinct from
         (select (count(*), coalesce(sum(length), 0)::bigint) from memory_nodes n where n.user_id = o.user_id)`,
    )),
  ];
}

/** Lets the leases of processes that are gone run out, as waiting would. */
export async function passLeases(place: string, alive: readonly number[]): Promise<void> {
  const leased = await rowsIn<{ id: string; by: string }>(
    place,
    "select id, leased_by as by from deliveries where leased_by is not null",
  );
  for (const { id } of leased.filter((row) => !alive.some((pid) => row.by.includes(`:${pid}:`))))
    await changeIn(
      place,
      `update deliveries set leased_until = '2000-01-01T00:00:00.000Z' where id = '${id}'`,
    );
}

export async function pendingDeliveries(place: string): Promise<number> {
  return (await rowsIn(place, "select id from deliveries where status = 'pending'")).length;
}

function isPostgres(place: string): boolean {
  return place.startsWith("postgres:");
}

function rowsIn<Row extends object>(place: string, sql: string): Promise<Row[]> {
  if (isPostgres(place)) return insidePostgres(place).rows<Row>(sql);
  return Promise.resolve(withFile(place, (database) => database.prepare<[], Row>(sql).all()));
}

async function changeIn(place: string, sql: string): Promise<void> {
  if (isPostgres(place)) await insidePostgres(place).change(sql);
  else withFile(place, (database) => void database.exec(sql));
}

function withFile<T>(dataDir: string, work: (database: Database) => T): T {
  const database = openDatabase(join(dataDir, "career-context.db"), { fileMustExist: true, timeout: 10_000 });
  try {
    return work(database);
  } finally {
    database.close();
  }
}
