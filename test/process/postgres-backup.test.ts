import { execFile } from "node:child_process";
import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, onTestFinished, test, vi } from "vitest";
import { z } from "zod";
import { cluster } from "../support/postgres/cluster.ts";
import { tempPostgres, withPostgres } from "../support/postgres/database.ts";
import { APP_ROLE, administrator, urlOf } from "../support/postgres/prepare.ts";
import { postgresPrograms } from "../support/postgres/programs.ts";
import { root, temporaryFolder } from "../support/program/folder.ts";
import { environment, runWell } from "../support/program/program.ts";

vi.setConfig({ testTimeout: 120_000 });

const run = promisify(execFile);
const Exported = z.looseObject({
  exportedAt: z.string(),
  records: z.looseObject({
    memories: z.array(z.unknown()),
    accessLog: z.array(z.looseObject({ operation: z.string() })),
  }),
});
const Users = z.array(z.object({ id: z.string() }));

/** The roles of the documentation: one that backs up, and one that restores as the administrator of a hosted service. */
const roles = { backs: "test_backup", restores: "test_restore" };

async function asked(...statements: string[]): Promise<void> {
  const admin = administrator(await cluster());
  try {
    for (const statement of statements) await admin.unsafe(statement);
  } finally {
    await admin.end();
  }
}

/** Runs a program or script as a role of the server. */
async function as(role: string, file: string, ...args: string[]) {
  const { port, password } = await cluster();
  const connection = { PGHOST: "127.0.0.1", PGPORT: String(port), PGUSER: role, PGPASSWORD: password };
  const env = { ...environment(), ...connection, PATH: `${postgresPrograms()}:${process.env.PATH}` };
  return run(file, args, { env, cwd: root }).then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    ({ code, stdout, stderr }) => ({ code, stdout, stderr }),
  );
}

async function withRoles(): Promise<void> {
  const { password } = await cluster();
  await asked(
    `create role ${roles.backs} login bypassrls password '${password}' in role pg_read_all_data`,
    `create role ${roles.restores} login createdb password '${password}' in role ${APP_ROLE}`,
  );
  onTestFinished(() => asked(`drop role ${roles.backs}`, `drop role ${roles.restores}`));
}

/** Everything about everybody in a database, but when it was exported and that it was. */
async function everything(database: string): Promise<Map<string, z.infer<typeof Exported>>> {
  const folder = temporaryFolder();
  const users = Users.parse(JSON.parse(await runWell(["users", "list", "--json", "--database", database])));
  const all = new Map<string, z.infer<typeof Exported>>();
  for (const { id } of users) {
    const out = join(folder, `${id}.json`);
    await runWell(["users", "export", id, "--out", out, "--database", database]);
    const { exportedAt: _, records, ...rest } = Exported.parse(JSON.parse(readFileSync(out, "utf8")));
    const accessLog = records.accessLog.filter(({ operation }) => !/export/.test(operation));
    all.set(id, { ...rest, exportedAt: "", records: { ...records, accessLog } });
  }
  return all;
}

/** A database with the demo's person and another who has nothing but a name. */
async function filled(): Promise<{ url: string; name: string }> {
  const url = await tempPostgres();
  await runWell(["demo", "--database", url]);
  const person = ["--name", "Alex Example", "--email", "alex@example.org"];
  await runWell(["users", "create", ...person, "--database", url]);
  return { url, name: new URL(url).pathname.slice(1) };
}

withPostgres("backup.sh and restore.sh", () => {
  test("bring everything back: dump, drop, restore, and every export is as it was", async () => {
    await withRoles();
    const { url, name } = await filled();
    const before = await everything(url);
    expect([...before.values()].some(({ records }) => records.memories.length > 10)).toBe(true);
    const file = join(temporaryFolder(), "career.dump");
    expect(await as(roles.backs, "deploy/backup.sh", name, file)).toMatchObject({ code: 0, stderr: "" });
    expect(statSync(file).mode & 0o777).toBe(0o600);
    await asked(`drop database ${name} with (force)`);

    expect(await as(roles.restores, "deploy/restore.sh", file, name, APP_ROLE)).toMatchObject({
      ...{ code: 0, stderr: "" },
    });
    expect(await everything(url)).toEqual(before);

    // The administrator may do both, and beside what is there.
    const beside = `${name}_beside`;
    onTestFinished(() => asked(`drop database if exists ${beside} with (force)`));
    expect(await as("postgres", "deploy/restore.sh", file, beside, APP_ROLE)).toMatchObject({ code: 0 });
    expect(await everything(urlOf(await cluster(), beside))).toEqual(before);
  });

  test("say what is wrong, and replace nothing", async () => {
    await withRoles();
    const { name } = await filled();
    const folder = temporaryFolder();
    const file = join(folder, "career.dump");
    const refused = await as(APP_ROLE, "deploy/backup.sh", name, file);
    expect(refused).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/BYPASSRLS.*enable-row-security/),
    });
    expect(existsSync(file)).toBe(false);
    expect((await as(roles.backs, "deploy/backup.sh", name, file)).code).toBe(0);
    const again = await as(roles.backs, "deploy/backup.sh", name, file);
    expect(again).toMatchObject({ code: 1, stderr: expect.stringMatching(/exists already/) });
    const empty = await as(roles.backs, "deploy/backup.sh", "postgres", join(folder, "other.dump"));
    expect(empty).toMatchObject({ code: 1, stderr: expect.stringMatching(/no table of users/) });
    for (const [args, says] of [
      [[file, name, APP_ROLE], /already exists/],
      [[file, "test_new", "postgres"], /bypasses row-level security/],
      [[file, "test_new", "no_such_role"], /there is no role no_such_role/],
      [[join(root, "package.json"), "test_new", APP_ROLE], /no backup that backup\.sh wrote/],
      [[join(folder, "none"), "test_new", APP_ROLE], /cannot be read/],
    ] as const) {
      const { code, stderr } = await as("postgres", "deploy/restore.sh", ...args);
      expect([code, stderr]).toEqual([1, expect.stringMatching(says)]);
    }
  });

  test("are needed: what pg_dump writes as the program's role fails, and with --enable-row-security lacks every person's rows", async () => {
    const { name } = await filled();
    const dumped = await as(APP_ROLE, "pg_dump", name);
    expect([dumped.code, dumped.stderr]).toEqual([1, expect.stringMatching(/row-level security/)]);
    const partial = await as(APP_ROLE, "pg_dump", "--enable-row-security", "--data-only", "--inserts", name);
    expect(partial.code).toBe(0);
    expect(partial.stdout).not.toContain("INSERT INTO public.memory_nodes");
  });
});
