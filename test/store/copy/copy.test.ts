import { describe, expect, test } from "vitest";
import * as postgres from "../../../db/postgres/schema.ts";
import * as sqlite from "../../../db/sqlite/schema.ts";
import {
  catalogTables,
  copiedTables,
  derivedTables,
  tablesOfProcesses,
} from "../../../src/store/common/copy/tables.ts";
import { userTables } from "../../../src/store/common/user-tables.ts";
import { openDatabase } from "../../../src/store/sqlite/driver/driver.ts";
import { fakeRuntime } from "../../support/fake-runtime.ts";
import { start } from "../../support/harness.ts";
import { tempPostgres, withPostgres } from "../../support/postgres/database.ts";
import { tempDatabase } from "../../support/temp-file.ts";
import { atUrl, copied, inFile } from "./ends.ts";
import { answers, fill, hostile } from "./filled.ts";

describe("the list of what is copied", () => {
  const left = Object.values(userTables).flatMap((one) => ("stays" in one ? [one.table] : []));
  const known = [...copiedTables, ...catalogTables].map(({ table }) => String(table));

  test.each([
    ["SQLite", sqlite],
    ["PostgreSQL", postgres],
  ])("has every table of %s, or says why it stays", (_, schema) => {
    const derived = derivedTables.filter((name) => name in schema);
    expect(Object.keys(schema).toSorted()).toEqual(
      [...known, ...left, ...derived, ...tablesOfProcesses].toSorted(),
    );
  });
});

/** Everything that two files must have alike: positions count from a number that each file gives its users. */
function contentOf(file: string) {
  const database = openDatabase(file, { readonly: true });
  const names = database
    .prepare<[], string>("select name from sqlite_schema where type = 'table' and name not like 'sqlite_%'")
    .pluck()
    .all();
  const own =
    /^(web_sessions|sign_in_codes|forget_previews|shared_secrets|turns|memory_owners|document_entries|(?:memory|document)_search_\w+|catalogue_titles_\w+)$/;
  const rows = names
    .filter((name) => !own.test(name))
    .map((name): [string, string[]] => {
      const id = name === "memory_search" ? "rowid % 4294967296 as place," : "";
      const found = database.prepare<[], Record<string, unknown>>(`select ${id} * from "${name}"`).all();
      const alike = found.map(({ revision: _, position, ...row }) =>
        JSON.stringify({ ...row, ...(name === "memory_nodes" && { place: Number(position) % 2 ** 32 }) }),
      );
      return [name, alike.toSorted()];
    });
  database.close();
  return Object.fromEntries(rows);
}

withPostgres("SQLite to PostgreSQL and back", () => {
  test("gives equal digests, equal rows with their indexes, and equal answers", async () => {
    const [first, last] = [tempDatabase(), tempDatabase()];
    const runtime = fakeRuntime();
    const h = await start({ engine: "sqlite", place: first, runtime });
    const { people, rich } = await fill(h);
    await h.service.accessLog.flush();
    const asked = [rich, ...people.slice(0, 8)];
    const before = [];
    for (const person of asked) before.push(await answers(h, person));
    await h.close();

    const url = await tempPostgres({ migrated: false });
    const there = await copied(inFile(first), atUrl(url));
    const back = await copied(atUrl(url), inFile(last));
    expect(there.length).toBe(people.length + 1);
    expect(back).toEqual(there);
    const [content, again] = [contentOf(first), contentOf(last)];
    for (const [name, rows] of Object.entries(content)) {
      expect(rows.length, name).toBeGreaterThan(0);
      expect(again[name], name).toEqual(rows);
    }
    expect(JSON.stringify(content.timeline_events)).toContain(hostile.emoji.slice(0, 4));

    for (const place of [url, last]) {
      const other = await start({ place, runtime: fakeRuntime(runtime.moment()) });
      for (const [at, person] of asked.entries()) {
        const after = await answers(other, person);
        for (const [name, text] of before[at] ?? [])
          expect(after.get(name), `${place === url ? "PostgreSQL" : "SQLite"} ${name}`).toBe(text);
      }
      await other.close();
    }
  });
});
