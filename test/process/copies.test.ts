import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { z } from "zod";
import { createSystemTimers } from "../../src/platform/runtime.ts";
import { openDatabase } from "../../src/store/sqlite/driver/driver.ts";
import type { Database } from "../../src/store/sqlite/driver/types.ts";
import { copyDatabase } from "../../src/store/sqlite/maintenance/backup.ts";
import { demoFolder, holder, mode, persona, put } from "../support/program/data.ts";
import { root, temporaryFolder } from "../support/program/folder.ts";
import { run, runWell, start } from "../support/program/program.ts";
import { serveOn } from "../support/program/server.ts";

const Timeline = z.object({ data: z.array(z.object({ eventType: z.string() })) });
const databaseOf = (dataDir: string) => join(dataDir, "career-context.db");

/** Opens a database for the test's own questions. */
function open(file: string): Database {
  const database = openDatabase(file, { fileMustExist: true });
  onTestFinished(() => void database.close());
  return database;
}

/** A database with so many rows that copying it takes many steps. */
function bulky(dataDir: string, rows: number): string {
  const database = open(databaseOf(dataDir));
  const insert = database.prepare(
    "insert into timeline_events values (?, 'local', 'bulk', ?, 0.3, '2026-01-01T00:00:00.000Z', null)",
  );
  const text = JSON.stringify({ text: "x".repeat(2000) });
  database.transaction(() => {
    for (let row = 0; row < rows; row += 1) insert.run(`tle_bulk${row}`, text);
  })();
  return databaseOf(dataDir);
}

const countBulk = "select count(*) from timeline_events where event_type = 'bulk'";

test("a copy is the database of one moment, however much is written meanwhile", async () => {
  const dataDir = await demoFolder();
  const file = bulky(dataDir, 8000);
  const writer = open(file);
  const insert = writer.prepare(
    "insert into timeline_events values (?, 'local', 'bulk', '{}', 0.3, '2026-01-01T00:00:00.000Z', null)",
  );
  let copying = true;
  let meanwhile = 0;
  const write = () => {
    if (!copying) return;
    insert.run(`tle_meanwhile${meanwhile++}`);
    setImmediate(write);
  };
  setImmediate(write);
  const target = join(temporaryFolder(), "copy.db");
  await copyDatabase(file, target, createSystemTimers());
  copying = false;
  expect(meanwhile).toBeGreaterThan(1);
  expect(open(target).prepare(countBulk).pluck().get()).toBe(8000);
  expect(mode(target)).toBe("600");
});

test("a backup holds every write that was acknowledged before it began", async () => {
  const dataDir = temporaryFolder();
  const server = await serveOn(dataDir);
  for (let number = 0; number < 20; number += 1)
    expect(
      (await server.request("POST", "/api/v1/timeline", { body: { eventType: `w${number}` } })).status,
    ).toBe(201);
  const file = join(temporaryFolder(), "backup.db");
  await runWell(["backup", file, "--data-dir", dataDir]);
  const count = "select count(*) from timeline_events where event_type glob 'w*'";
  expect(open(file).prepare(count).pluck().get()).toBe(20);
});

test("a restore under a running server shows in its next answer, and later writes are kept", async () => {
  const [dataDir, other] = [temporaryFolder(), temporaryFolder()];
  const server = await serveOn(dataDir);
  const context = () => server.request("GET", "/api/v1/context");
  const add = (eventType: string) => server.request("POST", "/api/v1/timeline", { body: { eventType } });
  const shown = async () =>
    Timeline.parse(await (await server.request("GET", "/api/v1/timeline")).json()).data;
  await add("kept");
  const file = join(other, "backup.db");
  await runWell(["backup", file, "--data-dir", dataDir]);
  await add("taken back");
  const tag = (await server.request("GET", "/api/v1/profile")).headers.get("etag");
  await runWell(["import", "resume", persona("engineer"), "--data-dir", dataDir]);
  expect((await context()).status).toBe(200);

  const said = await runWell(["restore", file, "--force", "--data-dir", dataDir]);
  expect(said).toContain("Running servers and clients use it at once.");
  expect((await shown()).map(({ eventType }) => eventType)).toEqual(["kept"]);
  expect((await server.request("GET", "/api/v1/resume")).status).toBe(404);
  expect((await server.request("GET", "/api/v1/profile")).headers.get("etag")).toBe(tag);
  expect((await add("after")).status).toBe(201);
  expect((await server.stop()).code).toBe(0);
  const types = open(databaseOf(dataDir))
    .prepare("select event_type from timeline_events order by id")
    .pluck();
  expect(types.all()).toEqual(["kept", "after"]);
  expect(readdirSync(dataDir).filter((name) => name.includes("restore"))).toEqual([]);
});

test("a restore gives revisions that no answer kept in memory was made for", async () => {
  const dataDir = await demoFolder();
  const revision = () =>
    Number(open(databaseOf(dataDir)).prepare("select max(revision) from users").pluck().get());
  const file = join(temporaryFolder(), "backup.db");
  await runWell(["backup", file, "--data-dir", dataDir]);
  await runWell(["import", "resume", persona("nurse"), "--replace-demo", "--data-dir", dataDir]);
  const before = revision();
  await runWell(["restore", file, "--force", "--data-dir", dataDir]);
  expect(revision()).toBeGreaterThan(before);
});

test("a backup of an older program is brought to the newest schema before it takes the database's place", async () => {
  const file = join(temporaryFolder(), "older.db");
  const older = openDatabase(file);
  older.exec(readFileSync(join(root, "db", "sqlite", "migrations", "0000_first.sql"), "utf8"));
  older.pragma("user_version = 1");
  older.exec(
    "insert into users (id, name, created_at) values ('local', 'Old Hand (fictional)', '2026-01-01T00:00:00.000Z')",
  );
  older.exec(`insert into profiles values ('local', '{"min_salary":1}', '2026-01-01T00:00:00.000Z')`);
  older.close();
  const dataDir = await demoFolder();
  const newest = open(databaseOf(dataDir)).pragma("user_version", { simple: true });
  await runWell(["restore", file, "--force", "--data-dir", dataDir]);
  expect(open(databaseOf(dataDir)).pragma("user_version", { simple: true })).toBe(newest);
  expect(await holder(dataDir)).toBe("Old Hand (fictional)");
});

test("a restore that is killed at any moment leaves the old data or the new, whole", async () => {
  const [dataDir, other] = [await demoFolder(), await demoFolder()];
  const backup = join(other, "backup.db");
  bulky(other, 4000);
  await runWell(["backup", backup, "--data-dir", other]);
  bulky(dataDir, 1000);
  const outcomes: unknown[] = [];
  for (let wait = 150; outcomes.at(-1) !== 4000 && wait < 60_000; wait *= 1.3) {
    const { child, ended } = start(["restore", backup, "--force", "--data-dir", dataDir]);
    const timer = setTimeout(() => child.kill("SIGKILL"), wait);
    await ended;
    clearTimeout(timer);
    const database = openDatabase(databaseOf(dataDir));
    expect(database.pragma("integrity_check", { simple: true })).toBe("ok");
    outcomes.push(database.prepare(countBulk).pluck().get());
    database.close();
  }
  expect(new Set(outcomes)).toEqual(new Set([1000, 4000]));
  await runWell(["restore", backup, "--force", "--data-dir", dataDir]);
  expect(readdirSync(dataDir).filter((name) => name.includes("restore"))).toEqual([]);
});

test("a restore over a damaged database takes its log along, which is no part of the new one", async () => {
  const dataDir = await demoFolder();
  const file = join(temporaryFolder(), "backup.db");
  await runWell(["backup", file, "--data-dir", dataDir]);
  for (const part of ["", "-wal", "-shm"])
    put(`${databaseOf(dataDir)}${part}`, "no longer a database".repeat(900));
  const said = await runWell(["restore", file, "--force", "--data-dir", dataDir]);
  expect(said).toContain("Restart the servers and clients that are running.");
  expect(await holder(dataDir)).toBe("Maren Holt (fictional)");
});

test("a database that another program holds is neither damaged nor replaced", async () => {
  const dataDir = await demoFolder();
  const file = join(temporaryFolder(), "backup.db");
  await runWell(["backup", file, "--data-dir", dataDir]);
  await runWell(["import", "resume", persona("nurse"), "--replace-demo", "--data-dir", dataDir]);
  const holding = open(databaseOf(dataDir));
  holding.exec("begin immediate");
  const { code, stderr } = await run(["restore", file, "--force", "--data-dir", dataDir]);
  expect(code).toBe(1);
  expect(stderr).toMatch(/was not changed: another program uses it/);
  holding.exec("rollback");
  expect(holding.prepare("select count(*) from resumes").pluck().get()).toBe(1);
});
