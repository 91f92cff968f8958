import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { placeOf } from "../../src/store/common/memories/thread.ts";
import { createMigrations, migrate } from "../../src/store/sqlite/connection/migrate.ts";
import { openDatabase } from "../../src/store/sqlite/driver/driver.ts";

const folder = join(import.meta.dirname, "..", "..", "db", "sqlite", "migrations");
const files = readdirSync(folder)
  .filter((name) => name.endsWith(".sql"))
  .sort();
const upTo = (count: number) =>
  createMigrations(count, (index) => readFileSync(join(folder, files[index] ?? ""), "utf8"));
const BEFORE = files.findIndex((name) => name.includes("memory_threads"));

test("nodes of before get the places that new ones get, and their words are found as before", () => {
  const sqlite = openDatabase(":memory:");
  onTestFinished(() => void sqlite.close());
  migrate(sqlite, upTo(BEFORE));
  const sources = [
    ["chat", "s1-t12"],
    ["chat", "no number"],
    ["chat", "7"],
    ["chat", "1234567890"],
    ["chat", "a1234567890"],
    [null, "alone-3"],
    ["chat", null],
    [null, null],
  ] as const;
  sqlite.exec("insert into users (id, created_at) values ('ada', '2024-01-01T00:00:00.000Z')");
  const insert = sqlite.prepare(
    "insert into memory_nodes values (?, ?, 'ada', 'note', '{}', 'x', 0.5, '2024-01-01T00:00:00.000Z', null, 0, ?, ?)",
  );
  const index = sqlite.prepare("insert into memory_search (rowid, text, around) values (?, ?, 'zither')");
  for (const [at, [sourceType, sourceId]] of sources.entries()) {
    insert.run(at + 1, `n${at}`, sourceType, sourceId);
    index.run(at + 1, at === 0 ? "我不想再上夜班" : "violin");
  }

  migrate(sqlite, upTo(files.length));
  const places = sqlite.prepare("select thread, turn from memory_nodes order by position").all();
  expect(places).toEqual(
    sources.map(([sourceType, sourceId]) =>
      placeOf({ ...(sourceType !== null && { sourceType }), ...(sourceId !== null && { sourceId }) }),
    ),
  );
  const found = (word: string) =>
    sqlite.prepare("select rowid from memory_search where memory_search match ?").pluck().all(`"${word}"`);
  expect(found("夜班")).toEqual([1]);
  expect(found("violins")).toHaveLength(sources.length - 1);
  expect(found("zither")).toEqual([]);
  sqlite.prepare("delete from memory_nodes where position = 1").run();
  expect(found("夜班"), "the trigger still takes words out").toEqual([]);
});
