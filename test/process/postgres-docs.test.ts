import { spawn } from "node:child_process";
import { readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { expect, onTestFinished, test, vi } from "vitest";
import { freePort } from "../support/net/free-port.ts";
import { withPostgres } from "../support/postgres/database.ts";
import { ownServer } from "../support/postgres/own-server.ts";
import { bounced, pgbouncer } from "../support/postgres/pgbouncer.ts";
import { postgresPrograms } from "../support/postgres/programs.ts";
import { root, temporaryFolder } from "../support/program/folder.ts";
import { environment, programFile, runWell } from "../support/program/program.ts";

vi.setConfig({ testTimeout: 120_000 });

/** What a page prints to run, in its order: its blocks for the shell and for SQL, and what stands within its sentences. */
function printed(page: string): { language: string; command: string }[] {
  const found = readFileSync(join(root, "docs", page), "utf8").matchAll(
    /```(sh|sql)\n([\s\S]*?)```|`(career-context [^`]+|VACUUM FULL|CHECKPOINT|SELECT [^`]+)`/g,
  );
  return Array.from(found, ([, language, block, within = ""]) => ({
    language: language ?? (/^[A-Z]/.test(within) ? "sql" : "sh"),
    command: block ?? within,
  }));
}

/** A home with the program in its path. A server is ready when its command ends, and ends with the test. */
async function home() {
  const folder = temporaryFolder();
  const port = await freePort();
  const node = `"${process.execPath}" "${programFile}" "$@"`;
  const ready = `until curl --silent --fail http://127.0.0.1:${port}/readyz >ready; do kill -0 $! || { cat log >&2; exit 1; }; sleep 0.1; done`;
  const serve = `[ "$1" = serve ] || exec ${node}\n${node} --port ${port} >log 2>&1 &\n${ready}`;
  writeFileSync(join(folder, "career-context"), `#!/bin/sh -e\n${serve}\n`, { mode: 0o755 });
  symlinkSync(join(root, "deploy"), join(folder, "deploy"));
  return folder;
}

/** Runs commands, one after the other, until one fails. It has no terminal: who asks for a password gets it. */
async function runAll(
  folder: string,
  commands: readonly string[],
  env: Record<string, string>,
  password = "",
) {
  const child = spawn("sh", ["-euc", commands.join("\n")], {
    ...{ cwd: folder, detached: true },
    env: environment({ HOME: folder, PATH: `${folder}:${postgresPrograms()}:${process.env.PATH}`, ...env }),
  });
  onTestFinished(() => {
    // Its group: the servers that it started.
    if (child.pid !== undefined) process.kill(-child.pid, "SIGKILL");
  });
  child.stdin.end(`${password}\n${password}\n`);
  const [stdout, stderr, code] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    new Promise((resolve) => child.once("close", resolve)),
  ]);
  expect(code, stderr).toBe(0);
  return stdout;
}

withPostgres("what the documentation prints", () => {
  test("runs on PostgreSQL as docs/postgresql.md says, and what docs/scale.md says about it", async () => {
    const folder = await home();
    const { url } = await ownServer();
    const { port, password } = new URL(url);
    const career = `postgres://career:${password}@127.0.0.1:${port}/career`;
    const target = { language: "sh", command: "createdb career_copied --owner career" };
    const pages = [...printed("postgresql.md"), target, ...printed("scale.md")];
    const commands = pages.map(({ language, command }) =>
      language === "sh" ? command : `psql --no-psqlrc --set ON_ERROR_STOP=1 career <<'SQL'\n${command}\nSQL`,
    );
    expect(commands).toEqual(
      expect.arrayContaining(
        [
          "createuser",
          "career-context serve",
          "pg_basebackup",
          "bypassrls",
          "pg_switch_wal",
          "copy --from",
        ].map((part) => expect.stringContaining(part)),
      ),
    );
    // Without PgBouncer the server itself takes the same URL.
    const pooler = pgbouncer === undefined ? url : await bounced(career, 3);
    const whole = commands
      .join("\n")
      .replaceAll("db.example:5432", `127.0.0.1:${port}`)
      .replaceAll("db.example", "127.0.0.1")
      .replaceAll("pooler.example:6432", new URL(pooler).host)
      .replaceAll("/backup/base", join(folder, "base"))
      .replaceAll("PASSWORD", password);
    await runWell(["keys", "create", "--name", "first", "--data-dir", join(folder, "FOLDER")]);
    const env = {
      PGHOST: "127.0.0.1",
      PGPORT: port,
      PGUSER: "postgres",
      PGPASSWORD: password,
      URL: `${career}_copied`,
    };
    const output = await runAll(folder, [whole], env, password);
    for (const line of ["The database career is in career.dump", "career_restored has what"])
      expect(output).toContain(line);
  });

  test("shows metrics as docs/operations.md says", async () => {
    const folder = await home();
    const commands = printed("operations.md").filter(({ command }) => !command.includes("otel"));
    const port = await freePort();
    const whole = commands.map(({ command }) => command.replaceAll("9464", String(port)));
    expect(await runAll(folder, whole, {})).toContain("career_context_store_writes");
  });
});
