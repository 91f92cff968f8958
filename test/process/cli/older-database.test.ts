import { createHash } from "node:crypto";
import { chmodSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { openDatabase } from "../../../src/store/sqlite/driver/driver.ts";
import { at } from "../../support/json.ts";
import { root, temporaryFolder } from "../../support/program/folder.ts";
import { run, runWell } from "../../support/program/program.ts";

const AT = "2026-03-02T09:00:00.000Z";
const migrations = join(root, "db", "sqlite", "migrations");
const scripts = readdirSync(migrations)
  .filter((name) => name.endsWith(".sql"))
  .sort();

/** A data folder as the first version of the program left it, and what a test may compare of it. */
function oldFolder({ isOpen = false } = {}) {
  const dataDir = temporaryFolder();
  const file = join(dataDir, "career-context.db");
  const old = openDatabase(file);
  old.pragma("journal_mode = WAL");
  old.exec(readFileSync(join(migrations, scripts[0] ?? ""), "utf8"));
  old.pragma("user_version = 1");
  old.exec(`insert into users (id, name, email, created_at) values ('local', 'Ada Example', 'ada@example.org', '${AT}');
    insert into api_keys (id, user_id, hash, prefix, name, scopes, hourly_limit, created_at)
      values ('key_1', 'local', 'h', 'sk_abcdef', 'laptop', '["read:profile"]', 1000, '${AT}');
    insert into access_log values ('acc_1', 'local', '${AT}', 'laptop', 'context.get', '/api/v1/context', 200);`);
  // While a program has it open, its last changes are in the log beside it.
  if (!isOpen) old.close();
  chmodSync(file, 0o600);
  /** SQLite may leave an empty log beside it. */
  const state = () => ({
    file: createHash("sha256").update(readFileSync(file)).digest("hex"),
    logged: statSync(`${file}-wal`, { throwIfNoEntry: false })?.size ?? 0,
  });
  return { dataDir, file, state, close: () => old.close() };
}

function versionOf(file: string): unknown {
  const database = openDatabase(file, { readonly: true });
  const version = database.pragma("user_version", { simple: true });
  database.close();
  return version;
}

describe("a command that only reads leaves a database of an older version as it is", () => {
  test.each([
    ["keys list", /key_1 .*laptop .*live/],
    ["users list", /local +Ada Example/],
    ["doctor --port 0", /ok .*schema, which is an older version's: career-context serve/],
    ["backup OUT", /Backed up/],
  ])("%s", async (command, says) => {
    const { dataDir, state } = oldFolder();
    const before = state();
    const out = join(temporaryFolder(), "out");
    const said = await runWell([...command.replace("OUT", out).split(" "), "--data-dir", dataDir]);
    expect(said).toMatch(says);
    expect(state()).toEqual(before);
  });

  test("export, which writes what this version can import", async () => {
    const { dataDir, state } = oldFolder();
    const before = state();
    const out = join(temporaryFolder(), "export.json");
    await runWell(["export", "--out", out, "--data-dir", dataDir]);
    const exported: unknown = JSON.parse(readFileSync(out, "utf8"));
    expect(at(exported, "user", "name")).toBe("Ada Example");
    expect(at(exported, "records", "accessLog", 0, "id")).toBe("acc_1");
    expect(state()).toEqual(before);
    await runWell(["import", "export", out, "--data-dir", temporaryFolder()]);
  });

  test("one that the older program has open, too, with what is in its log", async () => {
    const { dataDir, file, close } = oldFolder({ isOpen: true });
    expect(await runWell(["users", "list", "--data-dir", dataDir])).toContain("Ada Example");
    close();
    expect(versionOf(file)).toBe(1);
  });
});

test("the first command that writes brings it up to date", async () => {
  const { dataDir, file } = oldFolder();
  await runWell(["users", "create", "--name", "Bo", "--email", "bo@example.org", "--data-dir", dataDir]);
  expect(versionOf(file)).toBe(scripts.length);
  const { stdout } = await run(["doctor", "--port", "0", "--data-dir", dataDir]);
  expect(stdout).not.toContain("older version");
});
