import { connect } from "node:net";
import { describe, expect, onTestFinished, test } from "vitest";
import { exportAccount } from "../../../src/domain/account/operations.ts";
import type { Snapshot, Store } from "../../../src/store/ports/store.ts";
import { eventually } from "../../support/delivering.ts";
import { type Harness, HOST, start } from "../../support/harness.ts";
import { asList, at } from "../../support/json.ts";
import { listening } from "../../support/net/raw-http.ts";
import { tempPlace } from "../../support/open-engine.ts";

const EXPORT = "/api/v1/account/export";
/** Together more than a connection's buffers take. */
const MEMORIES = 1000;
const TEXT = "What was done, and why it was worth the while. ".repeat(300);

interface Filled {
  h: Harness;
  userId: string;
  key: string;
  /** Snapshots that are held. */
  held: () => number;
}

async function filled(memories = MEMORIES, place?: string, expectBugs = false): Promise<Filled> {
  let held = 0;
  const counting = (snapshot: Snapshot): Snapshot => {
    let isHeld = true;
    held += 1;
    const release = () => {
      if (isHeld) held -= 1;
      isHeld = false;
      snapshot.release();
    };
    return { ...snapshot, release };
  };
  const around = (store: Store): Store => ({
    ...store,
    snapshot: async (userId) => counting(await store.snapshot(userId)),
  });
  const h = await start({ around, expectBugs, ...(place !== undefined && { place }) });
  const person = await h.newPerson();
  await h.store.write(person.userId, async (tx) => {
    for (let at = 0; at < memories; at += 1) await tx.memories.add(memory(person.userId, at));
  });
  return { h, ...person, held: () => held };
}

function memory(userId: string, place: number) {
  const id = `mem_${String(place).padStart(26, "0")}`;
  const createdAt = "2026-01-01T00:00:00.000Z";
  return {
    id,
    userId,
    nodeType: "note",
    content: { text: TEXT },
    contentText: `Note ${place}`,
    importance: 0.5,
    createdAt,
    accessCount: 0,
  };
}

/** A client that asks for the export and takes its bytes only when it is let. */
async function client({ h, key }: Filled) {
  const { port } = await listening(h);
  const socket = connect(port, "127.0.0.1");
  onTestFinished(() => void socket.destroy());
  socket.pause();
  socket.write(
    `GET ${EXPORT} HTTP/1.1\r\nHost: ${HOST}\r\nAuthorization: Bearer ${key}\r\nConnection: close\r\n\r\n`,
  );
  return socket;
}

async function until(holds: () => boolean) {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, 5));
}

describe("the export of an account", () => {
  test("arrives in chunks whose text is that of the whole answer", async () => {
    const { h, userId, key } = await filled(50);
    const actor = { userId, keyId: null, client: "test", scopes: new Set(h.service.scopes) };
    await h.service.accessLog.flush();
    const response = await h.app.request(EXPORT, { headers: { host: HOST, authorization: `Bearer ${key}` } });
    const chunks: string[] = [];
    const decoder = new TextDecoder();
    for await (const chunk of response.body ?? []) chunks.push(decoder.decode(chunk, { stream: true }));
    expect(chunks.length).toBeGreaterThan(5);
    const text = chunks.join("");
    const whole = await h.service.call({ operation: exportAccount, actor, requestId: "req_1", input: {} });
    // The request itself has left a line since, and the time of the key's use.
    const own = (data: unknown) => ({
      ...Object(data),
      records: { ...(at(data, "records") as object), accessLog: [], apiKeys: [] },
    });
    const { data, metadata, links } = JSON.parse(text);
    expect(JSON.stringify(own(data))).toBe(JSON.stringify(own(whole.data)));
    expect(text).toBe(JSON.stringify({ data, metadata, links }));
    expect(Object.keys(metadata)).toEqual(["requestId", "timestamp"]);
    expect(response.headers.get("content-length")).toBeNull();
    expect(response.headers.get("etag")).toMatch(/^W\/"/);
  });

  test("shows the state of its beginning, whatever is written while it is read", async () => {
    const account = await filled(MEMORIES, await tempPlace());
    const { h, key, held, userId } = account;
    const socket = await client(account);
    await until(() => held() === 1);
    await h.store.write(userId, (tx) => tx.memories.add(memory(userId, MEMORIES)).then(() => undefined));
    expect((await h.send("PATCH", "/api/v1/profile", { key, body: { name: "New" } })).status).toBe(200);
    expect((await h.send("DELETE", "/api/v1/account?confirm=DELETE", { key })).status).toBe(200);
    let text = "";
    socket.setEncoding("utf8").on("data", (part: string) => (text += part));
    socket.resume();
    await new Promise((resolve) => socket.once("close", resolve));
    const body = text.slice(text.indexOf("\r\n\r\n") + 4);
    const json = body.replace(/(?:^|\r\n)[0-9a-f]+\r\n/g, "").replace(/\r\n$/, "");
    const { data } = JSON.parse(json);
    expect(asList(at(data, "records", "memories"))).toHaveLength(MEMORIES);
    expect(at(data, "records", "profiles")).toEqual([]);
    // This table is read long after the deletion.
    expect(asList(at(data, "records", "apiKeys"))).toHaveLength(1);
    expect(held()).toBe(0);
  });

  test("is read no further than its client takes it, and let go when the client leaves", async () => {
    const account = await filled();
    const socket = await client(account);
    await until(() => account.held() === 1);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(account.held()).toBe(1);
    socket.destroy();
    await until(() => account.held() === 0);
  });

  test("is let go where the client takes nothing for too long", async () => {
    const account = await filled();
    await client(account);
    await until(() => account.held() === 1);
    // As long as its buffers take more, each piece begins the time again.
    while (account.held() > 0) await account.h.runtime.timers.advance(30_000);
  });

  test("holds nothing after HEAD, nor after 304", async () => {
    const { h, key, held } = await filled(1);
    const head = await h.send("HEAD", EXPORT, { key });
    expect([head.status, head.text, held()]).toEqual([200, "", 0]);
    const same = await h.send("GET", EXPORT, { key, headers: { "if-none-match": "*" } });
    expect([same.status, same.text, held()]).toEqual([304, "", 0]);
  });

  test("is refused with 503 while too many are being read", async () => {
    const { h, key, userId } = await filled(1, undefined, true);
    const held: Snapshot[] = [];
    // How many there are depends on the engine.
    const hold = async (): Promise<void> => {
      held.push(await h.store.snapshot(userId));
      if (held.length < 20) await hold();
    };
    await expect(hold()).rejects.toMatchObject({ status: 503 });
    expect(held.length).toBeGreaterThanOrEqual(4);
    const busy = await h.send("GET", EXPORT, { key });
    expect([busy.status, busy.body.type, busy.headers.get("retry-after")]).toEqual([
      503,
      "server.internal",
      "5",
    ]);
    held[0]?.release();
    await eventually(
      "there is room for one",
      async () => (await h.send("GET", EXPORT, { key })).status === 200,
    );
    for (const { release } of held) release();
  });
});
