import { expect, onTestFinished, test } from "vitest";
import { operations } from "../../src/domain/index.ts";
import { driver } from "../../src/store/sqlite/driver/driver.ts";
import type { Database } from "../../src/store/sqlite/driver/types.ts";
import { start } from "../support/harness.ts";
import { restRequest } from "../support/net/rest-request.ts";
import { sampleOf } from "../support/samples/operations.ts";

/** Tables with a few small rows of each user, read whole where the question is about all users. */
const readWhole = [
  // Which subscriptions of anybody have deliveries due.
  "webhooks",
  // Who takes part in the pool of similar paths.
  "data_sharing",
];

/** Statements prepared from now on, by any connection, until the test ends. */
function watchStatements(): Set<string> {
  const seen = new Set<string>();
  const used = driver();
  const { open, copy } = used;
  const watched = (database: Database): Database => {
    database.prepare = new Proxy(database.prepare, {
      apply(target, connection, [source]) {
        seen.add(String(source));
        return Reflect.apply(target, connection, [source]);
      },
    });
    return database;
  };
  used.open = (...args) => watched(open(...args));
  used.copy = (database) => watched(copy(database));
  onTestFinished(() => void Object.assign(used, { open, copy }));
  return seen;
}

/** Tables whose rows belong to a user. */
function userTables(sqlite: Database): string[] {
  const owned = sqlite
    .prepare<[], string>(
      "select m.name from sqlite_schema m join pragma_table_info(m.name) c where m.type = 'table' and c.name = 'user_id'",
    )
    .pluck();
  return owned.all();
}

/** Steps of a statement's plan that read a whole table of users' rows. */
function fullScans(sqlite: Database, source: string, tables: readonly string[]): string[] {
  const unnamed = source.replace(/[@:][a-z]\w*/gi, "?");
  const parameters = Array.from({ length: unnamed.split("?").length - 1 }, () => 1);
  const details = sqlite
    .prepare<number[], { detail: string }>(`explain query plan ${unnamed}`)
    .all(...parameters)
    .map(({ detail }) => detail);
  return details.filter((detail) => tables.some((table) => new RegExp(`^SCAN ${table}\\b`).test(detail)));
}

test("no operation reads through all rows of a table with users' data", async () => {
  const seen = watchStatements();
  const h = await start({ engine: "sqlite" });
  const { sqlite } = h;
  if (!sqlite) throw new Error("The program was started on SQLite.");
  const begun = seen.size;
  for (const operation of operations) {
    const sample = sampleOf(operation.name);
    const person = await h.newPerson();
    const input = { ...(await sample.prepare?.(h, person)), ...sample.input };
    const { path, ...sent } = restRequest(operation, input);
    await h.send(operation.http.method, path, { key: person.key, ...sent });
  }
  await h.service.evaluateAll();
  expect(seen.size).toBeGreaterThan(begun + 20);
  const tables = userTables(sqlite).filter((table) => !readWhole.includes(table));
  expect(tables).toContain("timeline_events");
  const readable = [...seen].filter((source) => /^\s*(select|with|update|delete|insert)/i.test(source));
  const scanning = readable.flatMap((source) =>
    fullScans(sqlite, source, tables).map((step) => `${step}: ${source}`),
  );
  expect(scanning).toEqual([]);
});
