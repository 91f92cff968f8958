import { expect, test, vi } from "vitest";
import { insidePostgres } from "../support/inside.ts";
import { asObject, at, type Json } from "../support/json.ts";
import { callTool } from "../support/mcp/client.ts";
import { connectAt } from "../support/mcp/forms.ts";
import { receiver } from "../support/net/receiver.ts";
import { withPostgres } from "../support/postgres/database.ts";
import { ownServer } from "../support/postgres/own-server.ts";
import { keyOn } from "../support/program/nodes.ts";
import { until } from "../support/program/program.ts";
import { type ServerProcess, serveOn } from "../support/program/server.ts";
import { mcpOn } from "../support/program/stdio.ts";

// Each test starts a database server and several processes.
vi.setConfig({ testTimeout: 120_000 });

/** Four writers, each of whom sends an event until it is acknowledged, again with its key where it was not. */
function writers(server: ServerProcess, key: string) {
  const acknowledged: string[] = [];
  const others: { status: number; body: Json }[] = [];
  let isOver = false;
  const write = async (eventType: string): Promise<void> => {
    for (;;) {
      const response = await server.request("POST", "/api/v1/timeline", {
        ...{ key, body: { eventType }, headers: { "idempotency-key": eventType } },
      });
      const body = asObject(await response.json());
      if (response.status === 201) return void acknowledged.push(eventType);
      others.push({ status: response.status, body });
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };
  const all = [1, 2, 3, 4].map(async (writer) => {
    for (let number = 0; !isOver; number += 1) await write(`writer-${writer}-${number}`);
  });
  const end = async () => {
    isOver = true;
    await Promise.all(all);
  };
  return { acknowledged, others, end };
}

const status = async ({ url }: ServerProcess, path: string) => (await fetch(`${url}${path}`)).status;

withPostgres("a server whose PostgreSQL goes away and comes back", () => {
  test.each([
    ["in good order", "SIGINT"],
    ["as in a crash", "SIGQUIT"],
  ] as const)(
    "that ended %s, under load: loses no acknowledged write, doubles none, delivers all, and answers 503 meanwhile",
    async (_, signal) => {
      const database = await ownServer();
      const server = await serveOn(database.url);
      const key = await keyOn(database.url, "--limit", "100000000");
      const { url, hits } = await receiver();
      const hook = { url: `${url}/hook`, events: ["timeline.event"] };
      expect((await server.request("POST", "/api/v1/webhooks", { key, body: hook })).status).toBe(201);
      const { acknowledged, others, end } = writers(server, key);
      for (const round of [1, 2]) {
        const before = acknowledged.length;
        await until("something is written", () => acknowledged.length >= before + 20);
        await database.end(signal);
        await until("requests are refused", () => others.length >= round * 10);
        expect(await status(server, "/healthz")).toBe(200);
        expect(await status(server, "/readyz")).toBe(503);
        await database.begin();
        await until("it is ready again", async () => (await status(server, "/readyz")) === 200);
      }
      const before = acknowledged.length;
      await until("more is written", () => acknowledged.length >= before + 20);
      await end();

      for (const { status: answered, body } of others) {
        // What was being sent when the connection ended is still under way for the one that repeats it.
        if (answered === 409) expect(body.type).toBe("idempotency.in_progress");
        else expect({ status: answered, ...body }).toMatchObject(away);
      }
      const inside = insidePostgres(database.url);
      const stored = await inside.rows<{ name: string; id: string }>(
        "select event_type as name, id from timeline_events where event_type like 'writer-%'",
      );
      expect(stored.map(({ name }) => name).sort()).toEqual([...acknowledged].sort());
      expect(await inside.indexedMemories()).toBe((await inside.rows("select id from memory_nodes")).length);
      const open = async () =>
        (await inside.rows("select id from deliveries where status = 'pending'")).length;
      // What was being sent when the database ended waits for the end of its lease, which is half a minute: it ends here.
      await inside.change(
        "update deliveries set leased_until = '2000-01-01T00:00:00.000Z' where leased_until is not null",
      );
      await until("all are delivered", async () => (await open()) === 0);
      const missed = stored.filter(({ id }) => !hits.some(({ body }) => body.includes(`"${id}"`)));
      expect(missed).toEqual([]);
      expect((await server.stop()).code).toBe(0);
      expect(server.output().stderr).not.toContain(new URL(database.url).password);
    },
  );

  test("answers every surface with one error while it is away, writes nothing, and every surface works after", async () => {
    const database = await ownServer();
    const server = await serveOn(database.url);
    const key = await keyOn(database.url);
    const stdio = await mcpOn(database.url);
    const overHttp = await connectAt(server.url, key);
    const write = { eventType: "while.away" };
    const asked = async () => {
      const [read, written] = [
        await server.request("GET", "/api/v1/timeline", { key }),
        await server.request("POST", "/api/v1/timeline", { key, body: write }),
      ];
      const tool = { operation: "timeline.create", arguments: write };
      const [http, local] = [
        await callTool(overHttp, "write_operation", tool).catch((error: unknown) => error),
        await stdio.call("write_operation", tool),
      ];
      return { read, written, http, local };
    };
    const first = await asked();
    expect([first.read.status, first.written.status]).toEqual([200, 201]);
    const rows = () => insidePostgres(database.url).rows("select id from timeline_events");
    const before = await rows();
    expect(before).toHaveLength(3);

    await database.end("SIGINT");
    const during = await asked();
    for (const response of [during.read, during.written]) {
      expect(response.headers.get("retry-after")).toMatch(/^\d+$/);
      expect({ status: response.status, ...asObject(await response.json()) }).toMatchObject(away);
    }
    const { status: _, ...said } = away;
    expect(during.local).toMatchObject({ isError: true, structuredContent: said });
    expect(String(during.http)).toContain('"type":"server.internal"');

    await database.begin();
    await until("it is ready again", async () => (await status(server, "/readyz")) === 200);
    expect(await rows()).toEqual(before);
    const after = await asked();
    expect([after.read.status, after.written.status]).toEqual([200, 201]);
    expect(at(after.local.structuredContent.data, "eventType")).toBe(write.eventType);
    expect(await rows()).toHaveLength(6);
    expect((await stdio.end()).code).toBe(0);
    expect((await server.stop()).code).toBe(0);
  });
});

/** What is answered without a database. */
const away = { status: 503, type: "server.internal", message: expect.stringMatching(/database/i) };
