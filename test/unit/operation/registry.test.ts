import { describe, expect, test } from "vitest";
import { z } from "zod";
import { operations } from "../../../src/domain/index.ts";
import { operationTools } from "../../../src/mcp/tools/operation-tools.ts";
import { defineOperation, type Operation, pathFields } from "../../../src/operation/definition.ts";
import { errorStatus, universalErrors } from "../../../src/operation/errors.ts";
import { page } from "../../../src/operation/page.ts";
import { createRegistry } from "../../../src/operation/registry.ts";
import { start } from "../../support/harness.ts";
import { isObject } from "../../support/json.ts";

const MOST_BYTES_OF_CORE_TOOLS = 21_000;
const MOST_CORE_TOOLS = 20;
const MOST_BYTES_OF_ALL_TOOLS = 80 * 1024;

const valid = {
  name: "things.list",
  title: "List things",
  description: "Lists the things there are, newest first.",
  scope: "read:things",
  effect: "read",
  input: z.strictObject({ limit: z.int().optional(), cursor: z.string().optional() }),
  output: z.array(z.string()),
  http: { route: "GET /api/v1/things" },
  mcp: { tool: "list_things" },
  handler: async () => ({ data: [] }),
} as const;

// The compiler refuses most of these, too; the registry holds for declarations that were put together at run time.
const declare = (change: Record<string, unknown>): Operation =>
  defineOperation({ ...valid, ...change } as never);
const routed = (route: string, change = {}) => declare({ http: { route }, ...change });
const asTool = (tool: string, change = {}) => declare({ mcp: { tool }, ...change });

test("a good declaration is taken", () => {
  expect([...createRegistry([declare({})]).keys()]).toEqual(["things.list"]);
});

const refused: [string, Operation[], string][] = [
  ["a name without a verb", [declare({ name: "things" })], "feature.verb"],
  ["a tool in camel case", [asTool("listThings")], "snake_case"],
  ["a tool name over 64 characters", [asTool("a".repeat(65))], "64"],
  ["a description too short to help", [declare({ description: "Lists." })], "20 to 1,024"],
  ["a description over 1,024 characters", [declare({ description: "x".repeat(1025) })], "20 to 1,024"],
  ["a path outside /api/v1", [routed("GET /things")], "/api/v1/"],
  ["a scope of another form", [declare({ scope: "things" })], "read: or write:"],
  ["a read that asks for a write scope", [declare({ scope: "write:things" })], "read: scope"],
  ["a write that asks for a read scope", [routed("PUT /api/v1/things", { effect: "update" })], "read: scope"],
  ["a GET that writes", [declare({ effect: "update", scope: "write:things" })], "GET must be a read"],
  [
    "a delete by another method",
    [routed("POST /api/v1/things", { effect: "delete", scope: "write:things" })],
    "DELETE",
  ],
  [
    "a delete that nobody agrees to",
    [routed("DELETE /api/v1/things", { effect: "delete", scope: "write:things" })],
    "what the user confirms",
  ],
  ["a path field that is no input", [routed("GET /api/v1/things/{id}")], "path field"],
  [
    "a query field that is no input",
    [declare({ http: { route: "GET /api/v1/things", query: ["id"] } })],
    "query field",
  ],
  [
    "a list without limit and cursor",
    [declare({ output: page(z.string()), input: z.strictObject({}) })],
    "limit and cursor",
  ],
  [
    "both read-only and destructive",
    [declare({ mcp: { tool: "list_things", annotations: { destructive: true } } })],
    "read-only and destructive",
  ],
  [
    "a write that is cached",
    [routed("PUT /api/v1/things", { policy: { cache: true }, effect: "update", scope: "write:things" })],
    "cached",
  ],
  [
    "a relation to nothing",
    [declare({ http: { route: "GET /api/v1/things", related: ["things.get"] } })],
    "no things.get",
  ],
  [
    "two of a name",
    [declare({}), routed("GET /api/v1/b", { mcp: { tool: "b" } })],
    "things.list is declared twice",
  ],
  [
    "two of a tool",
    [declare({}), routed("GET /api/v1/b", { name: "b.list" })],
    "list_things is declared twice",
  ],
  ["two of a route", [declare({}), asTool("b", { name: "b.list" })], "GET /api/v1/things is declared twice"],
];

test.each(refused)("a bad declaration is refused: %s", (_, declarations, message) => {
  expect(() => createRegistry(declarations)).toThrow(message);
});

test("a write declared as POST with a read scope is refused, a read declared as POST is not", () => {
  expect(() => createRegistry([routed("POST /api/v1/things", { effect: "create" })])).toThrow("read: scope");
  expect(createRegistry([routed("POST /api/v1/things")]).size).toBe(1);
});

test("names, tools and routes are unique over the whole catalogue", () => {
  for (const of of [
    ({ name }: Operation) => name,
    ({ mcp }: Operation) => mcp.tool,
    ({ http }: Operation) => `${http.method} ${http.path}`,
  ]) {
    expect(new Set(operations.map(of)).size).toBe(operations.length);
  }
});

describe.each(operations.map((operation) => [operation.name, operation] as const))("%s", (_, operation) => {
  test("reads exactly where its scope says read, and a GET only reads", () => {
    expect(operation.scope.startsWith("read:")).toBe(operation.effect === "read");
    if (operation.http.method === "GET") expect(operation.effect).toBe("read");
  });

  test("has every hint, and none that contradicts its effect", () => {
    const { readOnly, destructive, idempotent } = operation.mcp.hints;
    expect([readOnly, destructive, idempotent].every((hint) => typeof hint === "boolean")).toBe(true);
    expect(readOnly).toBe(operation.effect === "read");
    if (operation.effect === "delete") expect(destructive).toBe(true);
  });

  test("has schemas that convert to JSON Schema, of an object that refuses or keeps what it does not know", () => {
    const input = z.toJSONSchema(operation.input, { io: "input", unrepresentable: "any" });
    expect(input.type).toBe("object");
    const data = z.toJSONSchema(operation.output, { io: "output", unrepresentable: "any" });
    expect(isObject(data)).toBe(true);
    const either = (data.anyOf ?? [data]).map((one) => isObject(one) && one.type);
    expect(either.filter((type) => type !== "array" && (operation.isPage || type !== "object"))).toEqual([]);
  });

  test("lists its own error types once, and none that any operation has", () => {
    const own = operation.errors.declared;
    expect(new Set(own).size).toBe(own.length);
    for (const type of own) {
      expect(Object.keys(errorStatus)).toContain(type);
      expect(universalErrors).not.toContain(type);
    }
  });

  test("is told in words that fit a model: title, description, fields of its path described", () => {
    expect(operation.title.length).toBeGreaterThan(3);
    expect(operation.title.length).toBeLessThanOrEqual(60);
    expect(operation.description).toMatch(/^[A-Z].*[.?]$/s);
    expect(operation.description.length).toBeLessThanOrEqual(1024);
    for (const field of pathFields(operation.http.path)) {
      expect(operation.input.shape[field]?.description, field).toBeTypeOf("string");
    }
  });

  test("gives 201 for a create unless it says otherwise, and a status of success in any case", () => {
    expect([200, 201, 202]).toContain(operation.http.status);
    if (operation.effect !== "create") expect(operation.http.status).not.toBe(201);
  });
});

/** Whatever a tool schema holds: other model providers refuse tuples, and closed outputs break with new fields. */
function unfit(schema: unknown, path = "schema"): string[] {
  if (Array.isArray(schema)) return schema.flatMap((item, index) => unfit(item, `${path}[${index}]`));
  if (!isObject(schema)) return [];
  const own = [
    ...(schema.additionalProperties === false ? [`${path} is closed`] : []),
    ...("prefixItems" in schema || Array.isArray(schema.items) ? [`${path} is a tuple`] : []),
    ...("$ref" in schema ? [`${path} refers elsewhere`] : []),
    ...("$schema" in schema ? [`${path} names its dialect`] : []),
  ];
  return [...own, ...Object.entries(schema).flatMap(([key, item]) => unfit(item, `${path}.${key}`))];
}

test("the core tool list stays within its budget of bytes", async () => {
  const h = await start({ toolsets: ["core"] });
  const client = await h.mcp((await h.newPerson()).key);
  const { tools } = await client.listTools();
  const bytes = new TextEncoder().encode(JSON.stringify({ tools })).length;
  expect(bytes).toBeLessThanOrEqual(MOST_BYTES_OF_CORE_TOOLS);
  expect(tools.length).toBeLessThanOrEqual(MOST_CORE_TOOLS);
  expect(tools.map(({ name }) => name)).toEqual(
    expect.arrayContaining(["get_context", "find_operations", "read_operation", "write_operation"]),
  );
});

test("all tools together stay within theirs", async () => {
  const h = await start({ toolsets: ["all"] });
  const { tools } = await (await h.mcp((await h.newPerson()).key)).listTools();
  const bytes = new TextEncoder().encode(JSON.stringify({ tools })).length;
  expect(bytes).toBeLessThanOrEqual(MOST_BYTES_OF_ALL_TOOLS);
});

test("the core toolset is what the declarations call core, and the four general tools", async () => {
  const h = await start({ toolsets: ["core"] });
  const client = await h.mcp((await h.newPerson()).key);
  const names = (await client.listTools()).tools.map(({ name }) => name);
  const core = operations
    .filter((operation) => operation.mcp.toolset === "core")
    .map(({ mcp: { tool } }) => tool);
  expect(names.sort()).toEqual([...core, ...Object.keys(operationTools)].sort());
});

test("every tool has an object input, every annotation, and an open output where it says what the rows of a list may be", async () => {
  const h = await start({ toolsets: ["all"] });
  const client = await h.mcp((await h.newPerson()).key);
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name).sort()).toEqual(operations.map(({ mcp: { tool } }) => tool).sort());
  for (const tool of tools) {
    expect(tool.inputSchema.type, tool.name).toBe("object");
    const output = tool.outputSchema ?? { type: "object" };
    expect(output.type, tool.name).toBe("object");
    const isBare = operations.some(({ mcp }) => mcp.bare && mcp.tool === tool.name);
    const says = isBare || JSON.stringify(output).includes("enum");
    expect(says, tool.name).toBe(tool.outputSchema !== undefined);
    expect([...unfit(tool.inputSchema, tool.name), ...unfit(output, tool.name)]).toEqual([]);
    expect(Object.keys(tool.annotations ?? {}).sort(), tool.name).toEqual(
      ["destructiveHint", "idempotentHint", "openWorldHint", "readOnlyHint", "title"].sort(),
    );
  }
});
