import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { z } from "zod";
import { openDatabase } from "../../../src/store/sqlite/driver/driver.ts";
import { at } from "../../support/json.ts";
import { receiver } from "../../support/net/receiver.ts";
import { cluster } from "../../support/postgres/cluster.ts";
import { tempPostgres, withPostgres } from "../../support/postgres/database.ts";
import { administrator } from "../../support/postgres/prepare.ts";
import { demoFolder } from "../../support/program/data.ts";
import { temporaryFolder } from "../../support/program/folder.ts";
import { lines, run, runWell, start, until } from "../../support/program/program.ts";
import { serveOn } from "../../support/program/server.ts";

const databaseOf = (dataDir: string) => join(dataDir, "career-context.db");
const Counted = z.object({ users: z.number(), rows: z.number() });

/** The digests that a copy printed, by user. */
const digests = (said: string) =>
  lines(said).flatMap((line) => {
    const [, user, digest] = /^(\S+) {2}\d+ rows {2}sha256 ([0-9a-f]{64})$/.exec(line) ?? [];
    return user === undefined ? [] : [[user, digest]];
  });

/** A folder with so much of the demo's person that copying it takes a while. */
async function bulkyFolder(rows: number): Promise<string> {
  const dataDir = await demoFolder();
  const database = openDatabase(databaseOf(dataDir));
  const insert = database.prepare(
    "insert into timeline_events values (?, 'local', 'bulk', ?, 0.3, '2026-01-01T00:00:00.000Z', null)",
  );
  const text = JSON.stringify({ text: "x".repeat(2000) });
  database.transaction(() => {
    for (let row = 0; row < rows; row += 1) insert.run(`tle_bulk${row}`, text);
  })();
  database.close();
  return dataDir;
}

const isThere = async (dataDir: string) => {
  const file = databaseOf(dataDir);
  if (!existsSync(file)) return 0;
  const database = openDatabase(file);
  const found = database
    .prepare("select count(*) from timeline_events where event_type = 'bulk'")
    .pluck()
    .get();
  database.close();
  return found;
};

test("a copy of a folder that is killed leaves nothing half, and the next one is whole", async () => {
  const [source, target] = [await bulkyFolder(6000), temporaryFolder()];
  const bytes = readFileSync(databaseOf(source));
  const outcomes: unknown[] = [];
  for (let wait = 150; outcomes.at(-1) !== 6000 && wait < 60_000; wait *= 1.3) {
    const { child, ended } = start(["copy", "--from", source, "--to", target]);
    const timer = setTimeout(() => child.kill("SIGKILL"), wait);
    await ended;
    clearTimeout(timer);
    outcomes.push(await isThere(target));
  }
  expect(new Set(outcomes)).toEqual(new Set([0, 6000]));
  expect(readFileSync(databaseOf(source)).equals(bytes)).toBe(true);
  const again = temporaryFolder();
  await runWell(["copy", "--from", target, "--to", join(again, "copy.db")]);
  expect(readdirSync(again).filter((name) => name.includes(".copy"))).toEqual([]);
});

test("refuses what cannot be copied, says what would be right, and writes nothing", async () => {
  const [source, empty] = [await demoFolder(), temporaryFolder()];
  const env = { SOURCE: source, BAD: "postgres://a:geheim@[" };
  for (const [from, to, more, code, says] of [
    [source, source, [], 2, /one database: name two/],
    [empty, join(empty, "x"), [], 1, /nothing to copy: no database/],
    [source, join(empty, "x"), ["--user", "usr_none"], 2, /no user "usr_none"/],
    ["env:NONE", empty, [], 2, /variable NONE, which is not set/],
    ["env:SOURCE", "env:BAD", [], 2, /must be a URL such as/],
    [source, "mysql://a:geheim@b/c", [], 2, /a data folder, a database file or a postgres:\/\/ URL/],
    [source, "postgres://a:geheim@127.0.0.1:1/none", [], 1, /cannot be opened \(ECONNREFUSED\)/],
    ["env:SOURCE", await demoFolder(), [], 1, /already has users. Nothing was written/],
    [source, await demoFolder(), ["--user", "local"], 1, /already has user local/],
  ] as const) {
    const ended = await run(["copy", "--from", from, "--to", to, ...more], { env });
    expect([ended.code, ended.stderr]).toEqual([code, expect.stringMatching(says)]);
    expect(ended.stderr + ended.stdout).not.toContain("geheim");
  }
  expect(readdirSync(empty)).toEqual([]);
});

test("a target that a server holds is refused without --force, and the server shows what comes with it", async () => {
  const [source, target] = [await demoFolder(), temporaryFolder()];
  const server = await serveOn(target);
  await runWell(["users", "create", "--name", "Ada", "--email", "ada@example.org", "--data-dir", source]);
  const listed = z.array(z.object({ id: z.string() }));
  const users = listed.parse(JSON.parse(await runWell(["users", "list", "--json", "--data-dir", source])));
  const ada = users.find(({ id }) => id !== "local")?.id ?? "";
  const args = ["copy", "--from", source, "--to", target, "--user", ada];
  const refused = await run(args);
  expect([refused.code, refused.stderr]).toEqual([
    1,
    expect.stringMatching(/running server or client uses.*--force/),
  ]);
  expect(digests(await runWell([...args, "--force"]))).toEqual([[ada, expect.any(String)]]);
  const made = await runWell([
    "keys",
    "create",
    "--name",
    "x",
    "--json",
    "--user",
    ada,
    "--data-dir",
    target,
  ]);
  const { key } = z.object({ key: z.string() }).parse(JSON.parse(made));
  const context = await server.request("GET", "/api/v1/profile", { key });
  expect(context.status).toBe(404);
  expect((await server.request("GET", "/api/v1/alerts", { key })).status).toBe(200);
});

withPostgres("copy between a folder and PostgreSQL", () => {
  test("a career goes there and back with its keys, its digests, its idempotency and its webhooks", async () => {
    const [source, back, url] = [
      temporaryFolder(),
      temporaryFolder(),
      await tempPostgres({ migrated: false }),
    ];
    const there = await receiver();
    const first = await serveOn(source);
    const post = (server: typeof first, path: string, body: object, headers = {}) =>
      server.request("POST", path, { key: first.key ?? "", body, headers });
    await post(first, "/api/v1/memories", { contentText: "Wants to work closer to home. 🎻" });
    const once = { "idempotency-key": "once-only" };
    const noted = await (await post(first, "/api/v1/timeline", { eventType: "one" }, once)).json();
    await post(first, "/api/v1/webhooks", { url: `${there.url}/in`, events: ["timeline.event"] });
    await first.stop();
    expect(there.hits).toEqual([]);

    const env = { TARGET: url };
    const outward = await runWell(["copy", "--from", source, "--to", "env:TARGET"], { env });
    const second = await serveOn(url);
    const again = await (await post(second, "/api/v1/timeline", { eventType: "one" }, once)).json();
    expect(at(again, "data")).toEqual(at(noted, "data"));
    await post(second, "/api/v1/timeline", { eventType: "two" });
    await until("the webhook is delivered", () => there.hits.length > 0);
    expect(there.hits[0]?.body).toContain("timeline.event");
    const search = await second.request("GET", "/api/v1/career-context?query=closer+home", {
      key: first.key ?? "",
    });
    expect(JSON.stringify(await search.json())).toContain("closer to home. 🎻");
    await second.stop();

    const inward = await runWell(["copy", "--from", "env:TARGET", "--to", back], { env });
    const repeated = await runWell(["copy", "--from", back, "--to", join(temporaryFolder(), "copy.db")]);
    expect(digests(inward)).toEqual(digests(repeated));
    expect(digests(inward)).not.toEqual(digests(outward));
    const third = await serveOn(back);
    const timeline = await (await third.request("GET", "/api/v1/timeline", { key: first.key ?? "" })).json();
    expect(at(timeline, "metadata", "count")).toBe(2);
    for (const said of [outward, inward]) expect(said).not.toContain((await cluster()).password);
  });

  test("a copy that is killed leaves an empty database, and the next one is whole", async () => {
    const [source, url] = [await bulkyFolder(4000), await tempPostgres()];
    const admin = administrator(await cluster(), new URL(url).pathname.slice(1));
    onTestFinished(() => admin.end());
    const count = async () => {
      const [found] = await admin<{ users: number; events: number }[]>`
        select (select count(*)::int from users) as users,
          (select count(*)::int from timeline_events where event_type = 'bulk') as events`;
      return found;
    };
    const outcomes: unknown[] = [];
    for (let wait = 300; outcomes.length === 0 || JSON.stringify(outcomes.at(-1)) === none; wait *= 1.3) {
      const { child, ended } = start(["copy", "--from", source, "--to", "env:TARGET", "--json", "--force"], {
        env: { TARGET: url },
      });
      const timer = setTimeout(() => child.kill("SIGKILL"), wait);
      const { stdout } = await ended;
      clearTimeout(timer);
      outcomes.push(await count());
      if (stdout !== "")
        expect(Counted.parse(JSON.parse(stdout))).toEqual({ users: 1, rows: expect.any(Number) });
    }
    expect(outcomes.at(-1)).toEqual({ users: 1, events: 4000 });
    expect(outcomes.length).toBeGreaterThan(1);
  });

  test("a server on the target is noticed", async () => {
    const [source, url] = [await demoFolder(), await tempPostgres()];
    const server = await serveOn(url);
    await runWell(["users", "create", "--name", "Ada", "--email", "ada@example.org", "--data-dir", source]);
    const listed = z.array(z.object({ id: z.string() }));
    const users = listed.parse(JSON.parse(await runWell(["users", "list", "--json", "--data-dir", source])));
    const ada = users.find(({ id }) => id !== "local")?.id ?? "";
    const one = ["copy", "--from", source, "--to", "env:TARGET", "--user", ada];
    const refused = await run(one, { env: { TARGET: url } });
    expect([refused.code, refused.stderr]).toEqual([
      1,
      expect.stringMatching(/running server or client uses/),
    ]);
    await server.stop();
    expect(digests(await runWell(one, { env: { TARGET: url } }))).toEqual([[ada, expect.any(String)]]);
  });
});

const none = JSON.stringify({ users: 0, events: 0 });
