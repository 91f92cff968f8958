import { describe, expect, test } from "vitest";
import { adminOperations, operations } from "../../../src/domain/index.ts";
import { administratorOf, ledgerOf } from "../../support/administration.ts";
import { start } from "../../support/harness.ts";
import { asList, asObject, at } from "../../support/json.ts";
import { callTool } from "../../support/mcp/client.ts";
import { withPostgres } from "../../support/postgres/database.ts";

const names = adminOperations.flatMap(({ name, mcp: { tool } }) => [name, tool]);

describe.each([["core"], ["all"], ["core,admin"]])(
  "to a key without these scopes, with the toolsets %s,",
  (toolsets) => {
    /** All that a connection is shown, and what it is answered that asks for what is not there. */
    async function seen(declarations: typeof operations | undefined): Promise<string> {
      const shared = { ...(declarations && { declarations }) };
      const chosen = toolsets.split(",").filter((name) => declarations === undefined || name !== "admin");
      const h = await start({ ...shared, toolsets: chosen });
      const client = await h.mcp((await h.newPerson()).key);
      const calls = [];
      if (toolsets !== "all") {
        calls.push(await callTool(client, "find_operations", { limit: 100 }));
        for (const query of ["suspend a user", "list users", "erase a person", "quota"])
          calls.push(await callTool(client, "find_operations", { query }));
        for (const name of names)
          for (const tool of ["read_operation", "write_operation", "delete_operation"])
            calls.push(await callTool(client, tool, { operation: name, arguments: { id: "usr_1" } }));
      }
      for (const name of names)
        calls.push(await callTool(client, name, { id: "usr_1" }).catch((error: Error) => error.message));
      const lists = [await client.listTools(), await client.listResources(), await client.listPrompts()];
      return JSON.stringify({ lists, calls, instructions: client.getInstructions() });
    }

    test("there is not a byte of administration", async () => {
      const [without, beside] = [await seen(operations), await seen(undefined)];
      expect(beside).toBe(without);
      // What was sent is not repeated either.
      for (const name of names) expect(beside).not.toContain(name);
    });
  },
);

function overMcp(engine: "sqlite" | "postgres"): void {
  test("an administrator finds the operations and runs them through those that call any", async () => {
    const h = await start({ engine });
    const admin = await administratorOf(h);
    const client = await h.mcp(admin.key);
    const found = await callTool(client, "find_operations", { limit: 100 });
    expect(asList(at(found.structured, "data", "operations")).map(({ operation }) => operation)).toEqual(
      adminOperations.map(({ name }) => name),
    );
    const run = (tool: string, operation: string, args: object) =>
      callTool(client, tool, { operation, arguments: args });
    const made = await run("write_operation", "admin.createUser", { name: "Ada", email: "ada@example.org" });
    const { id } = asObject(made.structured.data);
    expect((await run("read_operation", "admin.getUser", { id })).structured.data).toMatchObject({
      name: "Ada",
    });
    expect((await run("read_operation", "admin.updateUser", { id, suspended: true })).isError).toBe(true);
    await run("write_operation", "admin.updateUser", { id, suspended: true });
    expect((await run("read_operation", "admin.usage", { id })).structured.data).toMatchObject({
      userId: id,
    });
    expect(await ledgerOf(h, String(id))).toEqual(["administrator admin.updateUser 200"]);
    const { rows } = await h.store.read(admin.userId, (tx) => tx.accessLog.list({ limit: 1 }));
    expect(rows[0]?.resource).toBe(`/api/v1/admin/users/${id}/usage`);
  });

  test("erasing takes the token of a preview of that person, and of no other", async () => {
    const h = await start({ engine });
    const admin = await administratorOf(h);
    const [person, other] = [await h.newPerson(), await h.newPerson()];
    const client = await h.mcp(admin.key);
    const erase = (input: object) =>
      callTool(client, "delete_operation", { operation: "admin.eraseUser", arguments: input });
    const asked = await erase({ id: person.userId, confirm: "DELETE" });
    expect(asked.isError).toBe(true);
    const [next] = asList(asked.structured.next);
    expect(next?.why).toContain(person.userId);
    const { confirm, id } = asObject(asObject(asObject(next).arguments).arguments);
    expect(id).toBe(person.userId);
    expect((await erase({ id: other.userId, confirm })).isError).toBe(true);
    expect((await h.send("GET", "/api/v1/alerts", { key: other.key })).status).toBe(200);
    expect((await erase({ id: person.userId, confirm })).structured.data).toMatchObject({ deleted: true });
    expect((await h.send("GET", "/api/v1/alerts", { key: person.key })).status).toBe(401);
    expect((await h.send("GET", "/api/v1/alerts", { key: other.key })).status).toBe(200);
  });
}

describe("administration over MCP", () => overMcp("sqlite"));
withPostgres("administration over MCP on PostgreSQL", () => overMcp("postgres"));

test("the toolset admin lists what the scopes of a key allow, and nobody else a tool of it", async () => {
  const h = await start({ toolsets: ["admin"] });
  const client = await h.mcp((await administratorOf(h, ["read:admin"])).key);
  expect((await client.listTools()).tools.map(({ name }) => name).sort()).toEqual([
    "get_user",
    "get_user_usage",
    "list_user_keys",
    "list_users",
  ]);
  const person = await h.mcp((await h.newPerson()).key);
  expect((await person.listTools()).tools).toEqual([]);
});
