import { copyFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { createSystemTimers } from "../../src/platform/runtime.ts";
import { openClient } from "../../src/store/sqlite/connection/client.ts";
import { createScheduler } from "../../src/store/sqlite/connection/scheduler.ts";
import { openDatabase } from "../../src/store/sqlite/driver/driver.ts";
import { type Harness, start } from "../support/harness.ts";
import { asList, asObject, at } from "../support/json.ts";
import { temporaryFolder } from "../support/program/folder.ts";
import { programFile } from "../support/program/program.ts";
import { type ServerProcess, serveOn } from "../support/program/server.ts";
import { tempDatabase } from "../support/temp-file.ts";

const path = "/api/v1/timeline";

/** Another program that takes the write lock. */
function lockHolder(file: string) {
  const other = openDatabase(file);
  onTestFinished(() => void other.close());
  return { take: () => other.exec("begin immediate"), give: () => other.exec("rollback") };
}

async function timeline(h: Harness, key: string) {
  return asList((await h.send("GET", path, { key })).body.data).map((event) => at(event, "eventType"));
}

describe("while another program holds the database's write lock", () => {
  test("a write is answered 503 with Retry-After after some seconds, on every surface, and reads go on", async () => {
    const file = tempDatabase();
    const h = await start({ place: file, expectBugs: true });
    const { key } = await h.newPerson();
    const client = await h.mcp(key);
    const { take, give } = lockHolder(file);
    const order: string[] = [];
    take();
    const headers = { "idempotency-key": "once" };
    const send = () => h.send("POST", path, { key, headers, body: { eventType: "locked out" } });
    const blocked = send().finally(() => order.push("write"));
    const tool = client.callTool({ name: "update_profile", arguments: { name: "Locked Out (fictional)" } });
    expect((await h.send("GET", path, { key })).status).toBe(200);
    order.push("read");

    const answer = await blocked;
    expect(answer.status).toBe(503);
    expect(answer.headers.get("retry-after")).toBe("1");
    expect(answer.body).toEqual({
      error: "Service unavailable",
      type: "server.internal",
      message: expect.stringContaining("Nothing was changed"),
    });
    expect(await tool).toMatchObject({
      isError: true,
      structuredContent: { type: "server.internal", retryAfterSeconds: 1 },
    });
    expect(order).toEqual(["read", "write"]);
    expect(h.bugs).toContainEqual(expect.objectContaining({ code: "SQLITE_BUSY" }));

    give();
    const again = await send();
    expect(again.status).toBe(201);
    expect(again.headers.get("idempotency-replayed")).toBeNull();
    expect(await timeline(h, key)).toEqual(["locked out"]);
  });

  test("a write that only has to wait a moment is done", async () => {
    const file = tempDatabase();
    const h = await start({ place: file });
    const { key } = await h.newPerson();
    const { take, give } = lockHolder(file);
    take();
    const waiting = h.send("POST", path, { key, body: { eventType: "patient" } });
    setTimeout(give, 600);
    expect((await waiting).status).toBe(201);
  });
});

describe("where the database file was taken away under a running program", () => {
  const gone = { status: 503, body: { message: expect.stringContaining("removed or replaced") } };

  test("writes are refused, reads go on, and all is well once it is back", async () => {
    const file = tempDatabase();
    const h = await start({ place: file, expectBugs: true });
    const { key } = await h.newPerson();
    const add = (eventType: string) => h.send("POST", path, { key, body: { eventType } });
    await add("before");
    renameSync(file, `${file}.away`);
    expect(await add("lost?")).toMatchObject(gone);
    expect(await timeline(h, key)).toEqual(["before"]);
    renameSync(`${file}.away`, file);
    expect((await add("after")).status).toBe(201);
    expect((await timeline(h, key)).sort()).toEqual(["after", "before"]);
  });

  test("nothing is written into what another file took the place of", async () => {
    const file = tempDatabase();
    const h = await start({ place: file, expectBugs: true });
    const { key } = await h.newPerson();
    renameSync(file, `${file}.away`);
    copyFileSync(`${file}.away`, file);
    expect(await h.send("POST", path, { key, body: { eventType: "lost?" } })).toMatchObject(gone);
  });

  test("nothing is written once its log was removed, and all that was acknowledged is there at the next start", async () => {
    const file = tempDatabase();
    const h = await start({ place: file, expectBugs: true });
    const { userId, key } = await h.newPerson();
    await h.send("POST", path, { key, body: { eventType: "before" } });
    rmSync(`${file}-wal`);
    expect(await h.send("POST", path, { key, body: { eventType: "lost?" } })).toMatchObject(gone);
    await h.close().catch(() => undefined);
    const again = await start({ place: file });
    const rows = await again.store.read(userId, (tx) => tx.timeline.list({ limit: 10 }));
    expect(rows.rows.map(({ eventType }) => eventType)).toEqual(["before"]);
    expect(await again.store.file?.integrityProblems()).toEqual([]);
  });

  test("ledger lines and requests counted meanwhile are written afterwards", async () => {
    const file = tempDatabase();
    const h = await start({ place: file, expectBugs: true });
    const { userId, key } = await h.newPerson();
    renameSync(file, `${file}.away`);
    for (let call = 0; call < 3; call += 1) await h.send("GET", "/api/v1/alerts", { key });
    await expect(h.service.accessLog.flush()).rejects.toMatchObject({ status: 503 });
    renameSync(`${file}.away`, file);
    await h.send("GET", "/api/v1/alerts", { key });
    await h.service.accessLog.flush();
    const lines = await h.store.read(userId, (tx) => tx.accessLog.list({ limit: 10 }));
    expect(lines.rows.map(({ operation }) => operation)).toEqual(Array(4).fill("alerts.list"));
    const [keyRecord] = await h.store.access.listKeys();
    expect((await h.store.access.findWindow(keyRecord?.id ?? ""))?.used).toBe(4);
  });
});

test("where the disk is full a write says so and leaves nothing, and all is well once there is room", async () => {
  const { sqlite, ...client } = openClient(tempDatabase());
  onTestFinished(() => void sqlite.close());
  const scheduler = createScheduler({ ...client, sqlite }, createSystemTimers());
  sqlite.exec("create table notes (words text)");
  const add = (words: string) =>
    scheduler.transaction(() => sqlite.prepare("insert into notes values (?)").run(words));
  const kept = () => sqlite.prepare<[], { size: number }>("select length(words) as size from notes").all();
  await add("before");
  const pages = Number(sqlite.pragma("page_count", { simple: true }));
  sqlite.pragma(`max_page_count = ${pages + 2}`);
  await expect(add("x".repeat(100_000))).rejects.toMatchObject({
    status: 503,
    code: "SQLITE_FULL",
    retryAfterSeconds: 30,
    message: expect.stringContaining("The disk is full. Nothing was changed."),
  });
  expect(kept()).toEqual([{ size: 6 }]);
  sqlite.pragma("max_page_count = 1000000");
  await add("x".repeat(100_000));
  expect(kept()).toEqual([{ size: 6 }, { size: 100_000 }]);
});

/** Blocks of 512 bytes, as `ulimit -f` counts them. */
const QUOTA = 6000;
const isPosix = process.platform === "linux" || process.platform === "darwin";

test.runIf(isPosix)(
  "a server whose files may grow no further refuses writes with 503, keeps what it said it has, and goes on once they may",
  async () => {
    const dataDir = temporaryFolder();
    const command = join(dataDir, "limited.sh");
    const limited = `#!/bin/sh\ntrap '' XFSZ\nulimit -f ${QUOTA}\nexec "${process.execPath}" "${programFile}" "$@"\n`;
    writeFileSync(command, limited, { mode: 0o700 });
    const data = join(dataDir, "data");
    const text = "words ".repeat(20_000);
    const add = (server: ServerProcess, place: number, key = server.key) =>
      server.request("POST", path, {
        ...(key !== undefined && { key }),
        body: { eventType: `event ${place}`, eventData: { text } },
      });
    const first = await serveOn(data, { command });
    const acknowledged: string[] = [];
    let refused: Response | undefined;
    for (let place = 0; place < 100 && refused === undefined; place += 1) {
      const answer = await add(first, place);
      if (answer.status === 201) acknowledged.push(`event ${place}`);
      else refused = answer;
    }
    expect(refused?.status).toBe(503);
    expect(at(asObject(await refused?.json()), "message")).toContain("Nothing was changed");
    const there = async (server: ServerProcess) => {
      const options = first.key === undefined ? {} : { key: first.key };
      const body = asObject(await (await server.request("GET", `${path}?limit=100`, options)).json());
      return asList(body.data).map(({ eventType }) => eventType);
    };
    expect((await there(first)).toSorted()).toEqual(acknowledged.toSorted());
    await first.stop();

    const second = await serveOn(data);
    expect((await there(second)).toSorted()).toEqual(acknowledged.toSorted());
    expect((await add(second, 999, first.key)).status).toBe(201);
    await second.stop();
  },
);

describe("what a commit waits for", () => {
  function levels() {
    const client = openClient(tempDatabase());
    onTestFinished(() => void client.sqlite.close());
    const level = () => client.sqlite.pragma("synchronous", { simple: true });
    return { level, scheduler: createScheduler(client, createSystemTimers()) };
  }
  const [NORMAL, FULL] = [1, 2];

  test("what a caller is told of waits for the disk; bookkeeping does not", async () => {
    const { level, scheduler } = levels();
    expect(await scheduler.write(async () => level())).toBe(FULL);
    expect(await scheduler.transaction(level)).toBe(FULL);
    expect(await scheduler.lowDurabilityTransaction(level)).toBe(NORMAL);
    expect(await scheduler.transaction(level)).toBe(FULL);
  });

  test("bookkeeping that fails leaves nothing of its own level behind", async () => {
    const { level, scheduler } = levels();
    const failing = scheduler.lowDurabilityTransaction(() => {
      throw new Error("on purpose");
    });
    await expect(failing).rejects.toThrow("on purpose");
    expect(await scheduler.transaction(level)).toBe(FULL);
  });
});
