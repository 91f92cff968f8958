import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { chmodSync, chownSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { freePort } from "../support/net/free-port.ts";
import { administratorAt } from "../support/postgres/administrator-at.ts";
import { tempPostgres, withPostgres } from "../support/postgres/database.ts";
import { answers, prepare, TEMPLATE, urlOf } from "../support/postgres/prepare.ts";
import { postgresPrograms, postgresUser } from "../support/postgres/programs.ts";
import { initialize, runServer } from "../support/postgres/server.ts";
import { temporaryFolder } from "../support/program/folder.ts";
import { keyOn } from "../support/program/nodes.ts";
import { environment, run, start, until } from "../support/program/program.ts";
import { serveOn } from "../support/program/server.ts";

vi.setConfig({ testTimeout: 120_000 });

async function isReady(port: number): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/readyz`).then(
    ({ status }) => status === 200,
    () => false,
  );
}

withPostgres("a node on PostgreSQL", () => {
  test("that is ended as soon as it is ready drains", async () => {
    const database = await tempPostgres();
    for (let round = 1; round <= 3; round += 1) {
      const port = await freePort();
      const node = start(["serve", "--port", String(port), "--database", database]);
      await until("it is ready", () => isReady(port));
      node.child.kill("SIGTERM");
      const { code, signal, stderr } = await node.ended;
      expect([code, signal, stderr]).toEqual([0, null, expect.stringContaining("Stopping.")]);
    }
  });

  test("reads and writes nothing once a newer one has upgraded the database", async () => {
    const database = await tempPostgres();
    const node = await serveOn(database);
    const key = await keyOn(database);
    const add = () =>
      node.request("POST", "/api/v1/timeline", { key, body: { eventType: "interview.held" } });
    expect((await add()).status).toBe(201);
    const admin = administratorAt(database);
    await admin`update career_context_schema set version = version + 1`;
    const refused = await add();
    expect([refused.status, await refused.text()]).toEqual([503, expect.stringMatching(/newer version/)]);
    const patched = await node.request("PATCH", "/api/v1/profile", { key, body: { min_salary: 1 } });
    expect(patched.status).toBe(503);
    expect((await node.request("GET", "/api/v1/timeline", { key })).status).toBe(200);
    const [stored] = await admin<{ n: number }[]>`select count(*) as n from timeline_events`;
    expect(stored?.n).toBe(1);
    const ready = await fetch(`${node.url}/readyz`);
    expect([ready.status, await ready.text()]).toEqual([503, expect.stringMatching(/newer schema/)]);
    expect((await node.stop()).code).toBe(0);
  });

  test("says at its start that a database is a standby", async () => {
    const place = temporaryFolder();
    chmodSync(place, 0o711);
    const [first, second] = [join(place, "first"), join(place, "second")];
    for (const folder of [first, second]) mkdirSync(folder, { mode: 0o711 });
    const found = { pid: 0, port: await freePort(), password: initialize(first) };
    const primary = runServer(first, found.port);
    await prepare(found);
    const { uid, gid } = postgresUser();
    const data = join(second, "data");
    mkdirSync(data, { mode: 0o700 });
    if (uid !== undefined && gid !== undefined) chownSync(data, uid, gid);
    const connection = { PGHOST: "127.0.0.1", PGPORT: String(found.port), PGUSER: "postgres" };
    execFileSync(
      join(postgresPrograms() ?? "", "pg_basebackup"),
      ["--pgdata", data, "--checkpoint=fast", "--write-recovery-conf"],
      { ...postgresUser(), env: { ...environment(), ...connection, PGPASSWORD: found.password } },
    );
    const copy = { ...found, port: await freePort() };
    const standby = runServer(second, copy.port);
    onTestFinished(async () => {
      for (const server of [standby, primary]) {
        server.kill("SIGQUIT");
        await once(server, "exit");
      }
    });
    await answers(copy);
    const { code, stderr } = await run(["serve", "--port", "0", "--database", urlOf(copy, TEMPLATE)]);
    expect([code, stderr]).toEqual([1, expect.stringMatching(/is a standby, which only reads.*primary/)]);
  });
});
