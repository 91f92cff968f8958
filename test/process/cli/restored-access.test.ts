import { join } from "node:path";
import { expect, test } from "vitest";
import { z } from "zod";
import { openDatabase } from "../../../src/store/sqlite/driver/driver.ts";
import { temporaryFolder } from "../../support/program/folder.ts";
import { lines, programFile, runWell, start, until } from "../../support/program/program.ts";
import { serveOn } from "../../support/program/server.ts";

const USERS = "/api/v1/admin/users";
const Made = z.object({ id: z.string(), key: z.string(), prefix: z.string() });

async function createKey(folder: string, name: string, scopes: string) {
  const args = ["keys", "create", "--name", name, "--scopes", scopes, "--json", "--data-dir", folder];
  return Made.parse(JSON.parse(await runWell(args)));
}

/** A backup that was changed by hand, and the keys that it has. */
async function plantedBackup() {
  const folder = temporaryFolder();
  const admin = await createKey(folder, "operations", "read:admin,read:alerts");
  const reader = await createKey(folder, "reader", "read:alerts");
  const file = join(temporaryFolder(), "backup.db");
  await runWell(["backup", file, "--data-dir", folder]);
  const database = openDatabase(file);
  const scopes = ["read:alerts", "write:admin", "write:admin_keys", "read:everything", "admin", "all"];
  database.prepare("update api_keys set scopes = ? where id = ?").run(JSON.stringify(scopes), reader.id);
  const at = new Date().toISOString();
  database
    .prepare("insert into web_sessions values (@id, @user, @hash, @browser, @at, @at)")
    .run({ id: "ses_planted", user: "local", hash: "0".repeat(64), browser: "b", at });
  database
    .prepare("insert into sign_in_codes values (?, ?, ?)")
    .run("1".repeat(64), "local", "2999-01-01T00:00:00.000Z");
  database
    .prepare("insert into subject_links (id, user_id, issuer, subject, created_at) values (?, ?, ?, ?, ?)")
    .run("lnk_planted", "local", "https://evil.example", "mallory", at);
  database.close();
  return { file, admin, reader };
}

function stored(folder: string) {
  const database = openDatabase(join(folder, "career-context.db"), { readonly: true });
  const scopes = z
    .array(z.object({ id: z.string(), scopes: z.string() }))
    .parse(database.prepare("select id, scopes from api_keys").all())
    .map(({ id, scopes: text }): [string, unknown] => [id, JSON.parse(text)]);
  const count = (table: string) => database.prepare(`select * from ${table}`).all().length;
  const opens = [count("web_sessions"), count("sign_in_codes")];
  database.close();
  return { scopes: Object.fromEntries(scopes), opens };
}

test("a scope that was planted in a backup does not survive, nor do sessions and codes; what opens is listed", async () => {
  const { file, admin, reader } = await plantedBackup();
  const folder = temporaryFolder();
  const said = await runWell(["restore", file, "--data-dir", folder]);
  expect(stored(folder)).toEqual({
    scopes: { [admin.id]: ["read:alerts"], [reader.id]: ["read:alerts"] },
    opens: [0, 0],
  });
  expect(said).toContain(
    `Not taken over: read:admin of ${admin.id} operations (${admin.prefix}…) of user local.`,
  );
  expect(said).toContain("Restore again with --accept-admin-keys");
  expect(said).toContain(`write:admin, write:admin_keys, read:everything, admin, all of ${reader.id} reader`);
  expect(said).toContain("Tokens of mallory of https://evil.example open the data of user local.");
  expect(lines(said)).toContain(`  ${reader.id} reader (${reader.prefix}…) of user local: read:alerts`);
  const server = await serveOn(folder);
  for (const { key } of [admin, reader]) {
    expect((await server.request("GET", USERS, { key })).status).toBe(403);
    expect((await server.request("GET", "/api/v1/profile", { key })).status).toBe(403);
    expect((await server.request("GET", "/api/v1/alerts", { key })).status).toBe(200);
  }
  await server.stop();
});

test("--accept-admin-keys keeps scopes of administration, and no scope that there is not", async () => {
  const { file, admin, reader } = await plantedBackup();
  const folder = temporaryFolder();
  const said = await runWell(["restore", file, "--accept-admin-keys", "--data-dir", folder]);
  expect(stored(folder).scopes).toEqual({
    [admin.id]: ["read:admin", "read:alerts"],
    [reader.id]: ["read:alerts", "write:admin", "write:admin_keys"],
  });
  expect(said).toContain(`${reader.id} reader (${reader.prefix}…) of user local: read:alerts, write:admin`);
  expect(said).toContain("Not taken over: read:everything, admin, all of");
});

test.each([
  ["y", ["read:admin", "read:alerts"]],
  ["", ["read:alerts"]],
])("on a terminal it asks; %j is taken so", async (answer, scopes) => {
  const { file, admin } = await plantedBackup();
  const folder = temporaryFolder();
  const words = [process.execPath, programFile, "restore", file, "--data-dir", folder];
  const line = words.map((word) => `'${word}'`).join(" ");
  const running = start(["--quiet", "--return", "--flush", "--command", line, "/dev/null"], {
    command: "script",
  });
  await until("it asks", () => running.output().stdout.includes("Did you make each of them?"));
  expect(running.output().stdout).toContain(
    `${admin.id} operations (${admin.prefix}…) of user local: read:admin`,
  );
  running.child.stdin.write(`${answer}\r`);
  expect((await running.ended).code).toBe(0);
  expect(stored(folder).scopes[admin.id]).toEqual(scopes);
});
