import { describe, expect, test } from "vitest";
import { adminOperations, operations } from "../../src/domain/index.ts";
import type { Operation } from "../../src/operation/definition.ts";
import type { Store } from "../../src/store/ports/store.ts";
import { pages } from "../../src/web/pages/index.ts";
import { byDefault } from "../support/engine.ts";
import { type Harness, HOST, HOUR_MS, start } from "../support/harness.ts";
import type { Json } from "../support/json.ts";
import { rawRequest } from "../support/mcp/raw.ts";
import { listening } from "../support/net/raw-http.ts";
import { restRequest } from "../support/net/rest-request.ts";
import { MCP, withIssuer } from "../support/oauth/signed-in.ts";
import { withPostgres } from "../support/postgres/database.ts";
import { samples } from "../support/samples/operations.ts";
import { browse, signedIn } from "../support/web.ts";

const AT = "2026-03-02T09:00:00.000Z";
const everything = [...operations, ...adminOperations];
/** Those that take what is sent in a header; the token in an address opens one route alone. */
const byHeader = everything.filter(({ http }) => http.urlToken === undefined);

/** Enough of an input that the operation would be run. */
function inputOf({ name, input }: Operation): Json {
  const known = { id: "x", moduleId: "values", keyId: "k", name: "k", confirm: "DELETE", scopes: ["all"] };
  const fields = Object.entries(known).filter(([field]) => field in input.shape);
  return { ...Object.fromEntries(fields), ...samples[name]?.input };
}

/** A person with something stored, an account of an issuer, a calendar, a browser and a key with every scope there is. */
async function everyCaller(engine: "sqlite" | "postgres") {
  const w = await withIssuer({ engine, toolsets: ["all"] });
  const { h } = w;
  const userId = await w.linked();
  const key = await h.newKey(userId, { scopes: [...h.service.scopes, ...h.service.adminScopes] });
  const calendar = await h.newKey(userId, { scopes: [], urlToken: "calendar" });
  const browser = await signedIn(h, userId);
  await h.send("POST", "/api/v1/memories", { key, body: { contentText: "Prefers early shifts." } });
  const exp = Math.floor((h.runtime.now().getTime() + 24 * HOUR_MS) / 1000);
  const rest = await w.token({ exp });
  const mcp = await w.token({ exp, aud: MCP });
  // Both work before: each client of the account is known, and answers are kept.
  for (const bearer of [key, rest])
    for (const _ of [1, 2])
      expect((await h.send("GET", "/api/v1/memories", { key: bearer })).status).toBe(200);
  const listed = rawRequest("legacy", "tools/list");
  expect((await h.send("POST", "/mcp", { key: mcp, ...listed })).status).toBe(200);
  const before = await rowsOf(h, userId);
  await h.store.write(userId, (tx) => tx.user.govern({ suspendedAt: AT }));
  return { h, userId, key, calendar, browser, tokens: { rest, mcp }, before };
}

async function rowsOf(h: Harness, userId: string) {
  await h.service.accessLog.flush();
  return h.store.read(userId, async (tx) => {
    const { accessLog: _, apiKeys: __, ...records } = await tx.account.records();
    return Object.fromEntries(Object.entries(records).map(([name, rows]) => [name, [...rows]]));
  });
}

const refused = [403, "auth.forbidden", expect.stringMatching(/suspended/)];

function suspension(engine: "sqlite" | "postgres"): void {
  test("every operation is refused to their key and to the token of their account, over REST", async () => {
    const { h, userId, key, tokens, before } = await everyCaller(engine);
    for (const operation of byHeader) {
      const { path, ...sent } = restRequest(operation, inputOf(operation));
      for (const bearer of [key, tokens.rest]) {
        const { status, body } = await h.send(operation.http.method, path, { key: bearer, ...sent });
        expect([status, body.type, body.message], operation.name).toEqual(refused);
        // What is refused counts against the address.
        h.runtime.advance(60_000);
      }
    }
    expect(await rowsOf(h, userId)).toEqual(before);
  });

  test("every operation is refused to both over MCP, and so is the list of tools", async () => {
    const { h, userId, key, tokens, before } = await everyCaller(engine);
    const calls = everything.map((operation) =>
      rawRequest("legacy", "tools/call", { name: operation.mcp.tool, arguments: inputOf(operation) }),
    );
    for (const call of [rawRequest("legacy", "tools/list"), ...calls]) {
      for (const bearer of [key, tokens.mcp]) {
        const { status, body } = await h.send("POST", "/mcp", { key: bearer, ...call });
        expect([status, body.type, body.message], JSON.stringify(call.body.params)).toEqual(refused);
        h.runtime.advance(60_000);
      }
    }
    expect(await rowsOf(h, userId)).toEqual(before);
  });

  test.each([
    ["a process without a key", null],
    ["a caller who was let in before it", "key_1"],
  ])("every operation is refused to %s", async (_, keyId) => {
    const { h, userId, before } = await everyCaller(engine);
    const scopes = new Set([...h.service.scopes, ...h.service.adminScopes]);
    const actor = { userId, keyId, client: "mcp", scopes };
    for (const operation of everything) {
      const input = inputOf(operation);
      const error = await h.service.call({ operation, actor, requestId: "req_1", input }).catch((e) => e);
      expect([error.status, error.type, error.message], operation.name).toEqual(refused);
    }
    expect(await rowsOf(h, userId)).toEqual(before);
  });

  test("every operation that was begun before it and writes after it is refused", async () => {
    const late = { userId: "", reached: 0 };
    // Between the checks and the transaction: a page may have been fetched, or a file read.
    const around = (store: Store): Store => ({
      ...store,
      write: async (userId, work) => {
        if (userId !== late.userId) return store.write(userId, work);
        late.userId = "";
        late.reached += 1;
        await store.write(userId, (tx) => tx.user.govern({ suspendedAt: AT }));
        return store.write(userId, work);
      },
    });
    const h = await start({ engine, around });
    const { userId } = await h.newPerson();
    const actor = { userId, keyId: null, client: "mcp", scopes: new Set(h.service.scopes) };
    const before = await rowsOf(h, userId);
    for (const operation of operations) {
      late.userId = userId;
      const { reached } = late;
      const call = { operation, actor, requestId: "req_1", input: inputOf(operation) };
      const error = await h.service.call(call).catch((thrown) => thrown);
      if (late.reached > reached)
        expect([error.status, error.type, error.message], operation.name).toEqual(refused);
      await h.store.write(userId, (tx) => tx.user.govern({ suspendedAt: null }));
    }
    expect(late.reached).toBeGreaterThan(30);
    expect(await rowsOf(h, userId)).toEqual(before);
  });

  test("their calendar is refused", async () => {
    const { h, calendar } = await everyCaller(engine);
    for (const { http } of operations.filter((operation) => operation.http.urlToken !== undefined)) {
      const { status, body } = await h.send("GET", `${http.path}?token=${calendar}`);
      expect([status, body.type, body.message]).toEqual(refused);
    }
  });

  test("every page and every form is refused to their browser", async () => {
    const { h, userId, browser, before } = await everyCaller(engine);
    const headers = { cookie: browser.cookie };
    for (const { path, acts } of pages) {
      const address = path.replace(/:\w+/g, "x");
      for (const fields of [undefined, ...Object.keys(acts ?? {}).map((act) => ({ act, token: "x" }))]) {
        const page = await browse(h, address, { headers, ...(fields && { fields }) });
        const text = await page.text();
        expect([page.status, text.includes("This user is suspended")], address).toEqual([403, true]);
      }
    }
    const undo = await browse(h, "/undo", { headers, fields: { act: "undo", change: "x" } });
    expect(undo.status).toBe(403);
    expect(await rowsOf(h, userId)).toEqual(before);
  });
}

describe("a suspended user on SQLite", () => suspension("sqlite"));
withPostgres("a suspended user on PostgreSQL", () => suspension("postgres"));

test("no answer that was kept is given to a suspended user, past the router either", async () => {
  const w = await withIssuer();
  const { h } = w;
  const userId = await w.linked();
  const key = await h.newKey(userId);
  const token = await w.token();
  const server = await listening(h);
  const ask = async (operation: Operation, bearer: string) => {
    const { path } = restRequest(operation, inputOf(operation));
    const lines = [`GET ${path} HTTP/1.1`, `Host: ${HOST}`, `Authorization: Bearer ${bearer}`];
    const [answer] = await server.send(`${[...lines, "Connection: close"].join("\r\n")}\r\n\r\n`);
    return answer?.status;
  };
  const cached = operations.filter(({ policy, http }) => policy.cache && http.method === "GET");
  for (const operation of cached)
    for (const bearer of [key, key, key, token, token, token]) await ask(operation, bearer);
  await h.store.write(userId, (tx) => tx.user.govern({ suspendedAt: AT }));
  for (const operation of cached)
    for (const bearer of [key, token])
      expect(await ask(operation, bearer), `${operation.name} on ${byDefault}`).toBe(403);
});
