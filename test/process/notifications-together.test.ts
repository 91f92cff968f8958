import { expect, test, vi } from "vitest";
import { asObject, at, type Json } from "../support/json.ts";
import { type Listening, listen, noticeOf } from "../support/mcp/notices.ts";
import { envelope } from "../support/mcp/raw.ts";
import { persona } from "../support/program/data.ts";
import { processPlace } from "../support/program/place.ts";
import { runWell, until } from "../support/program/program.ts";
import { placed, type ServerProcess, serveOn } from "../support/program/server.ts";
import { mcpOn, type StdioProcess, unopenedOn } from "../support/program/stdio.ts";

// Each test starts several processes.
vi.setConfig({ testTimeout: 90_000 });

const profile = "career://profile";
const context = "career://context";
/** In seconds; what must come within two comes well before. */
const PATIENCE = 5;

function listenOn({ url, key }: ServerProcess, notifications: Json): Promise<Listening> {
  return listen(({ headers, body }) => {
    const all = { ...headers, authorization: `Bearer ${key}` };
    return fetch(`${url}/mcp`, { method: "POST", headers: all, body: JSON.stringify(body) });
  }, notifications);
}

/** Takes the notices of a stdio process one by one. */
function noticesOf(mcp: StdioProcess): () => Promise<string> {
  let taken = 0;
  const come = () =>
    mcp.messages().filter(({ method }) => String(method).startsWith("notifications/resources/"));
  return async () => {
    taken += 1;
    const here = () => come().length >= taken || mcp.child.exitCode !== null;
    await until(`notice ${taken} has come`, here, PATIENCE);
    expect(mcp.output().stderr).toBe("");
    return noticeOf(asObject(come()[taken - 1]));
  };
}

async function legacyOn(place: string, uris: readonly string[]) {
  const mcp = await mcpOn(place);
  for (const uri of uris) expect((await mcp.ask("resources/subscribe", { uri })).result).toEqual({});
  return { mcp, next: noticesOf(mcp) };
}

async function modernOn(place: string, notifications: Json, id = "listen") {
  const mcp = unopenedOn(place);
  const send = (message: Json) => mcp.write(`${JSON.stringify({ jsonrpc: "2.0", ...message })}\n`);
  const subscribe = async (asked: Json, as: string) => {
    send({ id: as, method: "subscriptions/listen", params: { notifications: asked, _meta: envelope } });
    const granted = () =>
      mcp
        .messages()
        .find(
          (message) =>
            message.method === "notifications/subscriptions/acknowledged" &&
            at(message, "params", "_meta", "io.modelcontextprotocol/subscriptionId") === as,
        );
    await until("the subscription is granted", () => granted() !== undefined);
    return at(granted(), "params", "notifications");
  };
  expect(await subscribe(notifications, id)).toEqual(notifications);
  const ask = (method: string, params: Json = {}) => mcp.ask(method, { ...params, _meta: envelope });
  return { mcp, send, subscribe, ask, next: noticesOf(mcp) };
}

async function rename({ request }: ServerProcess, name: string): Promise<void> {
  expect((await request("PATCH", "/api/v1/profile", { body: { name } })).status).toBe(200);
}

test("what one process writes, the subscribers of all others hear, in either era and over HTTP", async () => {
  const place = await processPlace();
  const server = await serveOn(place);
  const uris = [profile];
  const http = await listenOn(server, { resourceSubscriptions: uris });
  const legacy = await legacyOn(place, uris);
  const modern = await modernOn(place, { resourceSubscriptions: uris });
  const all = async () => [await http.next(), await legacy.next(), await modern.next()];
  const heard = Array.from({ length: 3 }, () => `updated ${profile}`);

  await rename(server, "By REST (fictional)");
  expect(await all()).toEqual(heard);
  await legacy.mcp.call("update_profile", { name: "By the legacy client (fictional)" });
  expect(await all()).toEqual(heard);
  const written = await modern.ask("tools/call", {
    name: "update_profile",
    arguments: { name: "By the modern client (fictional)" },
  });
  expect(at(written, "result", "isError")).not.toBe(true);
  expect(await all()).toEqual(heard);

  expect(await legacy.mcp.end()).toMatchObject({ code: 0, stderr: "" });
  expect(await modern.mcp.end()).toMatchObject({ code: 0, stderr: "" });
  expect((await server.stop()).code).toBe(0);
  expect(await http.next()).toBe("over");
});

test("what the command line imports, all subscribers hear", async () => {
  const place = await processPlace();
  const server = await serveOn(place);
  const http = await listenOn(server, { resourceSubscriptions: [context] });
  const legacy = await legacyOn(place, [context]);
  const modern = await modernOn(place, { resourceSubscriptions: [context] });
  await runWell(["import", "resume", persona("nurse"), ...placed(place)]);
  const notices = [await http.next(), await legacy.next(), await modern.next()];
  expect(notices).toEqual(Array.from({ length: 3 }, () => `updated ${context}`));
});

test("a legacy client hears no more of what it unsubscribed from, and of what cannot be it is told at once", async () => {
  const place = await processPlace();
  const server = await serveOn(place);
  const { mcp, next } = await legacyOn(place, [profile]);
  for (const uri of ["career://nothing", "career://reports/rep_unknown", "career://assessments/astrology"]) {
    expect((await mcp.ask("resources/subscribe", { uri })).error, uri).toMatchObject({ code: -32602 });
  }
  const job = { type: "direction", title: "Foreperson", sourceType: "manual" };
  const created = await server.request("POST", "/api/v1/jobs-workspace", { body: job });
  const uri = `career://jobs-workspace/${at(await created.json(), "data", "id")}`;
  expect((await mcp.ask("resources/subscribe", { uri })).result).toEqual({});
  await rename(server, "Ada (fictional)");
  expect(await next()).toBe(`updated ${profile}`);
  expect((await mcp.ask("resources/unsubscribe", { uri: profile })).result).toEqual({});
  await rename(server, "Ada B. (fictional)");
  await server.request("DELETE", uri.replace("career://", "/api/v1/"));
  expect(await next()).toBe(`updated ${uri}`);
});

test("a legacy client is told of a changed list once it has seen one, and subscribes within its scopes only", async () => {
  const place = await processPlace();
  const mcp = await mcpOn(place, { args: ["--scopes", "read:jobs_workspace,write:jobs_workspace"] });
  const refused = await mcp.ask("resources/subscribe", { uri: profile });
  expect(refused.error).toMatchObject({ code: -32600, data: { type: "auth.insufficient_scope" } });
  const { result } = await mcp.ask("resources/list");
  await mcp.ask("resources/list", { cursor: result?.nextCursor });
  const next = noticesOf(mcp);
  await mcp.call("write_operation", {
    operation: "jobsWorkspace.create",
    arguments: { type: "direction", title: "Foreperson", sourceType: "manual" },
  });
  expect(await next()).toBe("list changed");
});

test("a modern client's subscriptions stand beside each other, and a cancelled one is heard of no more", async () => {
  const place = await processPlace();
  const server = await serveOn(place);
  const modern = await modernOn(place, { resourceSubscriptions: [profile] }, "first");
  await modern.subscribe({ resourcesListChanged: true }, "second");
  await rename(server, "Ada (fictional)");
  expect(await modern.next()).toBe(`updated ${profile}`);
  modern.send({ method: "notifications/cancelled", params: { requestId: "first" } });
  await modern.ask("tools/list");
  await rename(server, "Ada B. (fictional)");
  const body = { type: "direction", title: "Foreperson", sourceType: "manual" };
  await server.request("POST", "/api/v1/jobs-workspace", { body });
  expect(await modern.next()).toBe("list changed");
  expect(await modern.mcp.end()).toMatchObject({ code: 0, stderr: "" });
});

test("a key revoked by the command line ends its stream", async () => {
  const place = await processPlace();
  const server = await serveOn(place);
  const made = await runWell(["keys", "create", "--name", "lost", "--json", ...placed(place)]);
  const { id, key } = asObject(JSON.parse(made));
  const listening = await listenOn({ ...server, key: String(key) }, { resourceSubscriptions: [profile] });
  await runWell(["keys", "revoke", String(id), ...placed(place)]);
  expect(await listening.next()).toBe("over");
});
