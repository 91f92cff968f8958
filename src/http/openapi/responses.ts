import type { Operation } from "../../operation/definition.ts";
import { type ErrorType, errorStatus, universalErrors } from "../../operation/errors.ts";
import { isObject } from "../../shared/json.ts";
import type { Schema } from "./plain.ts";
import { jsonSchema, type Shapes } from "./shapes.ts";

/** The error types of an operation beyond those of all operations. */
function ownErrors({ errors, policy }: Operation): ErrorType[] {
  return [...errors.declared, ...(policy.credits ? (["billing.payment_required"] as const) : [])];
}

const header = (description: string, schema: Schema) => ({ description, schema });

/** The headers of every answer, by component name. */
const everyAnswer = {
  Limit: ["X-RateLimit-Limit", header("Requests an hour", { type: "integer" })],
  Remaining: ["X-RateLimit-Remaining", header("Requests left in this window", { type: "integer" })],
  Reset: ["X-RateLimit-Reset", header("When the window ends", { type: "string", format: "date-time" })],
  RequestId: ["X-Request-Id", header("This request's id", { type: "string" })],
  Version: ["X-API-Version", header("v1", { type: "string" })],
} as const;

/** The header components. */
export const sharedHeaders: Schema = {
  ...Object.fromEntries(Object.entries(everyAnswer).map(([name, [, said]]) => [name, said])),
  RetryAfter: header("Seconds to wait", { type: "integer" }),
};

const headers = Object.fromEntries(
  Object.entries(everyAnswer).map(([name, [wire]]) => [wire, { $ref: `#/components/headers/${name}` }]),
);

/** The responses of an operation by status. An error status lists the operation's own error types. */
export function responses(operation: Operation, shapes: Shapes): Schema {
  const { status, undoneStatus } = operation.http;
  const described = byStatus(ownErrors(operation)).map(([failed, codes]) => [
    failed,
    { $ref: "#/components/responses/Error", description: codes.join(", ") },
  ]);
  const further = ownHeaders(operation);
  const success = (description: string) => ({
    description,
    ...(further && { headers: further }),
    content: successContent(operation, shapes),
  });
  return {
    ...(undoneStatus && { [undoneStatus]: success("Nothing was stored; data say why") }),
    [status]: success("Success"),
    ...Object.fromEntries(described),
    default: { $ref: "#/components/responses/Error" },
  };
}

/** The errors of all operations, as `default`. An operation adds its own by status. */
export function sharedResponses(): Schema {
  const says = byStatus(universalErrors).map(([status, codes]) => `${status}: ${codes.join(", ")}`);
  return {
    Error: {
      description: says.join("; "),
      headers: { ...headers, "Retry-After": { $ref: "#/components/headers/RetryAfter" } },
      content: { "application/json": { schema: { $ref: "#/components/schemas/Error" } } },
    },
  };
}

function byStatus(types: readonly ErrorType[]): [number, ErrorType[]][] {
  const statuses = [...new Set(types.map((type) => errorStatus[type]))].sort();
  return statuses.map((status) => [status, types.filter((type) => errorStatus[type] === status)]);
}

function successContent(operation: Operation, shapes: Shapes): Schema {
  const { file } = operation.http;
  if (!file) return { "application/json": { schema: successSchema(operation, shapes) } };
  return Object.fromEntries(file.mediaTypes.map((type) => [type, { schema: { type: "string" } }]));
}

function ownHeaders({ http: { file } }: Operation): Schema | undefined {
  if (!file?.headers) return undefined;
  const entries = Object.entries(file.headers);
  return Object.fromEntries(entries.map(([name, says]) => [name, header(says, { type: "string" })]));
}

const text = { type: "string" };
const metadata = {
  type: "object",
  properties: { requestId: text, timestamp: { type: "string", format: "date-time" } },
  required: ["requestId", "timestamp"],
};
const pageMetadata = {
  type: "object",
  properties: {
    ...metadata.properties,
    count: { type: "integer" },
    nextCursor: { type: ["string", "null"] },
  },
  required: [...metadata.required, "count", "nextCursor"],
};
const links = {
  type: "object",
  properties: { self: text, related: { type: "array", items: text } },
  required: ["self", "related"],
};

const inAnswer = (name: string) => ({
  type: "object",
  properties: {
    metadata: { $ref: `#/components/schemas/${name}` },
    links: { $ref: "#/components/schemas/Links" },
  },
  required: ["metadata", "links"],
});

/** What every answer has besides its data, and every error instead of data. */
export const sharedSchemas: Record<string, Schema> = {
  Answer: inAnswer("Metadata"),
  Page: inAnswer("PageMetadata"),
  Links: links,
  Metadata: metadata,
  PageMetadata: pageMetadata,
  Error: {
    type: "object",
    properties: { error: text, type: { type: "string", enum: Object.keys(errorStatus) }, message: text },
    required: ["error", "type"],
    additionalProperties: false,
  },
};

function successSchema(operation: Operation, shapes: Shapes): Schema {
  const own = operation.metadata ? shapes.refer(jsonSchema(operation.metadata, "output")) : {};
  const adds = isObject(own.properties) && Object.keys(own.properties).length > 0;
  return {
    allOf: [{ $ref: `#/components/schemas/${operation.isPage ? "Page" : "Answer"}` }],
    properties: {
      data: shapes.refer(jsonSchema(operation.output, "output")),
      ...(adds && { metadata: own }),
    },
    required: adds ? ["data", "metadata"] : ["data"],
  };
}
