import { type Operation, pathFields } from "../../operation/definition.ts";
import { takesIdempotencyKey } from "../../operation/pipeline/idempotency.ts";
import { isObject } from "../../shared/json.ts";
import type { Schema } from "./plain.ts";
import { jsonSchema, type Shapes } from "./shapes.ts";

/** The header that makes a repeated write happen once. */
export const idempotencyParameter = {
  name: "Idempotency-Key",
  in: "header",
  description: "The same key with the same body gives the first answer again for 24 hours.",
  schema: { type: "string", minLength: 1, maxLength: 255 },
};

/** Where each input field is sent: path, query, or the body for all others. */
export function inputOf(operation: Operation, shapes: Shapes): Schema {
  const input = jsonSchema(operation.input, "input");
  const properties = isObject(input.properties) ? input.properties : {};
  const required = Array.isArray(input.required) ? input.required : [];
  const inPath = pathFields(operation.http.path);
  const bodyless = operation.http.method === "GET" || operation.http.method === "DELETE";
  const inQuery = bodyless
    ? Object.keys(properties).filter((name) => !inPath.includes(name))
    : (operation.http.query ?? []);
  const parameter = (place: string) => (name: string) => {
    const { description, ...schema } = isObject(properties[name]) ? properties[name] : {};
    return {
      name,
      in: place,
      ...(description !== undefined && { description }),
      ...((place === "path" || required.includes(name)) && { required: true }),
      schema: shapes.refer(schema),
      ...(schema.type === "array" && { explode: false }),
    };
  };
  const parameters = [
    ...inPath.map(parameter("path")),
    ...inQuery.map(parameter("query")),
    ...(takesIdempotencyKey(operation) ? [{ $ref: "#/components/parameters/Idempotency-Key" }] : []),
  ];
  const elsewhere = [...inPath, ...inQuery];
  const inBody = Object.keys(properties).filter((name) => !elsewhere.includes(name));
  const sent = bodyless || inBody.length === 0 ? undefined : only(inBody, input);
  return {
    ...(parameters.length > 0 && { parameters }),
    ...(sent && {
      requestBody: {
        ...(sent.required && { required: true }),
        content: { "application/json": { schema: shapes.refer(sent) } },
      },
    }),
  };
}

/** The schema of an object with only these properties. */
function only(
  names: readonly string[],
  { required: all, ...schema }: Schema,
): Schema & { required?: string[] } {
  const required = Array.isArray(all) ? names.filter((name) => all.includes(name)) : [];
  const properties = Object.entries(isObject(schema.properties) ? schema.properties : {});
  return {
    ...schema,
    properties: Object.fromEntries(properties.filter(([name]) => names.includes(name))),
    ...(required.length > 0 && { required }),
  };
}
