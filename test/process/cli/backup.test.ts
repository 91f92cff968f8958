import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { openDatabase } from "../../../src/store/sqlite/driver/driver.ts";
import { demoFolder, holder, mode, persona, put } from "../../support/program/data.ts";
import { temporaryFolder } from "../../support/program/folder.ts";
import { lines, run, runWell } from "../../support/program/program.ts";
import { serveOn } from "../../support/program/server.ts";

test("a backup made while a server writes is whole, private and one file", async () => {
  const dataDir = temporaryFolder();
  const server = await serveOn(dataDir);
  const file = join(temporaryFolder(), "backup.db");
  let writing = true;
  let acknowledged = 0;
  const writer = (async () => {
    while (writing) {
      const body = { eventType: "test.write", eventData: { number: acknowledged } };
      if ((await server.request("POST", "/api/v1/timeline", { body })).ok) acknowledged += 1;
    }
  })();
  await runWell(["backup", file, "--data-dir", dataDir]);
  writing = false;
  await writer;
  expect(mode(file)).toBe("600");
  const copy = openDatabase(file, { readonly: true });
  onTestFinished(() => void copy.close());
  expect(copy.pragma("integrity_check", { simple: true })).toBe("ok");
  expect(copy.pragma("journal_mode", { simple: true })).toBe("delete");
  expect(acknowledged).toBeGreaterThan(0);
});

/** A backup of the demo's person. */
async function demoBackup(): Promise<string> {
  const file = join(temporaryFolder(), "backup.db");
  await runWell(["backup", file, "--data-dir", await demoFolder()]);
  return file;
}

test("restore puts back what the backup held, over other data only with --force", async () => {
  const [file, two] = [await demoBackup(), temporaryFolder()];
  await runWell(["import", "resume", persona("engineer"), "--data-dir", two]);
  const refused = await run(["restore", file, "--data-dir", two]);
  expect(refused).toMatchObject({ code: 2, stdout: "", stderr: expect.stringContaining("--force") });
  expect(await holder(two)).toBe("Saoirse Nakagawa-Byrne (fictional)");
  await runWell(["restore", file, "--force", "--data-dir", two]);
  expect(await holder(two)).toBe("Maren Holt (fictional)");
});

test("restore puts back what the backup held into an empty folder, for its owner alone", async () => {
  const three = join(temporaryFolder(), "new");
  await runWell(["restore", await demoBackup(), "--data-dir", three]);
  expect(await holder(three)).toBe("Maren Holt (fictional)");
  expect([mode(three), mode(join(three, "career-context.db"))]).toEqual(["700", "600"]);
});

test("restore --force repairs a damaged database, and rejects a damaged or foreign backup", async () => {
  const dataDir = await demoFolder();
  const file = join(temporaryFolder(), "backup.db");
  await runWell(["backup", file, "--data-dir", dataDir]);
  put(join(dataDir, "career-context.db"), "no longer a database".repeat(500));
  await runWell(["restore", file, "--force", "--data-dir", dataDir]);
  expect(await holder(dataDir)).toBe("Maren Holt (fictional)");

  const foreign = join(temporaryFolder(), "foreign.db");
  openDatabase(foreign).exec("create table other (id)").close();
  const damaged = put(join(temporaryFolder(), "damaged.db"), "no database".repeat(500));
  for (const bad of [foreign, damaged]) {
    const { code, stderr } = await run(["restore", bad, "--force", "--data-dir", dataDir]);
    expect({ code, count: lines(stderr).length }).toEqual({ code: 1, count: 1 });
    expect(stderr).toContain("nothing was changed");
  }
  expect(await holder(dataDir)).toBe("Maren Holt (fictional)");
});

test("backup overwrites only with --force, and never the database itself", async () => {
  const dataDir = await demoFolder();
  const older = put(join(dataDir, "backup.db"), "an older one");
  const args = ["backup", older, "--data-dir", dataDir];
  expect(await run(args)).toMatchObject({ code: 2, stderr: expect.stringContaining("--force") });
  expect(readFileSync(older, "utf8")).toBe("an older one");
  await runWell([...args, "--force"]);

  const own = ["backup", join(dataDir, "career-context.db"), "--force", "--data-dir", dataDir];
  expect(await run(own)).toMatchObject({ code: 2, stderr: expect.stringContaining("database itself") });
  expect(await holder(dataDir)).toBe("Maren Holt (fictional)");
});
