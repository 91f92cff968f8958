import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { createMigrations, migrate } from "../../src/store/sqlite/connection/migrate.ts";
import { openDatabase } from "../../src/store/sqlite/driver/driver.ts";
import { job, report } from "./contract/records.ts";

const folder = join(import.meta.dirname, "..", "..", "db", "sqlite", "migrations");
const files = readdirSync(folder)
  .filter((name) => name.endsWith(".sql"))
  .sort();
const upTo = (count: number) =>
  createMigrations(count, (index) => readFileSync(join(folder, files[index] ?? ""), "utf8"));
const BEFORE = files.findIndex((name) => name.includes("document_search"));

test("documents of before are indexed, each where a new one would be, and leave the index with their row", () => {
  const sqlite = openDatabase(":memory:");
  onTestFinished(() => void sqlite.close());
  migrate(sqlite, upTo(BEFORE));
  const insert = sqlite.prepare("insert into documents values (?, ?, ?, ?)");
  for (const user of ["ada", "bob"]) {
    sqlite.prepare("insert into users (id, created_at) values (?, '2024')").run(user);
    for (const nth of [1, 2]) {
      const id = `job_${user}_${nth}`;
      insert.run(id, user, "job", JSON.stringify({ ...job(id, user), title: `Violinist 夜班 ${nth}` }));
    }
  }
  insert.run(
    "rep_1",
    "ada",
    "report",
    JSON.stringify({ ...report("rep_1", "ada"), summary: "Of violinists" }),
  );
  insert.run("chk_1", "ada", "checkpoint", JSON.stringify({ id: "chk_1", userId: "ada", plan: "violinist" }));

  migrate(sqlite, upTo(files.length));
  const found = (word: string) =>
    sqlite
      .prepare(
        "select document_id from document_search join document_entries on position = document_search.rowid where document_search match ? order by position",
      )
      .pluck()
      .all(`"${word}"`);
  expect(found("violinist")).toEqual(["job_ada_1", "job_ada_2", "rep_1", "job_bob_1", "job_bob_2"]);
  expect(found("夜班")).toHaveLength(4);
  const places = sqlite
    .prepare("select position % 4294967296 from document_entries order by position")
    .pluck();
  expect(places.all()).toEqual([0, 1, 2 * 2 ** 28, 0, 1]);
  sqlite.pragma("foreign_keys = ON");
  sqlite.prepare("delete from users where id = 'bob'").run();
  expect(found("夜班")).toEqual(["job_ada_1", "job_ada_2"]);
});
