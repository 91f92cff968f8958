import { type ChildProcess, execFileSync } from "node:child_process";
import { once } from "node:events";
import { chmodSync, chownSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { freePort } from "../support/net/free-port.ts";
import { withPostgres } from "../support/postgres/database.ts";
import { administrator, answers, prepare, TEMPLATE, urlOf } from "../support/postgres/prepare.ts";
import { postgresPrograms, postgresUser } from "../support/postgres/programs.ts";
import { initialize, runServer } from "../support/postgres/server.ts";
import { root, temporaryFolder } from "../support/program/folder.ts";
import { environment, runWell, until } from "../support/program/program.ts";

vi.setConfig({ testTimeout: 120_000 });

/** A folder that the server's user may write to. */
function folderOfServer(path: string): string {
  const { uid, gid } = postgresUser();
  mkdirSync(path, { mode: 0o700 });
  if (uid !== undefined && gid !== undefined) chownSync(path, uid, gid);
  return path;
}

/** The settings that the page prints in a block with this one, with the reader's own words in place of the example's. */
function settings(one: string, own: Record<string, string>): Record<string, string> {
  const page = readFileSync(join(root, "docs", "postgresql.md"), "utf8");
  const [, block = ""] = new RegExp(`\`\`\`text\\n(${one} [\\s\\S]*?)\`\`\``).exec(page) ?? [];
  const text = Object.entries(own).reduce((whole, [word, mine]) => whole.replaceAll(word, mine), block);
  return Object.fromEntries(
    Array.from(text.matchAll(/^(\w+) = '?(.*?)'?$/gm), ([, name, value]) => [name, value]),
  );
}

async function ended(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const gone = once(server, "exit");
  server.kill("SIGINT");
  await gone;
}

withPostgres("recovery to a point in time, as docs/postgresql.md says", () => {
  test("brings back a person who was erased after that time, with what was written before it", async () => {
    const place = temporaryFolder();
    chmodSync(place, 0o711);
    const [first, second] = [join(place, "first"), join(place, "second")];
    for (const folder of [first, second]) mkdirSync(folder, { mode: 0o711 });
    const archive = folderOfServer(join(place, "archive"));
    const found = { pid: 0, port: await freePort(), password: initialize(first) };
    const server = runServer(first, found.port, {
      ...settings("archive_mode", { "/archive": archive }),
    });
    onTestFinished(() => ended(server));
    await prepare(found);
    const data = folderOfServer(join(second, "data"));
    const connection = { PGHOST: "127.0.0.1", PGPORT: String(found.port), PGUSER: "postgres" };
    execFileSync(join(postgresPrograms() ?? "", "pg_basebackup"), ["--pgdata", data, "--checkpoint=fast"], {
      ...postgresUser(),
      env: { ...environment(), ...connection, PGPASSWORD: found.password },
    });

    const url = urlOf(found, TEMPLATE);
    const person = ["--name", "Alex Example", "--email", "alex@example.org", "--database", url];
    const made = JSON.parse(await runWell(["users", "create", ...person, "--json"]));
    const admin = administrator(found);
    const [moment] = await admin<{ at: string }[]>`select now()::text as at`;
    await runWell(["users", "erase", made.id, "--yes", "--database", url]);
    const [segment] = await admin<{ name: string }[]>`select pg_walfile_name(pg_switch_wal()) as name`;
    await until("the log is in the archive", async () => {
      const rows =
        await admin`select 1 from pg_stat_archiver where last_archived_wal >= ${segment?.name ?? ""}`;
      return rows.length > 0;
    });
    await admin.end();
    await ended(server);

    writeFileSync(join(data, "recovery.signal"), "");
    const restored = runServer(second, found.port, {
      ...settings("restore_command", { "/archive": archive, "2026-11-27 09:30:00+00": moment?.at ?? "" }),
    });
    onTestFinished(() => ended(restored));
    await answers(found);
    await until("the recovery is over", async () => {
      const asking = administrator(found);
      const [row] = await asking<{ isOver: boolean }[]>`select not pg_is_in_recovery() as "isOver"`;
      await asking.end();
      return row?.isOver === true;
    });
    const users = JSON.parse(await runWell(["users", "list", "--json", "--database", url]));
    expect(users).toEqual(expect.arrayContaining([expect.objectContaining({ id: made.id })]));
  });
});
