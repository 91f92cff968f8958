import type { Store } from "../../../src/store/ports/store.ts";
import { insidePostgres } from "../../support/inside.ts";
import { openTestPostgres, tempPostgres, withPostgres } from "../../support/postgres/database.ts";
import { isolation } from "../contract/isolation.ts";
import { AT } from "../contract/records.ts";

/** A store on a database whose policies are taken away: a condition that a statement forgot shows there. */
async function open(): Promise<Store> {
  const url = await tempPostgres();
  await insidePostgres(url).change(`do $$ declare found text; begin
    for found in select tablename from pg_tables where schemaname = 'public' loop
      execute format('alter table %I disable row level security', found);
    end loop;
  end $$`);
  const store = await openTestPostgres(url);
  for (const id of ["usr_a", "usr_b"])
    await store.access.createUser({ id, name: null, email: null, createdAt: AT });
  return store;
}

withPostgres("PostgreSQL without row-level security, where each statement names the user by itself", () => {
  isolation(open);
});
