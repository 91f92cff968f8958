import { z } from "zod";
import type { Operation } from "../operation/operation.ts";

/** JSON Schema as it goes over the wire. */
export type JsonSchema = Record<string, unknown>;

/** What a client learns of an operation; plain data, made once at build time. */
export interface CatalogueEntry {
  operation: string;
  feature: string;
  tool: string;
  title: string;
  description: string;
  scope: string;
  effect: string;
  method: string;
  core: boolean;
  inputSchema: JsonSchema;
  outputSchema: JsonSchema;
  annotations: Record<string, boolean | string>;
}

/** The catalogue of all operations, from their declarations. */
export function buildCatalogue(operations: Iterable<Operation>): CatalogueEntry[] {
  return [...operations].map((operation) => ({
    operation: operation.name,
    feature: operation.feature,
    tool: operation.tool,
    title: operation.title,
    description: operation.description,
    scope: operation.scope,
    effect: operation.effect,
    method: operation.method,
    core: operation.core ?? false,
    inputSchema: inputSchema(operation),
    outputSchema: outputSchema(operation),
    annotations: annotations(operation),
  }));
}

function annotations({ title, hints }: Operation): CatalogueEntry["annotations"] {
  return {
    title,
    readOnlyHint: hints.readOnly,
    destructiveHint: hints.destructive,
    idempotentHint: hints.idempotent,
    openWorldHint: false,
  };
}

function inputSchema({ input }: Operation): JsonSchema {
  const schema = plain(z.toJSONSchema(input, { io: "input", unrepresentable: "any" }));
  return {
    type: "object",
    properties: schema.properties ?? {},
    ...(schema.required !== undefined && { required: schema.required }),
  };
}

/**
 * What `structuredContent` may look like. Open, and nothing required: a failed call has `error`, `type` and
 * `message` in place of `data`, and clients that validate check it against this, too.
 */
function outputSchema({ data, list }: Operation): JsonSchema {
  const schema = plain(z.toJSONSchema(data, { io: "output", unrepresentable: "any" }));
  return {
    type: "object",
    properties: {
      data: list ? { type: "array", items: shallow(schema.items) } : shallow(schema),
      metadata: { type: "object" },
      next: { type: "array", items: { type: "object" } },
      error: { type: "string" },
      type: { type: "string" },
      message: { type: "string" },
    },
  };
}

/** The first level of an object's schema: names and types, which is what a model reads of it. */
function shallow(schema: unknown): JsonSchema {
  if (!isSchema(schema)) return { type: "object" };
  const properties = Object.entries(isSchema(schema.properties) ? schema.properties : {});
  if (properties.length === 0) return { type: "object" };
  return {
    type: "object",
    properties: Object.fromEntries(properties.map(([name, property]) => [name, typeOnly(property)])),
  };
}

function typeOnly(schema: unknown): JsonSchema {
  if (!isSchema(schema) || typeof schema.type !== "string") return { type: "object" };
  return schema.type === "array" ? { type: "array", items: typeOnly(schema.items) } : { type: schema.type };
}

function isSchema(value: unknown): value is JsonSchema {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

const safeInteger = Number.MAX_SAFE_INTEGER;

/** Drops what only costs bytes: closed-object marks, integer bounds nobody meets, patterns beside a format. */
function plain(value: unknown): JsonSchema {
  const walk = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(walk);
    if (!isSchema(node)) return node;
    return Object.fromEntries(
      Object.entries(node)
        .filter(([key, item]) => !isNoise(key, item, node))
        .map(([key, item]) => [key, walk(item)]),
    );
  };
  const walked = walk(value);
  return isSchema(walked) ? walked : {};
}

function isNoise(key: string, item: unknown, node: JsonSchema): boolean {
  if (key === "$schema" || (key === "additionalProperties" && (item === false || isEmpty(item)))) return true;
  if (key === "propertyNames") return true;
  if (key === "maximum" || key === "minimum") return Math.abs(Number(item)) === safeInteger;
  return key === "pattern" && node.format !== undefined;
}

function isEmpty(item: unknown): boolean {
  return isSchema(item) && Object.keys(item).length === 0;
}
