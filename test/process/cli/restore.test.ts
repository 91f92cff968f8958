import { execFileSync } from "node:child_process";
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { basename, join } from "node:path";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { openDatabase } from "../../../src/store/sqlite/driver/driver.ts";
import { demoFolder, holder, mode, persona, put } from "../../support/program/data.ts";
import { temporaryFolder } from "../../support/program/folder.ts";
import { lines, programFile, run, runWell } from "../../support/program/program.ts";
import { serveOn } from "../../support/program/server.ts";

const databaseOf = (dataDir: string) => join(dataDir, "career-context.db");
/** What is in a data folder, beside what SQLite puts there and takes away as it likes. */
const filesIn = (dataDir: string) => readdirSync(dataDir).filter((name) => !/-(wal|shm)$/.test(name));
const keptIn = (dataDir: string) => readdirSync(dataDir).filter((name) => name.includes(".replaced"));

async function backupOf(dataDir: string): Promise<string> {
  const file = join(temporaryFolder(), "backup.db");
  await runWell(["backup", file, "--data-dir", dataDir]);
  return file;
}

async function createKey(dataDir: string, name: string, ...flags: string[]) {
  const args = ["keys", "create", "--name", name, "--json", "--data-dir", dataDir, ...flags];
  const text = await runWell(args);
  return z.object({ id: z.string(), key: z.string(), prefix: z.string() }).parse(JSON.parse(text));
}

describe("a restore", () => {
  test("keeps what it replaces beside it, private and ready to be put back", async () => {
    const dataDir = await demoFolder();
    const backup = await backupOf(dataDir);
    await runWell(["import", "resume", persona("nurse"), "--replace-demo", "--data-dir", dataDir]);
    const before = await holder(dataDir);
    const said = await runWell(["restore", backup, "--force", "--data-dir", dataDir]);
    const [kept = "", ...more] = keptIn(dataDir);
    expect(more).toEqual([]);
    expect(said).toContain(join(dataDir, kept));
    expect(mode(join(dataDir, kept))).toBe("600");
    await runWell(["restore", join(dataDir, kept), "--force", "--data-dir", dataDir]);
    expect(await holder(dataDir)).toBe(before);
  });

  test("keeps a damaged database as it was, too", async () => {
    const dataDir = await demoFolder();
    const backup = await backupOf(dataDir);
    const damage = "no longer a database".repeat(500);
    put(databaseOf(dataDir), damage);
    await runWell(["restore", backup, "--force", "--data-dir", dataDir]);
    const [kept = ""] = keptIn(dataDir);
    expect(readFileSync(join(dataDir, kept), "utf8")).toBe(damage);
  });

  test("says which keys work after it, by name and beginning", async () => {
    const dataDir = await demoFolder();
    const laptop = await createKey(dataDir, "laptop");
    const phone = await createKey(dataDir, "phone \u001b[31m");
    const revoked = await createKey(dataDir, "lost");
    await runWell(["keys", "revoke", revoked.id, "--data-dir", dataDir]);
    const backup = await backupOf(dataDir);
    const later = await createKey(dataDir, "later");
    const said = await runWell(["restore", backup, "--force", "--data-dir", dataDir]);
    const line = lines(said).at(-1);
    // A control character is stored in no name.
    expect(line).toContain(`laptop (${laptop.prefix}…), phone [31m (${phone.prefix}…)`);
    for (const { prefix } of [revoked, later]) expect(said).not.toContain(prefix);
  });

  test("says that no key works where the backup has none", async () => {
    const said = await runWell([
      "restore",
      await backupOf(await demoFolder()),
      "--data-dir",
      temporaryFolder(),
    ]);
    expect(lines(said).at(-1)).toMatch(/^No key works now: career-context keys create/);
  });

  test("is refused while a server or client has the data open, and done under it with --force", async () => {
    const dataDir = await demoFolder();
    const backup = await backupOf(dataDir);
    const server = await serveOn(dataDir);
    const refused = await run(["restore", backup, "--data-dir", dataDir]);
    expect(refused).toMatchObject({ code: 2, stdout: "" });
    expect(refused.stderr).toMatch(/in use by a running server or client.*--force/);
    expect(keptIn(dataDir)).toEqual([]);
    const said = await runWell(["restore", backup, "--force", "--data-dir", dataDir]);
    expect(said).toContain("Running servers and clients use it at once.");
    await server.stop();
    const alone = await run(["restore", backup, "--data-dir", dataDir]);
    expect(alone.stderr).toMatch(/exists: add --force/);
    const free = await runWell(["restore", backup, "--force", "--data-dir", dataDir]);
    expect(free).not.toContain("Running servers");
  });

  test("takes what lies in the log beside the backup, and a backup with pages of another size", async () => {
    const from = await demoFolder();
    const other = temporaryFolder();
    const server = await serveOn(from);
    await server.request("POST", "/api/v1/timeline", { body: { eventType: "in the log" } });
    for (const part of ["", "-wal"])
      copyFileSync(`${databaseOf(from)}${part}`, join(other, `copy.db${part}`));
    const dataDir = await demoFolder();
    await runWell(["restore", join(other, "copy.db"), "--force", "--data-dir", dataDir]);
    const count = "select count(*) from timeline_events where event_type = 'in the log'";
    const restored = openDatabase(databaseOf(dataDir));
    expect(restored.prepare(count).pluck().get()).toBe(1);
    restored.close();

    const pages = await backupOf(from);
    const odd = openDatabase(pages);
    odd.pragma("page_size = 8192");
    odd.exec("vacuum");
    odd.close();
    await runWell(["restore", pages, "--force", "--data-dir", dataDir]);
    expect(await holder(dataDir)).toBe("Maren Holt (fictional)");
  });
});

describe("a backup from somebody else changes nothing", () => {
  test.each<[string, (file: string) => void]>([
    [
      "a trigger that gives a revoked key back",
      (file) =>
        edit(
          file,
          "create trigger replant after update on users begin update api_keys set revoked_at = null; end",
        ),
    ],
    ["a view", (file) => edit(file, "create view extra as select * from api_keys")],
    ["a negative version", (file) => edit(file, "pragma user_version = -7")],
    ["another program's mark", (file) => edit(file, "pragma application_id = 1196444487")],
    [
      "a row that refers to nothing",
      (file) => edit(file, "insert into profiles values ('nobody', '{}', '2026')"),
    ],
    ["half a file", (file) => writeFileSync(file, readFileSync(file).subarray(0, 40_960))],
    ["nothing in it", (file) => writeFileSync(file, "")],
    [
      "a journal beside it that is none",
      (file) => {
        edit(file, "create table extra (id)");
        writeFileSync(`${file}-journal`, Buffer.alloc(4096, 7));
      },
    ],
  ])("%s", async (_, spoil) => {
    const dataDir = await demoFolder();
    const backup = await backupOf(dataDir);
    spoil(backup);
    const before = readFileSync(databaseOf(dataDir));
    const files = filesIn(dataDir);
    const { code, stdout, stderr } = await run(["restore", backup, "--force", "--data-dir", dataDir]);
    expect({ code, stdout, count: lines(stderr).length }).toEqual({ code: 1, stdout: "", count: 1 });
    expect(stderr).toContain("nothing was changed");
    expect(readFileSync(databaseOf(dataDir)).equals(before)).toBe(true);
    expect(filesIn(dataDir)).toEqual(files);
  });

  test("a folder, a pipe or a device is none", async () => {
    const dataDir = await demoFolder();
    const folder = temporaryFolder();
    execFileSync("mkfifo", [join(folder, "pipe")]);
    for (const file of [folder, join(folder, "pipe"), "/dev/zero"]) {
      const { code, stderr } = await run(["restore", file, "--force", "--data-dir", dataDir]);
      expect({ code, count: lines(stderr).length }, file).toEqual({ code: 2, count: 1 });
    }
  });

  test("one that is larger than the disk is refused before anything is copied", async () => {
    const dataDir = await demoFolder();
    const backup = await backupOf(dataDir);
    execFileSync("truncate", ["--size", "4T", backup]);
    const { code, stderr } = await run(["restore", backup, "--force", "--data-dir", dataDir]);
    expect(code).toBe(1);
    expect(stderr).toMatch(/nothing was changed: the disk is full; free \d+ MB/);
    expect(keptIn(dataDir)).toEqual([]);
  });
});

const isPosix = process.platform === "linux" || process.platform === "darwin";

/** Adds rows of a kilobyte each. */
function fill(file: string, rows: number): void {
  const database = openDatabase(file);
  const insert = database.prepare(
    "insert into timeline_events values (?, 'local', 'bulk', ?, 0.3, '2026-01-01T00:00:00.000Z', null)",
  );
  database.transaction(() => {
    for (let row = 0; row < rows; row += 1) insert.run(`tle_bulk${row}`, `"${"x".repeat(1000)}"`);
  })();
  database.close();
}

test.runIf(isPosix)(
  "a disk that refuses to write at any moment of a restore leaves the old data and nothing else",
  async () => {
    const [dataDir, other] = [await demoFolder(), await demoFolder()];
    fill(databaseOf(other), 4000);
    const backup = await backupOf(other);
    const files = filesIn(dataDir);
    const size = statSync(backup).size;
    // The first two stop the copy of the backup, the last one the log of the replacement, which is somewhat longer.
    for (const bytes of [size / 8, size - 4096, size + 8192]) {
      const program = `trap '' XFSZ; ulimit -f ${Math.floor(bytes / 512)}; exec "$0" "$@"`;
      const words = [programFile, "restore", backup, "--force", "--data-dir", dataDir];
      const { code, stderr } = await run(["-c", program, process.execPath, ...words], { command: "sh" });
      expect({ code, count: lines(stderr).length }, stderr).toEqual({ code: 1, count: 1 });
      expect(stderr).toMatch(/was not changed: (the disk is full|a read or write on the disk failed)/);
      expect(filesIn(dataDir)).toEqual(files);
      const database = openDatabase(databaseOf(dataDir));
      expect(database.pragma("integrity_check", { simple: true })).toBe("ok");
      const bulk = "select count(*) from timeline_events where event_type = 'bulk'";
      expect(database.prepare(bulk).pluck().get()).toBe(0);
      database.close();
    }
    expect(await holder(dataDir)).toBe("Maren Holt (fictional)");
  },
);

test("a database that somebody changed is refused by every command, and doctor names it", async () => {
  const dataDir = await demoFolder();
  edit(databaseOf(dataDir), "create trigger extra after insert on users begin select 1; end");
  for (const command of ["keys list", "serve --port 0", "demo"]) {
    const { code, stderr } = await run([...command.split(" "), "--data-dir", dataDir]);
    expect({ code, count: lines(stderr).length }, command).toEqual({ code: 1, count: 1 });
    expect(stderr).toContain("was changed by another program");
  }
  const { code, stdout } = await run(["doctor", "--port", "0", "--data-dir", dataDir]);
  expect(code).toBe(1);
  expect(stdout).toMatch(/^FAIL {2}the database was changed by another program .*: undo that change$/m);
  expect(stdout).not.toContain("restore");
});

test("a data folder may be a symbolic link, for every command", async () => {
  const real = join(temporaryFolder(), "real");
  mkdirSync(real, { mode: 0o700 });
  const link = join(temporaryFolder(), "link");
  symlinkSync(real, link);
  await runWell(["demo", "--data-dir", link]);
  const server = await serveOn(link);
  expect((await server.request("POST", "/api/v1/timeline", { body: { eventType: "linked" } })).status).toBe(
    201,
  );
  const backup = await backupOf(link);
  await runWell(["restore", backup, "--force", "--data-dir", link]);
  expect((await server.request("POST", "/api/v1/timeline", { body: { eventType: "after" } })).status).toBe(
    201,
  );
  await server.stop();
  expect(readdirSync(real)).toContain(basename(databaseOf(real)));
  expect(existsSync(`${databaseOf(real)}-wal`)).toBe(false);
  expect((await run(["doctor", "--port", "0", "--data-dir", link])).code).toBe(0);
});

function edit(file: string, sql: string): void {
  const database = openDatabase(file);
  database.pragma("foreign_keys = OFF");
  database.exec(sql);
  database.close();
}
