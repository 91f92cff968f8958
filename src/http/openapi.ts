import { z } from "zod";
import type { UrlTokenKind } from "../operation/declaration.ts";
import { type Operation, pathFields } from "../operation/definition.ts";
import { type ErrorType, errorStatus, universalErrors } from "../operation/errors.ts";
import { takesIdempotencyKey } from "../operation/pipeline/idempotency.ts";
import { isObject } from "../shared/json.ts";

type Schema = Record<string, unknown>;

/** The OpenAPI 3.1 document of all operations; a test compares it with a committed snapshot. */
export function buildOpenApi(declared: Iterable<Operation>, version: string): Schema {
  const operations = [...declared];
  const paths: Record<string, Schema> = {};
  for (const operation of operations) {
    const path = paths[operation.http.path] ?? {};
    path[operation.http.method.toLowerCase()] = describe(operation);
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
      schemas: { Error: errorSchema, Links: linksSchema },
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

function describe(operation: Operation): Schema {
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
    return { name, in: place, required: place === "path" || required.includes(name), schema, ...style };
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
      ...(takesIdempotencyKey(operation) ? [idempotencyParameter] : []),
    ],
    ...(!bodyless && { requestBody: body(input, properties, required, new Set([...inPath, ...inQuery])) }),
    ...(operation.http.urlToken && { security: [{ [schemeOf(operation.http.urlToken)]: [] }] }),
    responses: responses(operation),
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

function errorTypes({ errors, policy }: Operation): ErrorType[] {
  return [
    ...universalErrors,
    ...errors.declared,
    ...(policy.credits ? (["billing.payment_required"] as const) : []),
  ];
}

const idempotencyParameter = {
  name: "Idempotency-Key",
  in: "header",
  required: false,
  schema: { type: "string", minLength: 1, maxLength: 255 },
};

function body(input: Schema, properties: Schema, required: unknown[], elsewhere: Set<string>): Schema {
  const own = Object.entries(properties).filter(([name]) => !elsewhere.has(name));
  const schema = {
    ...input,
    properties: Object.fromEntries(own),
    required: required.filter((name) => typeof name === "string" && !elsewhere.has(name)),
  };
  return { required: schema.required.length > 0, content: { "application/json": { schema } } };
}

function responses(operation: Operation): Schema {
  const types = errorTypes(operation);
  const statuses = [...new Set(types.map((type) => errorStatus[type]))].sort();
  const errors = statuses.map((status) => {
    const codes = types.filter((type) => errorStatus[type] === status);
    return [status, { description: codes.join(", "), headers, content: errorContent }];
  });
  const { status, undoneStatus } = operation.http;
  const success = (description: string) => ({
    description,
    headers: { ...headers, ...ownHeaders(operation) },
    content: successContent(operation),
  });
  return {
    ...(undoneStatus && { [undoneStatus]: success("Nothing was stored; data say why") }),
    [status]: success("Success"),
    ...Object.fromEntries(errors),
  };
}

function successContent(operation: Operation): Schema {
  const { file } = operation.http;
  if (!file) return { "application/json": { schema: successSchema(operation) } };
  return Object.fromEntries(file.mediaTypes.map((type) => [type, { schema: { type: "string" } }]));
}

const errorContent = { "application/json": { schema: { $ref: "#/components/schemas/Error" } } };

function ownHeaders({ http: { file } }: Operation): Schema {
  return Object.fromEntries(
    Object.entries(file?.headers ?? {}).map(([name, says]) => [name, header(says, { type: "string" })]),
  );
}

const header = (description: string, schema: Schema) => ({ description, schema });
const headers = {
  "X-RateLimit-Limit": header("Requests an hour", { type: "integer" }),
  "X-RateLimit-Remaining": header("Requests left in this window", { type: "integer" }),
  "X-RateLimit-Reset": header("When the window ends", { type: "string", format: "date-time" }),
  "X-Request-Id": header("This request's id", { type: "string" }),
  "X-API-Version": header("v1", { type: "string" }),
};

function successSchema(operation: Operation): Schema {
  const own = operation.metadata ? jsonSchema(operation.metadata, "output") : {};
  const paging = operation.isPage
    ? { count: { type: "integer" }, nextCursor: { anyOf: [{ type: "string" }, { type: "null" }] } }
    : {};
  const metadata = {
    requestId: { type: "string" },
    timestamp: { type: "string", format: "date-time" },
    ...(isObject(own.properties) ? own.properties : {}),
    ...paging,
  };
  return {
    type: "object",
    properties: {
      data: jsonSchema(operation.output, "output"),
      metadata: { type: "object", properties: metadata, required: ["requestId", "timestamp"] },
      links: { $ref: "#/components/schemas/Links" },
    },
    required: ["data", "metadata", "links"],
  };
}

function jsonSchema(schema: z.ZodType, io: "input" | "output"): Schema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: "any" });
  return rest;
}
