import { expect, onTestFinished, test } from "vitest";
import { openPool, type Pool } from "../../../src/store/postgres/connection/pool.ts";
import { openTestPostgres, tempPostgres, withPostgres } from "../../support/postgres/database.ts";
import { fillUser } from "../contract/one-of-each.ts";
import { AT } from "../contract/records.ts";

/** Tables of nobody's own. */
const common = ["catalogue_sources", "catalogue_occupations", "catalogue_skills", "career_context_schema"];
/** What the processes share, which no user's transaction sees. */
const shared = ["shared_secrets", "turns"];
/** What is looked up before a user is known. */
const beforeAUser = [
  "access_log",
  "api_keys",
  "rate_windows",
  "sign_in_codes",
  "subject_links",
  "users",
  "web_sessions",
];

/** A database with two people who have one of everything, and its connections as the program has them. */
async function twoPeople(): Promise<Pool> {
  const url = await tempPostgres();
  const store = await openTestPostgres(url);
  for (const id of ["usr_a", "usr_b"]) {
    await store.access.createUser({ id, name: null, email: null, createdAt: AT });
    await fillUser(store, id);
    const session = { hash: `cookie of ${id}`, browser: "b", createdAt: AT, lastUsedAt: AT };
    await store.sessions.add({ id: `ses_${id}`, userId: id, ...session }, AT);
    await store.sessions.addCode({ hash: `code of ${id}`, userId: id, expiresAt: AT });
    await store.subjects.link({ id: `lnk_${id}`, userId: id, issuer: "i", subject: id, createdAt: AT });
    await store.access.record({
      lines: [],
      keysUsed: new Map(),
      windows: [{ keyId: `key_${id}`, startedAt: 1, used: 1 }],
    });
  }
  const pool = openPool(url, 2);
  onTestFinished(() => pool.end());
  return pool;
}

async function tables(pool: Pool): Promise<string[]> {
  const rows = await pool<
    { name: string }[]
  >`select tablename as name from pg_tables where schemaname = 'public'`;
  return rows.map(({ name }) => name).filter((name) => ![...common, ...shared].includes(name));
}

/** Whose rows a transaction with these settings finds in a table, with no condition at all. */
function owners(pool: Pool, table: string, settings: Record<string, string>): Promise<string[]> {
  return pool.begin(async (tx) => {
    for (const [name, value] of Object.entries(settings))
      await tx`select set_config(${`app.${name}`}, ${value}, true)`;
    const column = table === "users" ? "id" : "user_id";
    const rows = await tx.unsafe<{ owner: string }[]>(
      `select distinct ${column} as owner from ${table} order by 1`,
    );
    return rows.map(({ owner }) => owner);
  });
}

withPostgres("row-level security", () => {
  test("every table of people's rows forces it, on its owner too", async () => {
    const pool = await twoPeople();
    const free = await pool`
      select relname from pg_class c join pg_namespace n on n.oid = relnamespace
      where nspname = 'public' and relkind = 'r' and not (relrowsecurity and relforcerowsecurity)`;
    expect(free.map(({ relname }) => relname).sort()).toEqual(common.toSorted());
  });

  test("a statement without any condition finds the rows of the transaction's user alone", async () => {
    const pool = await twoPeople();
    for (const table of await tables(pool))
      expect(await owners(pool, table, { user_id: "usr_a" }), table).toEqual(["usr_a"]);
  });

  test("without a user only what is looked up before one is known is found, also after another's transaction", async () => {
    const pool = await twoPeople();
    for (const table of await tables(pool)) {
      await owners(pool, table, { user_id: "usr_a" });
      const found = beforeAUser.includes(table) ? ["usr_a", "usr_b"] : [];
      expect(await owners(pool, table, {}), table).toEqual(found);
    }
  });

  test.each([
    ["dispatcher", ["deliveries", "outbox_events", "webhooks", ...beforeAUser]],
    ["upkeep", ["changes", "forget_previews", "replies", ...beforeAUser]],
    ["pool", beforeAUser],
  ])("the task %s finds no more than it is for", async (task, seen) => {
    const pool = await twoPeople();
    for (const table of await tables(pool)) {
      const found = seen.includes(table) ? ["usr_a", "usr_b"] : [];
      expect(await owners(pool, table, { task }), table).toEqual(found);
    }
  });

  test("what the processes share is seen by no user's transaction, and changed by none", async () => {
    const url = await tempPostgres();
    const { coordination } = await openTestPostgres(url);
    const secret = await coordination.secret("shared by all");
    await coordination.takeTurn({ task: "daily", owner: "one", now: AT, until: AT });
    const pool = openPool(url, 1);
    onTestFinished(() => pool.end());
    for (const table of shared) {
      const counted = (user: string) =>
        pool.begin(async (tx) => {
          await tx`select set_config('app.user_id', ${user}, true)`;
          const found = (await tx.unsafe(`select * from ${table}`)).count;
          return [found, (await tx.unsafe(`delete from ${table}`)).count];
        });
      expect(await counted("usr_a"), table).toEqual([0, 0]);
      expect(await counted(""), table).toEqual([1, 1]);
    }
    expect(secret).toBe("shared by all");
  });

  test("no row of another's is written, changed or removed, whatever the statement says", async () => {
    const pool = await twoPeople();
    const asA = (statement: string) =>
      pool.begin(async (tx) => {
        await tx`select set_config('app.user_id', 'usr_a', true)`;
        return (await tx.unsafe(statement)).count;
      });
    for (const table of await tables(pool)) {
      const column = table === "users" ? "id" : "user_id";
      expect(await asA(`update ${table} set ${column} = ${column} where ${column} = 'usr_b'`), table).toBe(0);
      expect(await asA(`delete from ${table} where ${column} = 'usr_b'`), table).toBe(0);
    }
    await expect(
      asA(`insert into profiles (user_id, profile, updated_at) values ('usr_b', '{}', '')`),
    ).rejects.toThrow(/row-level security/);
    await expect(asA("update documents set user_id = 'usr_b'")).rejects.toThrow(/row-level security/);
  });
});
