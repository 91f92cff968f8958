import { getOAuthProtectedResourceMetadataUrl } from "@modelcontextprotocol/server";
import { describe, expect, test } from "vitest";
import { type Harness, HOST } from "../../support/harness.ts";
import { at } from "../../support/json.ts";
import { callTool } from "../../support/mcp/client.ts";
import { type Era, eras, rawRequest } from "../../support/mcp/raw.ts";
import { MCP, REST, withIssuer } from "../../support/oauth/signed-in.ts";

const metadataUrl = "https://career.example/.well-known/oauth-protected-resource/mcp";

function ask(h: Harness, key: string, era: Era, method: string, params = {}) {
  const { headers, body } = rawRequest(era, method, params);
  return h.send("POST", "/mcp", { key, headers, body });
}

describe("MCP over HTTP by a token", () => {
  test("lists and calls what its scopes allow, as with a key", async () => {
    const w = await withIssuer();
    const userId = await w.linked();
    const scopes = ["read:alerts", "read:context"];
    const byToken = await w.h.mcp(await w.token({ aud: MCP, scope: scopes.join(" ") }));
    const byKey = await w.h.mcp(await w.h.newKey(userId, { scopes }));
    expect(await byToken.listTools()).toEqual(await byKey.listTools());
    expect(await byToken.listResources()).toEqual(await byKey.listResources());
    const { structured, isError } = await callTool(byToken, "list_alerts");
    expect([isError, at(structured, "data")]).toEqual([false, expect.anything()]);
  });

  test("is none for a token of REST, nor REST for one of MCP", async () => {
    const w = await withIssuer();
    await w.linked();
    const refused = await ask(w.h, await w.token({ aud: REST }), "modern", "tools/list");
    expect(refused.status).toBe(401);
    expect(refused.headers.get("www-authenticate")).toBe(
      `Bearer error="invalid_token", error_description="The access token is not valid here. It was issued for another resource.", scope="read:* write:*", resource_metadata="${metadataUrl}"`,
    );
    expect((await ask(w.h, await w.token({ aud: MCP }), "modern", "tools/list")).status).toBe(200);
    expect((await w.h.send("GET", "/api/v1/alerts", { key: await w.token({ aud: MCP }) })).status).toBe(401);
  });

  test("ends its stream of change notices with its token", async () => {
    const w = await withIssuer();
    await w.linked();
    const client = await w.h.mcp(await w.token({ aud: MCP }));
    let ended = false;
    const heard = await client.listen({ resourceSubscriptions: ["career://context"] });
    void heard.closed.then(() => (ended = true));
    await w.h.runtime.timers.advance(700);
    expect(ended).toBe(false);
    w.h.runtime.advance(300_000);
    for (let n = 0; n < 5 && !ended; n += 1) await w.h.runtime.timers.advance(700);
    expect(ended).toBe(true);
  });
});

describe.each(eras)("a %s call beyond the token's scopes", (era) => {
  const beyond: [string, string, object, string][] = [
    ["a tool", "tools/call", { name: "update_profile", arguments: { name: "Ada" } }, "write:profile"],
    ["a tool that is not listed", "tools/call", { name: "undo_change", arguments: {} }, "write:account"],
    [
      "an operation",
      "tools/call",
      { name: "write_operation", arguments: { operation: "timeline.create" } },
      "write:timeline",
    ],
    [
      "an operation as JSON text",
      "tools/call",
      { name: "read_operation", arguments: '{"operation":"timeline.list"}' },
      "read:timeline",
    ],
    ["a resource", "resources/read", { uri: "career://profile" }, "read:profile"],
    ["a resource by id", "resources/read", { uri: "career://reports/rpt_1" }, "read:reports"],
  ];
  test.each(beyond)("by %s is answered with the scope that would do", async (_, method, params, scope) => {
    const w = await withIssuer();
    const userId = await w.linked();
    const answer = await ask(w.h, await w.token({ aud: MCP, scope: "read:alerts" }), era, method, params);
    expect([answer.status, answer.body.type]).toEqual([403, "auth.insufficient_scope"]);
    expect(answer.headers.get("www-authenticate")).toBe(
      `Bearer error="insufficient_scope", error_description="The token lacks the scope.", scope="${scope}", resource_metadata="${metadataUrl}"`,
    );
    // By a key, which can be no other, it is a failed call.
    const narrow = await w.h.newKey(userId, { scopes: ["read:alerts"] });
    expect((await ask(w.h, narrow, era, method, params)).status).not.toBe(403);
  });

  test("counts against its client, and is in the access log", async () => {
    const w = await withIssuer();
    const userId = await w.linked();
    const key = await w.token({ aud: MCP, scope: "read:alerts" });
    const call = { name: "update_profile", arguments: {} };
    for (const _ of [1, 2]) await ask(w.h, key, era, "tools/call", call);
    await w.h.service.accessLog.flush();
    const { rows } = await w.h.store.read(userId, (tx) => tx.accessLog.list({ limit: 10 }));
    expect(rows.map(({ client, status }) => [client, status])).toEqual([
      ["agent", 403],
      ["agent", 403],
    ]);
    const [{ id = "" } = {}] = await w.h.store.access.listKeys();
    expect((await w.h.store.access.findWindow(id))?.used).toBe(2);
    await w.h.inside.change("update api_keys set hourly_limit = 2");
    // What is known of keys is read again after a commit.
    await w.h.newUser();
    const over = await ask(w.h, key, era, "tools/call", call);
    expect([over.status, over.body.type]).toEqual([429, "rate_limit.exceeded"]);
  });

  test("is left to the handler where it is none", async () => {
    const w = await withIssuer();
    await w.linked();
    const key = await w.token({ aud: MCP, scope: "read:alerts" });
    for (const [method, params] of [
      ["tools/call", { name: "no_such_tool" }],
      ["tools/call", { name: "read_operation", arguments: "{" }],
      ["tools/call", { name: "find_operations", arguments: {} }],
      ["resources/read", { uri: "career://nothing" }],
      ["tools/call", {}],
      ["resources/read", {}],
    ] as const)
      expect((await ask(w.h, key, era, method, params)).status, method).not.toBe(403);
    const { headers } = rawRequest(era, "tools/call");
    const broken = await w.h.send("POST", "/mcp", { key, headers, raw: "{" });
    expect(broken.status).toBe(400);
  });
});

describe("what a client finds out before it has a token", () => {
  const common = {
    scopes_supported: ["read:*", "write:*"],
    bearer_methods_supported: ["header"],
    resource_documentation: "https://career.example/docs",
  };

  test("are the issuers and the name of the resource, at the place that is derived from the name", async () => {
    const w = await withIssuer({ oauth: { issuers: ["https://id.example/a", "https://id.example/b"] } });
    const authorization_servers = ["https://id.example/a", "https://id.example/b"];
    for (const [resource, resource_name] of [
      [MCP, "Career context"],
      [REST, "Career context, REST"],
    ] as const) {
      const { pathname } = new URL(getOAuthProtectedResourceMetadataUrl(new URL(resource)));
      const { status, body, headers } = await w.h.send("GET", pathname);
      expect([status, body]).toEqual([200, { resource, authorization_servers, ...common, resource_name }]);
      expect(headers.get("content-type")).toBe("application/json");
    }
    const atRoot = await w.h.send("GET", "/.well-known/oauth-protected-resource");
    expect(atRoot.body.resource).toBe(MCP);
    expect((await w.h.send("GET", "/.well-known/oauth-protected-resource/docs")).status).toBe(404);
  });

  test("may be read by a page of any site, and by no name of another server", async () => {
    const w = await withIssuer();
    const path = "/.well-known/oauth-protected-resource/mcp";
    const headers = { origin: "https://inspector.example", "sec-fetch-site": "cross-site" };
    const read = await w.h.send("GET", path, { headers });
    expect([read.status, read.headers.get("access-control-allow-origin")]).toEqual([200, "*"]);
    const asked = {
      "access-control-request-method": "GET",
      "access-control-request-headers": "mcp-protocol-version",
    };
    const preflight = await w.h.send("OPTIONS", path, { headers: { ...headers, ...asked } });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get("access-control-allow-headers")).toBe("*");
    const rebound = await w.h.app.request(path, { headers: { host: "evil.example" } });
    expect(rebound.status).toBe(403);
    // What holds a person's data stays shut to them.
    const mcp = await w.h.app.request("/mcp", { method: "POST", headers: { host: HOST, ...headers } });
    expect([mcp.status, mcp.headers.get("access-control-allow-origin")]).toEqual([403, null]);
  });
});
