import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { operations } from "../../src/domain/index.ts";
import { shapes } from "../../src/domain/shapes.ts";
import { buildOpenApi } from "../../src/http/openapi/document.ts";
import { withNull } from "../../src/http/openapi/plain.ts";
import { pathFields } from "../../src/operation/definition.ts";
import { errorStatus, universalErrors } from "../../src/operation/errors.ts";
import { packageRoot } from "../../src/platform/package-root.ts";
import { start } from "../support/harness.ts";
import { asList, asObject, at, isObject, type Json, textAt } from "../support/json.ts";
import { resolveIn } from "../support/openapi.ts";

const VERSION = "0.0.0";
const document = JSON.parse(JSON.stringify(buildOpenApi(operations, VERSION, shapes)));
/** 150 KB for the 78 operations that there were when it was made shorter. */
const MOST_BYTES_AN_OPERATION = 1923;
/** Characters of a shape that is worth a name. */
const LONG = 400;
const schemaTypes = ["string", "number", "integer", "boolean", "array", "object", "null"];

/** A part of the document with what its references lead to in their place. */
const resolved = (node: unknown, whole: unknown = document) => resolveIn(whole, node);

const ofTaking = ["additionalProperties", "minLength", "maxLength"];

/** The part without what is said only of what is taken, and with null said in one way. */
function open(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(open);
  if (!isObject(node)) return node;
  const entries = Object.entries(node).filter(([key, value]) => !ofTaking.includes(key) || isObject(value));
  return withNull(Object.fromEntries(entries.map(([key, value]) => [key, open(value)])));
}

const entryOf = (path: string, method: string) => asObject(at(document, "paths", path, method.toLowerCase()));

test("the document has the parts that OpenAPI 3.1 asks for", () => {
  expect(document.openapi).toMatch(/^3\.1\.\d+$/);
  expect(document.info).toMatchObject({ title: expect.any(String), version: VERSION });
  expect(Object.keys(document.components.securitySchemes)).toEqual(
    expect.arrayContaining(["bearer", "apiKey"]),
  );
  for (const requirement of asList(document.security)) {
    for (const name of Object.keys(requirement))
      expect(document.components.securitySchemes).toHaveProperty(name);
  }
});

test("it has exactly the operations there are, each under its own id", () => {
  const listed = Object.entries(asObject(document.paths)).flatMap(([path, methods]) =>
    Object.entries(asObject(methods)).map(
      ([method, entry]) => `${method} ${path} ${textAt(entry, "operationId")}`,
    ),
  );
  const declared = operations.map(
    ({ http: { method, path }, name }) => `${method.toLowerCase()} ${path} ${name}`,
  );
  expect(listed.sort()).toEqual(declared.sort());
});

describe.each(operations.map((operation) => [operation.name, operation] as const))("%s", (_, operation) => {
  const entry = asObject(resolved(entryOf(operation.http.path, operation.http.method)));
  const parameters = asList(entry.parameters ?? []);

  test("declares each field of its path as required, and each parameter once", () => {
    const inPath = parameters.filter((parameter) => parameter.in === "path");
    expect(inPath.map(({ name }) => name).sort()).toEqual(pathFields(operation.http.path).sort());
    expect(inPath.every(({ required }) => required === true)).toBe(true);
    const names = parameters.map((parameter) => `${parameter.in} ${parameter.name}`);
    expect(new Set(names).size).toBe(names.length);
    for (const parameter of parameters) expect(isObject(parameter.schema)).toBe(true);
  });

  test("places every input field in path, query or body, and none twice", () => {
    const body = Object.keys(
      Object(at(entry, "requestBody", "content", "application/json", "schema", "properties")),
    );
    const runtime = parameters
      .filter((parameter) => parameter.in !== "header")
      .map(({ name }) => String(name));
    expect([...runtime, ...body].sort()).toEqual(Object.keys(operation.input.shape).sort());
    if (operation.http.method === "GET" || operation.http.method === "DELETE")
      expect(entry).not.toHaveProperty("requestBody");
  });

  test("lists its success, its error types and their statuses", () => {
    const own = [...operation.errors.declared];
    if (operation.policy.credits) own.push("billing.payment_required");
    const responses = asObject(entry.responses);
    const { status: stored, undoneStatus } = operation.http;
    const successes = [stored, undoneStatus].flatMap((status) => status ?? []).map(String);
    const failed = [...new Set(own.map((type) => String(errorStatus[type])))];
    expect(Object.keys(responses).sort()).toEqual([...successes, ...failed, "default"].sort());
    for (const status of failed)
      expect(textAt(responses, status, "description").split(", ").sort()).toEqual(
        own.filter((type) => String(errorStatus[type]) === status).sort(),
      );
    for (const response of Object.values(responses)) expect(textAt(response, "description")).not.toBe("");
    for (const status of [...failed, "default"])
      expect(at(responses, status, "content", "application/json", "schema", "required")).toEqual([
        "error",
        "type",
      ]);
    expect(entry["x-scope"]).toBe(operation.scope);
  });
});

test("the failures of all operations are listed by their statuses, with the headers of every answer", () => {
  const { description, headers } = document.components.responses.Error;
  const listed = String(description)
    .split("; ")
    .flatMap((part) => {
      const [status, types] = part.split(": ");
      return (types ?? "").split(", ").map((type) => [type, Number(status)]);
    });
  expect(Object.fromEntries(listed)).toEqual(
    Object.fromEntries(universalErrors.map((type) => [type, errorStatus[type]])),
  );
  expect(Object.keys(headers)).toEqual([
    "X-RateLimit-Limit",
    "X-RateLimit-Remaining",
    "X-RateLimit-Reset",
    "X-Request-Id",
    "X-API-Version",
    "Retry-After",
  ]);
});

test("it is short: a reader loads it whole", () => {
  const bytes = new TextEncoder().encode(JSON.stringify(document)).length;
  expect(bytes / operations.length).toBeLessThan(MOST_BYTES_AN_OPERATION);
});

/** What is no JSON Schema 2020-12 in a schema: unknown types, references to nothing, required fields without a property. */
function wrong(schema: unknown, path: string): string[] {
  if (Array.isArray(schema)) return schema.flatMap((item, index) => wrong(item, `${path}[${index}]`));
  if (!isObject(schema)) return typeof schema === "boolean" ? [] : [`${path} is no schema`];
  const { type, required, $ref, enum: choices } = schema;
  const types = type === undefined ? [] : [type].flat();
  return [
    ...types
      .filter((name) => !schemaTypes.includes(String(name)))
      .map((name) => `${path} has the type ${name}`),
    ...(typeof $ref === "string" && !resolves($ref) ? [`${path} refers to ${$ref}`] : []),
    ...(choices !== undefined && (!Array.isArray(choices) || choices.length === 0)
      ? [`${path} has no choice`]
      : []),
    ...missing(schema, required, path),
    ...below(schema).flatMap(([key, inner]) => wrong(inner, `${path}/${key}`)),
  ];
}

function missing(schema: Json, required: unknown, path: string): string[] {
  if (required === undefined || !isObject(schema.properties)) return [];
  const known = schema.properties;
  return [required]
    .flat()
    .filter((name) => !Object.hasOwn(known, String(name)))
    .map((name) => `${path} lacks ${name}`);
}

/** The schemas inside a schema. */
function below(schema: Json): [string, unknown][] {
  const one = ["items", "additionalProperties", "propertyNames", "not", "contains"] as const;
  const many = ["anyOf", "oneOf", "allOf", "prefixItems"] as const;
  return [
    ...one.filter((key) => key in schema).map((key): [string, unknown] => [key, schema[key]]),
    ...many.filter((key) => key in schema).map((key): [string, unknown] => [key, schema[key]]),
    ...Object.entries(Object(schema.properties)),
    ...Object.entries(Object(schema.$defs)),
  ];
}

function resolves(reference: string): boolean {
  if (!reference.startsWith("#/")) return false;
  return at(document, ...reference.slice(2).split("/")) !== undefined;
}

/** Every schema of the document with its place. */
function schemas(node: unknown, path = "#"): [string, unknown][] {
  if (Array.isArray(node)) return node.flatMap((item, index) => schemas(item, `${path}/${index}`));
  if (!isObject(node)) return [];
  return Object.entries(node).flatMap(([key, item]) =>
    key === "schema" ? [[`${path}/schema`, item]] : schemas(item, `${path}/${key}`),
  );
}

test("every schema is one, and every reference leads somewhere in the document", () => {
  const { schemas: shapesOf, ...components } = document.components;
  const all = [...schemas(document.paths), ...schemas(components), ...Object.entries(asObject(shapesOf))];
  expect(all.length).toBeGreaterThan(operations.length * 2.5);
  expect(all.flatMap(([path, schema]) => wrong(schema, path))).toEqual([]);
});

test("what has a name stands once, and says what it says without one", () => {
  const bare = JSON.parse(JSON.stringify(buildOpenApi(operations, VERSION, {})));
  const flat = (whole: typeof document) =>
    Object.entries(asObject(whole.paths)).map(([path, methods]) => [path, methods]);
  const named = Object.fromEntries(flat(document));
  // A shape that is sent and given is said once, as it is taken.
  expect(open(resolved(named))).toEqual(open(resolved(Object.fromEntries(flat(bare)), bare)));
  for (const { http } of operations) {
    const bodies = [document, bare].map((whole) =>
      resolved(at(whole, "paths", http.path, http.method.toLowerCase(), "requestBody"), whole),
    );
    expect(bodies[0]).toEqual(bodies[1]);
  }
  const references = JSON.stringify(document).match(/(?<=components\/schemas\/)\w+/g) ?? [];
  for (const name of Object.keys(shapes))
    expect(
      references.some((reference) => reference === name || reference === `${name}Input`),
      name,
    ).toBe(true);
});

test("nothing long stands in three places without a name", () => {
  const places = new Map<string, number>();
  for (const [, schema] of schemas(document.paths))
    for (const part of parts(schema)) places.set(part, (places.get(part) ?? 0) + 1);
  const repeated = [...places].filter(([part, count]) => count > 2 && part.length > LONG);
  expect(repeated.map(([part]) => part.slice(0, 200))).toEqual([]);
});

/** Every object inside a schema, as text. */
function parts(schema: unknown): string[] {
  if (Array.isArray(schema)) return schema.flatMap(parts);
  if (!isObject(schema)) return [];
  return [JSON.stringify(schema), ...Object.values(schema).flatMap(parts)];
}

test("a wrong schema would be seen", () => {
  const bad = { type: "objekt", properties: { a: { $ref: "#/nowhere" } }, required: ["b"] };
  expect(wrong(bad, "x").length).toBe(3);
});

test("the error schema is closed and names every type there is", () => {
  const { properties, required, additionalProperties } = document.components.schemas.Error;
  expect(Object.keys(properties).sort()).toEqual(["error", "message", "type"]);
  expect([required, additionalProperties]).toEqual([["error", "type"], false]);
  expect(properties.type.enum).toEqual(Object.keys(errorStatus));
});

test.each(["/openapi.json", "/.well-known/openapi.json"])("%s serves it without a key", async (path) => {
  const h = await start();
  const answer = await h.send("GET", path);
  expect(answer.status).toBe(200);
  expect(answer.body).toEqual(document);
});

const folder = join(packageRoot(), "test", "surfaces", "snapshots", "openapi");

const pretty = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

test("what all operations share is what its snapshot says", async () => {
  const { paths: _, ...shared } = document;
  await expect(pretty(shared)).toMatchFileSnapshot(join(folder, "document.json"));
});

test.each(operations.map((operation) => [operation.name, operation] as const))(
  "%s is described as its snapshot says",
  async (name, { http: { path, method } }) => {
    await expect(pretty(entryOf(path, method))).toMatchFileSnapshot(join(folder, `${name}.json`));
  },
);
