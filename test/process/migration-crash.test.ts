import { cpSync, readFileSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { z } from "zod";
import { openDatabase } from "../../src/store/sqlite/driver/driver.ts";
import { demoFolder, holder } from "../support/program/data.ts";
import { root, temporaryFolder } from "../support/program/folder.ts";
import { start, until } from "../support/program/program.ts";

const Journal = z.looseObject({ entries: z.array(z.looseObject({ tag: z.string() })) });

/** The program as a later version would be: with one more migration, which writes so many rows. */
function laterProgram() {
  const folder = temporaryFolder();
  for (const part of ["dist", "db", "package.json"])
    cpSync(join(root, part), join(folder, part), { recursive: true });
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
  const migrations = join(folder, "db", "sqlite", "migrations");
  const journalFile = join(migrations, "meta", "_journal.json");
  const journal = Journal.parse(JSON.parse(readFileSync(journalFile, "utf8")));
  const later = { ...journal, entries: [...journal.entries, { tag: "9999_later" }] };
  writeFileSync(journalFile, JSON.stringify(later));
  const writes = (rows: number) =>
    writeFileSync(
      join(migrations, "9999_later.sql"),
      `create table later (number, text);
       insert into later with recursive count (n) as (select 1 union all select n + 1 from count where n < ${rows})
       select n, hex(zeroblob(200)) from count;`,
    );
  const addKey = (dataDir: string) =>
    start([join(folder, "dist", "main.js"), "keys", "create", "--name", "later", "--data-dir", dataDir], {
      command: process.execPath,
    });
  return { writes, addKey, version: later.entries.length };
}

function stateOf(dataDir: string) {
  const database = openDatabase(join(dataDir, "career-context.db"));
  const read = (pragma: string) => database.pragma(pragma, { simple: true });
  const state = { version: read("user_version"), integrity: read("integrity_check") };
  database.close();
  return state;
}

test("kill -9 in the middle of a migration leaves the database as it was, for the old program and the new", async () => {
  const dataDir = await demoFolder();
  const before = stateOf(dataDir);
  const { writes, addKey, version } = laterProgram();
  writes(20_000_000);
  const { child, ended } = addKey(dataDir);
  const log = join(dataDir, "career-context.db-wal");
  const size = () => statSync(log, { throwIfNoEntry: false })?.size ?? 0;
  await until("the migration has written to the disk", () => child.exitCode !== null || size() > 8_000_000);
  child.kill("SIGKILL");
  expect(await ended).toMatchObject({ signal: "SIGKILL" });

  expect(stateOf(dataDir)).toEqual(before);
  expect(before).toEqual({ version: version - 1, integrity: "ok" });
  expect(await holder(dataDir)).toBe("Maren Holt (fictional)");
  writes(10);
  expect(await addKey(dataDir).ended).toMatchObject({ code: 0, stderr: "" });
  expect(stateOf(dataDir)).toEqual({ version, integrity: "ok" });
});
