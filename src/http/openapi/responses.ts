import type { Operation } from "../../operation/definition.ts";
import { type ErrorType, errorStatus, universalErrors } from "../../operation/errors.ts";
import { isObject } from "../../shared/json.ts";
import { jsonSchema, type Schema, type Shapes } from "./shapes.ts";

/** The error types that an operation can answer with. */
export function errorTypes({ errors, policy }: Operation): ErrorType[] {
  return [
    ...universalErrors,
    ...errors.declared,
    ...(policy.credits ? (["billing.payment_required"] as const) : []),
  ];
}

const header = (description: string, schema: Schema) => ({ description, schema });

/** The headers of every answer. */
export const sharedHeaders: Record<string, Schema> = {
  "X-RateLimit-Limit": header("Requests an hour", { type: "integer" }),
  "X-RateLimit-Remaining": header("Requests left in this window", { type: "integer" }),
  "X-RateLimit-Reset": header("When the window ends", { type: "string", format: "date-time" }),
  "X-Request-Id": header("This request's id", { type: "string" }),
  "X-API-Version": header("v1", { type: "string" }),
};
const headers = Object.fromEntries(
  Object.keys(sharedHeaders).map((name) => [name, { $ref: `#/components/headers/${name}` }]),
);

/** The answers of an operation by status. A failure is the one of its status, described where an operation has codes of its own. */
export function responses(operation: Operation, shapes: Shapes): Schema {
  const errors = byStatus(errorTypes(operation)).map(([status, codes]) => [
    status,
    {
      $ref: `#/components/responses/Error${status}`,
      ...(!codes.every((code) => universalErrors.includes(code)) && { description: codes.join(", ") }),
    },
  ]);
  const { status, undoneStatus } = operation.http;
  const success = (description: string) => ({
    description,
    headers: { ...headers, ...ownHeaders(operation) },
    content: successContent(operation, shapes),
  });
  return {
    ...(undoneStatus && { [undoneStatus]: success("Nothing was stored; data say why") }),
    [status]: success("Success"),
    ...Object.fromEntries(errors),
  };
}

/** The failures by status. */
export function sharedResponses(): Record<string, Schema> {
  const content = { "application/json": { schema: { $ref: "#/components/schemas/Error" } } };
  const statuses = [...new Set(Object.values(errorStatus))].sort();
  return Object.fromEntries(
    statuses.map((status) => {
      const codes = universalErrors.filter((type) => errorStatus[type] === status);
      const description = codes.join(", ") || "The operation says which of its codes have this status";
      return [`Error${status}`, { description, headers, content }];
    }),
  );
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

function ownHeaders({ http: { file } }: Operation): Schema {
  return Object.fromEntries(
    Object.entries(file?.headers ?? {}).map(([name, says]) => [name, header(says, { type: "string" })]),
  );
}

/** The metadata of every answer, and those that an operation adds. */
export function metadataWith(further: Schema): Schema {
  const properties = {
    requestId: { type: "string" },
    timestamp: { type: "string", format: "date-time" },
    ...further,
  };
  return { type: "object", properties, required: ["requestId", "timestamp"] };
}

const plainMetadata = { $ref: "#/components/schemas/Metadata" };

function successSchema(operation: Operation, shapes: Shapes): Schema {
  const own = operation.metadata ? shapes.refer(jsonSchema(operation.metadata, "output")) : {};
  const paging = operation.isPage
    ? { count: { type: "integer" }, nextCursor: { anyOf: [{ type: "string" }, { type: "null" }] } }
    : {};
  const further = { ...(isObject(own.properties) ? own.properties : {}), ...paging };
  return {
    type: "object",
    properties: {
      data: shapes.refer(jsonSchema(operation.output, "output")),
      metadata: Object.keys(further).length === 0 ? plainMetadata : metadataWith(further),
      links: { $ref: "#/components/schemas/Links" },
    },
    required: ["data", "metadata", "links"],
  };
}
