import { describe, expect, test } from "vitest";
import { z } from "zod";
import { operations } from "../../../src/domain/index.ts";
import { defineOperation, type Operation, pathFields } from "../../../src/operation/definition.ts";
import { errorStatus, universalErrors } from "../../../src/operation/errors.ts";
import { createRegistry } from "../../../src/operation/registry.ts";
import { start } from "../../support/harness.ts";
import { isObject } from "../../support/json.ts";

const MOST_BYTES_OF_CORE_TOOLS = 24 * 1024;

const valid = {
  name: "things.list",
  tool: "list_things",
  title: "List things",
  description: "Lists the things there are, newest first.",
  scope: "read:things",
  effect: "read",
  method: "GET",
  path: "/api/v1/things",
  input: z.strictObject({ limit: z.int().optional(), cursor: z.string().optional() }),
  data: z.array(z.string()),
  run: async () => ({ data: [] }),
} as const;

const declare = (change: Partial<Parameters<typeof defineOperation>[0]>): Operation =>
  defineOperation<z.ZodObject, z.ZodType>({ ...valid, ...change });

test("a good declaration is taken", () => {
  expect([...createRegistry([declare({})]).keys()]).toEqual(["things.list"]);
});

const refused: [string, Operation[], string][] = [
  ["a name without a verb", [declare({ name: "things" })], "feature.verb"],
  ["a tool in camel case", [declare({ tool: "listThings" })], "snake_case"],
  ["a tool name over 64 characters", [declare({ tool: "a".repeat(65) })], "64"],
  ["a description too short to help", [declare({ description: "Lists." })], "20 to 1,024"],
  ["a description over 1,024 characters", [declare({ description: "x".repeat(1025) })], "20 to 1,024"],
  ["a path outside /api/v1", [declare({ path: "/things" })], "/api/v1/"],
  ["a scope of another form", [declare({ scope: "things" })], "read: or write:"],
  ["a read that asks for a write scope", [declare({ scope: "write:things" })], "read: scope"],
  ["a write that asks for a read scope", [declare({ effect: "update", method: "PUT" })], "read: scope"],
  ["a GET that writes", [declare({ effect: "update", scope: "write:things" })], "GET must be a read"],
  [
    "a delete by another method",
    [declare({ effect: "delete", method: "POST", scope: "write:things" })],
    "DELETE",
  ],
  ["a path field that is no input", [declare({ path: "/api/v1/things/{id}" })], "path field"],
  ["a query field that is no input", [declare({ query: ["id"] })], "query field"],
  [
    "a list without limit and cursor",
    [declare({ list: true, input: z.strictObject({}) })],
    "limit and cursor",
  ],
  [
    "both read-only and destructive",
    [declare({ hints: { destructive: true } })],
    "read-only and destructive",
  ],
  [
    "a write that is cached",
    [declare({ cacheable: true, effect: "update", method: "PUT", scope: "write:things" })],
    "cached",
  ],
  ["a relation to nothing", [declare({ related: ["things.get"] })], "no things.get"],
  [
    "two of a name",
    [declare({}), declare({ tool: "b", path: "/api/v1/b" })],
    "things.list is declared twice",
  ],
  [
    "two of a tool",
    [declare({}), declare({ name: "b.list", path: "/api/v1/b" })],
    "list_things is declared twice",
  ],
  [
    "two of a route",
    [declare({}), declare({ name: "b.list", tool: "b" })],
    "GET /api/v1/things is declared twice",
  ],
];

test.each(refused)("a bad declaration is refused: %s", (_, declarations, message) => {
  expect(() => createRegistry(declarations)).toThrow(message);
});

test("a write declared as POST with a read scope is refused, a read declared as POST is not", () => {
  expect(() => createRegistry([declare({ method: "POST", effect: "create" })])).toThrow("read: scope");
  expect(createRegistry([declare({ method: "POST" })]).size).toBe(1);
});

test("names, tools and routes are unique over the whole catalogue", () => {
  for (const of of [
    ({ name }: Operation) => name,
    ({ tool }: Operation) => tool,
    ({ method, path }: Operation) => `${method} ${path}`,
  ]) {
    expect(new Set(operations.map(of)).size).toBe(operations.length);
  }
});

describe.each(operations.map((operation) => [operation.name, operation] as const))("%s", (_, operation) => {
  test("reads exactly where its scope says read, and a GET only reads", () => {
    expect(operation.scope.startsWith("read:")).toBe(operation.effect === "read");
    if (operation.method === "GET") expect(operation.effect).toBe("read");
  });

  test("has every hint, and none that contradicts its effect", () => {
    const { readOnly, destructive, idempotent } = operation.hints;
    expect([readOnly, destructive, idempotent].every((hint) => typeof hint === "boolean")).toBe(true);
    expect(readOnly).toBe(operation.effect === "read");
    if (operation.effect === "delete") expect(destructive).toBe(true);
  });

  test("has schemas that convert to JSON Schema, of an object that refuses or keeps what it does not know", () => {
    const input = z.toJSONSchema(operation.input, { io: "input", unrepresentable: "any" });
    expect(input.type).toBe("object");
    const data = z.toJSONSchema(operation.data, { io: "output", unrepresentable: "any" });
    expect(isObject(data)).toBe(true);
    expect(operation.list ? ["array"] : ["array", "object"]).toContain(data.type);
  });

  test("lists its own error types once, and none that any operation has", () => {
    const own = operation.errors ?? [];
    expect(new Set(own).size).toBe(own.length);
    for (const type of own) {
      expect(Object.keys(errorStatus)).toContain(type);
      expect(universalErrors).not.toContain(type);
    }
    if (operation.requires) expect(own).toContain(operation.requires.error);
  });

  test("is told in words that fit a model: title, description, fields of its path described", () => {
    expect(operation.title.length).toBeGreaterThan(3);
    expect(operation.title.length).toBeLessThanOrEqual(60);
    expect(operation.description).toMatch(/^[A-Z].*[.?]$/s);
    expect(operation.description.length).toBeLessThanOrEqual(1024);
    for (const field of pathFields(operation.path)) {
      expect(operation.input.shape[field]?.description, field).toBeTypeOf("string");
    }
  });

  test("gives 201 for a create unless it says otherwise, and a status of success in any case", () => {
    expect([200, 201, 202]).toContain(operation.status);
    if (operation.effect !== "create") expect(operation.status).not.toBe(201);
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
  const bytes = new TextEncoder().encode(JSON.stringify(tools)).length;
  expect(bytes).toBeLessThanOrEqual(MOST_BYTES_OF_CORE_TOOLS);
  expect(tools.map(({ name }) => name)).toEqual(
    expect.arrayContaining(["get_context", "find_operations", "read_operation", "write_operation"]),
  );
});

test("the core toolset is what the declarations call core, and the three general tools", async () => {
  const h = await start({ toolsets: ["core"] });
  const client = await h.mcp((await h.newPerson()).key);
  const names = (await client.listTools()).tools.map(({ name }) => name);
  const core = operations.filter((operation) => operation.core).map(({ tool }) => tool);
  expect(names.sort()).toEqual([...core, "find_operations", "read_operation", "write_operation"].sort());
});

test("every tool has an object input, an open output, and every annotation", async () => {
  const h = await start({ toolsets: ["all"] });
  const client = await h.mcp((await h.newPerson()).key);
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name).sort()).toEqual(operations.map(({ tool }) => tool).sort());
  for (const tool of tools) {
    expect(tool.inputSchema.type, tool.name).toBe("object");
    expect(tool.outputSchema?.type, tool.name).toBe("object");
    expect([...unfit(tool.inputSchema, tool.name), ...unfit(tool.outputSchema, tool.name)]).toEqual([]);
    expect(Object.keys(tool.annotations ?? {}).sort(), tool.name).toEqual(
      ["destructiveHint", "idempotentHint", "openWorldHint", "readOnlyHint", "title"].sort(),
    );
  }
});
