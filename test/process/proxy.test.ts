import { describe, expect, test, vi } from "vitest";
import { caddy, shippedProxy } from "../support/net/caddy.ts";
import { freePort } from "../support/net/free-port.ts";
import { receiver } from "../support/net/receiver.ts";
import { tempPostgres } from "../support/postgres/database.ts";
import { postgresPrograms } from "../support/postgres/programs.ts";
import { keyOn } from "../support/program/nodes.ts";
import { serveOn } from "../support/program/server.ts";

vi.setConfig({ testTimeout: 120_000 });

/** Where CI has Caddy, tests that need it must not be skipped. */
const isRequired = process.env.CAREER_CONTEXT_REQUIRE_CADDY === "1";
const withCaddy = describe.skipIf(caddy === undefined && !isRequired);

/** Requests of each caller. */
const ASKED = 5;

withCaddy("the shipped proxy", () => {
  test("sends the requests of one key, token or browser to one node, and uses both nodes", async () => {
    const nodes = [await receiver(), await receiver()] as const;
    const url = await shippedProxy([nodes[0].url, nodes[1].url]);
    const wentTo = async (path: string, headers: Record<string, string>) => {
      for (const { hits } of nodes) hits.length = 0;
      const answers = [];
      for (let nth = 0; nth < ASKED; nth += 1) answers.push(await fetch(`${url}${path}`, { headers }));
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
      return nodes.map(({ hits }) => hits.filter((hit) => hit.path === path).length);
    };
    const callers = Array.from({ length: 12 }, (_, nth) => [
      ["/api/v1/profile", { authorization: `Bearer sk_${nth}` }],
      ["/mcp", { authorization: `Bearer token.${nth}`, cookie: "other=1" }],
      ["/api/v1/profile", { "x-api-key": `sk_${nth}` }],
    ]) as [string, Record<string, string>][][];
    const counts = [];
    for (const [path, headers] of callers.flat()) counts.push(await wentTo(path, headers));
    expect(new Set(counts.map(String))).toEqual(new Set([`${ASKED},0`, `0,${ASKED}`]));
    // The same key goes to the same node by each path.
    const [rest, mcp] = [
      await wentTo("/api/v1/alerts", { authorization: "Bearer sk_0" }),
      await wentTo("/mcp", { authorization: "Bearer sk_0" }),
    ];
    expect(rest).toEqual(mcp);
    const cookies = await Promise.all(
      Array.from({ length: 8 }, async () => (await fetch(`${url}/login`)).headers.getSetCookie()[0]),
    );
    for (const cookie of cookies) {
      const [name = ""] = cookie?.split(";") ?? [];
      expect(name).toMatch(/^career-context-node=./);
      expect([`${ASKED},0`, `0,${ASKED}`]).toContain(String(await wentTo("/import", { cookie: name })));
    }
  });

  test.skipIf(postgresPrograms() === undefined)("serves every key while a node is replaced", async () => {
    const database = await tempPostgres();
    const port = await freePort();
    const args = ["--public-url", `http://127.0.0.1:${port}`, "--drain-delay", "3"];
    const [left, right] = await Promise.all([serveOn(database, { args }), serveOn(database, { args })]);
    const url = await shippedProxy([left.url, right.url], port);
    const keys = [await keyOn(database), await keyOn(database)];
    const send = async (nth: number) => {
      const headers = {
        authorization: `Bearer ${keys[nth % 2]}`,
        "content-type": "application/json",
      };
      const body = JSON.stringify({ eventType: `event ${nth}` });
      return (await fetch(`${url}/api/v1/timeline`, { method: "POST", headers, body })).status;
    };
    const statuses = [];
    for (let nth = 0; nth < 10; nth += 1) statuses.push(await send(nth));
    const gone = left.stop();
    let isGone = false;
    void gone.then(() => (isGone = true));
    for (let nth = 10; !isGone; nth += 1) statuses.push(await send(nth));
    for (let nth = 0; nth < 10; nth += 1) statuses.push(await send(nth));
    expect((await gone).code).toBe(0);
    expect(statuses.filter((status) => status !== 201)).toEqual([]);
  });
});
