import { describe, expect, test } from "vitest";
import { expandScopes } from "../../../src/auth/issue-key.ts";
import { operations } from "../../../src/domain/index.ts";
import { allScopes } from "../../../src/operation/scopes.ts";
import { start } from "../../support/harness.ts";
import { asList, textAt } from "../../support/json.ts";
import { callTool } from "../../support/mcp/client.ts";
import { restRequest } from "../../support/net/rest-request.ts";
import { samples } from "../../support/samples/operations.ts";

const every = allScopes(operations);

describe.each(operations.map((operation) => [operation.name, operation] as const))(
  "%s",
  (name, operation) => {
    const { path, ...sent } = restRequest(operation, {
      moduleId: "values",
      id: "x",
      ...samples[name]?.input,
    });
    const others = every.filter((scope) => scope !== operation.scope);

    // A token in the URL has no scopes: test/security/url-tokens.test.ts has what it opens.
    const takesKey = operation.http.urlToken === undefined;

    test.runIf(takesKey)(
      "is refused over REST to a key with every scope but its own, which the message names",
      async () => {
        const h = await start();
        const key = await h.newKey(await h.newUser(), { scopes: others });
        const answer = await h.send(operation.http.method, path, { key, ...sent });
        expect([answer.status, answer.body.type]).toEqual([403, "auth.insufficient_scope"]);
        expect(textAt(answer.body, "message")).toContain(operation.scope);
        expect(h.fired()).toEqual([]);
      },
    );

    test.runIf(takesKey)("passes the scope check for a key with that scope alone", async () => {
      const h = await start();
      const key = await h.newKey(await h.newUser(), { scopes: [operation.scope] });
      const answer = await h.send(operation.http.method, path, { key, ...sent });
      expect([401, 403, 429, 500]).not.toContain(answer.status);
    });

    test("is neither listed nor callable over MCP without its scope", async () => {
      const h = await start({ toolsets: ["all"] });
      const client = await h.mcp(await h.newKey(await h.newUser(), { scopes: others }));
      const names = (await client.listTools()).tools.map((tool) => tool.name);
      expect(names).not.toContain(operation.mcp.tool);
      const { isError, structured } = await callTool(client, operation.mcp.tool, samples[name]?.input ?? {});
      expect([isError, structured.type]).toEqual([true, "auth.insufficient_scope"]);
      expect(textAt(structured, "message")).toContain(operation.scope);
    });
  },
);

test("a key of one scope is listed exactly the tools of that scope", async () => {
  const h = await start({ toolsets: ["all"] });
  for (const scope of every) {
    const client = await h.mcp(await h.newKey(await h.newUser(), { scopes: [scope] }));
    const names = (await client.listTools()).tools.map(({ name }) => name);
    const allowed = operations
      .filter((operation) => operation.scope === scope)
      .map(({ mcp: { tool } }) => tool);
    expect(names.sort(), scope).toEqual(allowed.sort());
  }
});

test("find_operations finds only what the key may call; read_operation refuses the rest, and every write", async () => {
  const h = await start();
  const client = await h.mcp(
    await h.newKey(await h.newUser(), { scopes: ["read:timeline", "write:timeline"] }),
  );
  const found = await callTool(client, "find_operations", { limit: 50 });
  const names = asList(Object(found.structured.data).operations).map(({ operation }) => operation);
  expect(names.sort()).toEqual(["timeline.create", "timeline.delete", "timeline.list"]);
  const ask = async (tool: string, operation: string, args = {}) =>
    (await callTool(client, tool, { operation, arguments: args })).structured.type;
  expect(await ask("read_operation", "timeline.list")).toBeUndefined();
  expect(await ask("read_operation", "profile.get")).toBe("auth.insufficient_scope");
  expect(await ask("read_operation", "timeline.create", { eventType: "a" })).toBe("validation.bad_request");
  expect(await ask("write_operation", "timeline.create", { eventType: "a" })).toBeUndefined();
  expect(await ask("read_operation", "no.such")).toBe("validation.bad_request");
});

test("a key that only reads is not listed write_operation", async () => {
  const h = await start();
  const scopes = every.filter((scope) => scope.startsWith("read:"));
  const client = await h.mcp(await h.newKey(await h.newUser(), { scopes }));
  const tools = (await client.listTools()).tools;
  expect(tools.map(({ name }) => name)).not.toContain("write_operation");
  expect(tools.every(({ annotations }) => annotations?.readOnlyHint === true)).toBe(true);
});

describe("scopes as they are asked for", () => {
  const known = ["read:a", "read:b", "write:a"];
  test.each([
    [["all"], known],
    [["read:*"], ["read:a", "read:b"]],
    [["write:*"], ["write:a"]],
    [
      ["write:a", "read:b", "write:a"],
      ["read:b", "write:a"],
    ],
  ])("%j is stored as %j", (asked, stored) => {
    expect(expandScopes(asked, known)).toEqual(stored);
  });

  test("write does not imply read", () => {
    expect(expandScopes(["write:*"], known)).not.toContain("read:a");
  });

  test.each([[["write:b"]], [["everything"]], [[""]], [[]]])("%j is refused", (asked) => {
    expect(() => expandScopes(asked, known)).toThrow(/scope/);
  });
});
