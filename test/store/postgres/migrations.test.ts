import { expect, onTestFinished, test, vi } from "vitest";
import { UnusableDatabase } from "../../../src/store/common/unusable.ts";
import { MIGRATION_LOCK, migrate } from "../../../src/store/postgres/connection/migrate.ts";
import { openDatabase, schemaOf } from "../../../src/store/postgres/connection/open.ts";
import { openPool } from "../../../src/store/postgres/connection/pool.ts";
import { cluster } from "../../support/postgres/cluster.ts";
import { openTestPostgres, tempPostgres, withPostgres } from "../../support/postgres/database.ts";
import { administrator, urlOf } from "../../support/postgres/prepare.ts";
import { AT, job } from "../contract/records.ts";

async function opened(url: string) {
  const pool = await openDatabase(url, 2);
  onTestFinished(() => pool.end());
  return pool;
}

withPostgres("the schema of a PostgreSQL database", () => {
  test("six that start at once make it once, and all can use it", async () => {
    const url = await tempPostgres({ migrated: false });
    const pools = await Promise.all(Array.from({ length: 6 }, () => opened(url)));
    for (const pool of pools) expect(await pool`select count(*) as n from users`).toEqual([{ n: 0 }]);
    expect(
      await pools[0]?.unsafe("select count(*) as n, max(version) as version from career_context_schema"),
    ).toEqual([{ n: 1, version: (await schemaOf(url)).newest }]);
  });

  test("who has looked at it, and then waits for another to make it, sees what was made", async () => {
    const url = await tempPostgres({ migrated: false });
    const [holder, ...starting] = [1, 2, 3].map(() => openPool(url, 1));
    onTestFinished(async () => void (await Promise.all([holder, ...starting].map((pool) => pool?.end()))));
    // So small a change that the server does not wake the others to hear of it.
    const migrated = await holder?.begin(async (handle) => {
      await handle.unsafe("select pg_advisory_xact_lock($1)", [MIGRATION_LOCK]);
      const both = Promise.all(starting.map((pool) => migrate(pool, ["create table users (id integer)"])));
      both.catch(() => undefined);
      await vi.waitFor(async () => {
        const waiting = await handle`select 1 from pg_locks where locktype = 'advisory' and not granted`;
        expect(waiting).toHaveLength(2);
      }, 20_000);
      return { both };
    });
    await migrated?.both;
    for (const pool of starting) expect(await pool`select count(*) as n from users`).toEqual([{ n: 0 }]);
  });

  test("looking at it makes nothing", async () => {
    const url = await tempPostgres({ migrated: false });
    expect(await schemaOf(url)).toMatchObject({ version: 0 });
    expect(await schemaOf(url)).toMatchObject({ version: 0 });
  });

  test("one of a newer program, one with tables of another, and one that is not there are told apart", async () => {
    const newer = await tempPostgres();
    const pool = await opened(newer);
    await pool`update career_context_schema set version = 99`;
    await expect(openDatabase(newer)).rejects.toThrow(/newer career-context \(schema 99/);

    const foreign = await tempPostgres({ migrated: false });
    const admin = administrator(await cluster(), new URL(foreign).pathname.slice(1));
    await admin`create table users (id integer)`;
    await admin.end();
    await expect(openDatabase(foreign)).rejects.toThrow(/another program/);

    const nowhere = new URL(foreign);
    nowhere.pathname = "/none_such";
    await expect(openDatabase(nowhere.href)).rejects.toThrow(/create it/);
    await expect(openDatabase(nowhere.href)).rejects.toThrow(UnusableDatabase);
  });

  test("a role that row-level security does not bind is not let in, and no password is repeated", async () => {
    const { pathname } = new URL(await tempPostgres());
    const found = await cluster();
    await expect(openDatabase(urlOf(found, pathname.slice(1), "postgres"))).rejects.toThrow(
      /bypasses row-level security/,
    );
    const wrong = await openDatabase(urlOf({ ...found, password: "geheim" }, pathname.slice(1))).catch(
      String,
    );
    expect(wrong).toMatch(/password and rights/);
    expect(wrong).not.toContain("geheim");
  });

  test("documents that are not in the index come into it with the next migration", async () => {
    const url = await tempPostgres();
    const store = await openTestPostgres(url);
    for (const id of ["usr_a", "usr_b"]) {
      await store.access.createUser({ id, name: null, email: null, createdAt: AT });
      await store.write(id, (tx) => tx.jobs.put({ ...job(`job_of_${id}`, id), title: "Violinist" }));
    }
    const pool = await opened(url);
    await pool.begin(async (handle) => {
      for (const id of ["usr_a", "usr_b"]) {
        await handle`select set_config('app.user_id', ${id}, true)`;
        await handle`delete from document_entries`;
      }
    });
    const search = (id: string) =>
      store.read(id, (tx) =>
        tx.documentSearch.search({ terms: [{ word: "violinist", synonyms: [] }], kinds: ["job"], limit: 5 }),
      );
    expect((await search("usr_a")).found).toEqual([]);
    await pool`update career_context_schema set version = version - 1`;
    // What the newest migration made.
    await pool`drop index documents_stage`;
    await openDatabase(url, 1).then((again) => again.end());
    for (const id of ["usr_a", "usr_b"])
      expect((await search(id)).found.map((found) => found.id)).toEqual([`job_of_${id}`]);
  });
});
