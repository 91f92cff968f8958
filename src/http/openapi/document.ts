import type { z } from "zod";
import type { UrlTokenKind } from "../../operation/declaration.ts";
import { type Operation, pathFields } from "../../operation/definition.ts";
import { errorStatus } from "../../operation/errors.ts";
import { takesIdempotencyKey } from "../../operation/pipeline/idempotency.ts";
import { isObject } from "../../shared/json.ts";
import { errorTypes, metadataWith, responses, sharedHeaders, sharedResponses } from "./responses.ts";
import { createShapes, jsonSchema, type Schema, type Shapes } from "./shapes.ts";

/** The OpenAPI 3.1 document of all operations, with the shapes under their names; a test compares it with a committed snapshot. */
export function buildOpenApi(
  declared: Iterable<Operation>,
  version: string,
  named: Readonly<Record<string, z.ZodType>>,
): Schema {
  const operations = [...declared];
  const shapes = createShapes(named);
  const paths: Record<string, Schema> = {};
  for (const operation of operations) {
    const path = paths[operation.http.path] ?? {};
    path[operation.http.method.toLowerCase()] = describe(operation, shapes);
    paths[operation.http.path] = path;
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "career-context",
      version,
      license: { name: "MIT", identifier: "MIT" },
      description:
        "A person's career, served to AI agents from their own machine. Every path that does not say otherwise takes an API key and answers `{ data, metadata, links }`; failures are `{ error, type, message? }`.",
    },
    security: [{ bearer: [] }, { apiKey: [] }],
    paths,
    components: {
      securitySchemes: {
        bearer: { type: "http", scheme: "bearer" },
        apiKey: { type: "apiKey", in: "header", name: "X-API-Key" },
        ...urlTokenSchemes(operations),
      },
      headers: sharedHeaders,
      responses: sharedResponses(),
      parameters: { "Idempotency-Key": idempotencyParameter },
      schemas: { Error: errorSchema, Links: linksSchema, Metadata: metadataWith({}), ...shapes.used() },
    },
  };
}

const errorSchema: Schema = {
  type: "object",
  properties: {
    error: { type: "string" },
    type: { type: "string", enum: Object.keys(errorStatus) },
    message: { type: "string" },
  },
  required: ["error", "type"],
  additionalProperties: false,
};

const linksSchema: Schema = {
  type: "object",
  properties: { self: { type: "string" }, related: { type: "array", items: { type: "string" } } },
  required: ["self", "related"],
};

function describe(operation: Operation, shapes: Shapes): Schema {
  const input = jsonSchema(operation.input, "input");
  const properties = isObject(input.properties) ? input.properties : {};
  const required = Array.isArray(input.required) ? input.required : [];
  const inPath = pathFields(operation.http.path);
  const bodyless = operation.http.method === "GET" || operation.http.method === "DELETE";
  const inQuery = bodyless
    ? Object.keys(properties).filter((name) => !inPath.includes(name))
    : (operation.http.query ?? []);
  const parameter = (place: string) => (name: string) => {
    const schema = isObject(properties[name]) ? properties[name] : {};
    const style = schema.type === "array" ? { style: "form", explode: false } : {};
    const isRequired = place === "path" || required.includes(name);
    return { name, in: place, required: isRequired, schema: shapes.refer(schema), ...style };
  };
  return {
    operationId: operation.name,
    summary: operation.title,
    description: operation.description,
    tags: [operation.feature],
    "x-scope": operation.scope,
    "x-mcp-tool": operation.mcp.tool,
    "x-error-codes": errorTypes(operation),
    parameters: [
      ...inPath.map(parameter("path")),
      ...inQuery.map(parameter("query")),
      ...(takesIdempotencyKey(operation) ? [{ $ref: "#/components/parameters/Idempotency-Key" }] : []),
    ],
    ...(!bodyless && {
      requestBody: body(input, properties, required, new Set([...inPath, ...inQuery]), shapes),
    }),
    ...(operation.http.urlToken && { security: [{ [schemeOf(operation.http.urlToken)]: [] }] }),
    responses: responses(operation, shapes),
  };
}

function schemeOf(kind: UrlTokenKind): string {
  return `${kind}Token`;
}

/** The tokens that stand in the query of the routes that take no API key. */
function urlTokenSchemes(operations: readonly Operation[]): Schema {
  const kinds = new Set(operations.flatMap(({ http: { urlToken } }) => urlToken ?? []));
  return Object.fromEntries(
    [...kinds].map((kind) => [schemeOf(kind), { type: "apiKey", in: "query", name: "token" }]),
  );
}

const idempotencyParameter = {
  name: "Idempotency-Key",
  in: "header",
  required: false,
  schema: { type: "string", minLength: 1, maxLength: 255 },
};

function body(
  input: Schema,
  properties: Schema,
  required: unknown[],
  elsewhere: Set<string>,
  shapes: Shapes,
): Schema {
  const own = Object.entries(properties).filter(([name]) => !elsewhere.has(name));
  const schema = {
    ...input,
    properties: Object.fromEntries(own),
    required: required.filter((name) => typeof name === "string" && !elsewhere.has(name)),
  };
  const content = { "application/json": { schema: shapes.refer(schema) } };
  return { required: schema.required.length > 0, content };
}
