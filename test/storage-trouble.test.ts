import { copyFileSync, renameSync } from "node:fs";
import Sqlite from "better-sqlite3";
import { describe, expect, onTestFinished, test } from "vitest";
import { openClient } from "../src/store/sqlite/client.ts";
import { createTurns } from "../src/store/sqlite/turns.ts";
import { type Harness, start } from "./harness.ts";
import { asList, at } from "./support/json.ts";
import { tempDatabase } from "./support/temp-file.ts";

const path = "/api/v1/timeline";

/** Another program that takes the write lock. */
function lockHolder(file: string) {
  const other = new Sqlite(file);
  onTestFinished(() => void other.close());
  return { take: () => other.exec("begin immediate"), give: () => other.exec("rollback") };
}

async function timeline(h: Harness, key: string) {
  return asList((await h.send("GET", path, { key })).body.data).map((event) => at(event, "eventType"));
}

describe("while another program holds the database's write lock", () => {
  test("a write is answered 503 with Retry-After after some seconds, on every surface, and reads go on", async () => {
    const file = tempDatabase();
    const h = await start({ file, expectBugs: true });
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
      message: expect.stringContaining("nothing was changed"),
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
    const h = await start({ file });
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
    const h = await start({ file, expectBugs: true });
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
    const h = await start({ file, expectBugs: true });
    const { key } = await h.newPerson();
    renameSync(file, `${file}.away`);
    copyFileSync(`${file}.away`, file);
    expect(await h.send("POST", path, { key, body: { eventType: "lost?" } })).toMatchObject(gone);
  });

  test("ledger lines and requests counted meanwhile are written afterwards", async () => {
    const file = tempDatabase();
    const h = await start({ file, expectBugs: true });
    const { userId, key } = await h.newPerson();
    renameSync(file, `${file}.away`);
    for (let call = 0; call < 3; call += 1) await h.send("GET", "/api/v1/alerts", { key });
    await expect(h.service.recorder.flush()).rejects.toMatchObject({ status: 503 });
    renameSync(`${file}.away`, file);
    await h.send("GET", "/api/v1/alerts", { key });
    await h.service.recorder.flush();
    const lines = await h.store.read(userId, (tx) => tx.ledger.list({ limit: 10 }));
    expect(lines.rows.map(({ operation }) => operation)).toEqual(Array(4).fill("alerts.list"));
    const [keyRecord] = await h.store.access.listKeys();
    expect((await h.store.access.findWindow(keyRecord?.id ?? ""))?.used).toBe(4);
  });
});

describe("what a commit waits for", () => {
  function levels() {
    const client = openClient(tempDatabase());
    onTestFinished(() => void client.sqlite.close());
    const level = () => client.sqlite.pragma("synchronous", { simple: true });
    return { level, turns: createTurns(client) };
  }
  const [NORMAL, FULL] = [1, 2];

  test("what a caller is told of waits for the disk; bookkeeping does not", async () => {
    const { level, turns } = levels();
    expect(await turns.writing(async () => level())).toBe(FULL);
    expect(await turns.atomic(level)).toBe(FULL);
    expect(await turns.bookkeeping(level)).toBe(NORMAL);
    expect(await turns.atomic(level)).toBe(FULL);
  });

  test("bookkeeping that fails leaves nothing of its own level behind", async () => {
    const { level, turns } = levels();
    const failing = turns.bookkeeping(() => {
      throw new Error("on purpose");
    });
    await expect(failing).rejects.toThrow("on purpose");
    expect(await turns.atomic(level)).toBe(FULL);
  });
});
