import { z } from "zod";
import type { Operation } from "../../operation/definition.ts";
import { isObject } from "../../shared/json.ts";
import { mergedChoices } from "./merged-choices.ts";
import { annotationsOf, type GeneralTool, generalTool } from "./operation-tools.ts";

/** JSON Schema as it goes over the wire. */
type JsonSchema = Record<string, unknown>;

/** What a client sees of an operation. Plain data, created at build time. */
export interface ToolDefinition {
  operation: string;
  feature: string;
  tool: string;
  title: string;
  description: string;
  scope: string;
  effect: string;
  method: string;
  /** The operation tool that calls it if it is not listed. */
  general: GeneralTool;
  toolset: string | null;
  /** Words of people who need it. */
  words: readonly string[];
  inputSchema: JsonSchema;
  /** Undefined if it would add nothing to the names in an answer. */
  outputSchema?: JsonSchema | undefined;
  annotations: Record<string, boolean | string>;
  /** Where its file can be read, with `{id}`. */
  file?: string;
}

/** The catalogue of all operations, from their declarations. `built` has the data that a build prepared. */
export function buildToolDefinitions(
  operations: Iterable<Operation>,
  built: readonly ToolDefinition[] = [],
): ToolDefinition[] {
  const known = new Map(built.map((entry) => [entry.operation, entry]));
  return [...operations].map((operation) => {
    const entry = known.get(operation.name) ?? made.get(operation) ?? toEntry(operation);
    made.set(operation, entry);
    return entry;
  });
}

// Created once per declaration, because converting schemas takes most of the startup time.
const made = new WeakMap<Operation, ToolDefinition>();

function toEntry(operation: Operation): ToolDefinition {
  return {
    operation: operation.name,
    feature: operation.feature,
    tool: operation.mcp.tool,
    title: operation.title,
    description: operation.description,
    scope: operation.scope,
    effect: operation.effect,
    method: operation.http.method,
    general: generalTool(operation),
    toolset: operation.mcp.toolset ?? null,
    words: operation.mcp.words ?? [],
    inputSchema: inputSchema(operation),
    outputSchema: outputSchema(operation),
    annotations: annotationsOf(operation.title, operation.mcp.hints),
    ...(operation.mcp.file && { file: operation.mcp.file.uri }),
  };
}

const inline = { type: "boolean", description: "The file itself, not a link to it." };
const detail = { type: "string", enum: ["concise", "full"] };

function inputSchema({ input, mcp: { concise, elicit, file } }: Operation): JsonSchema {
  const schema = plain(z.toJSONSchema(input, { io: "input", unrepresentable: "any" }));
  // Null means the same as omitting a field. In a merge patch it does not, and the description says so.
  const own = shortened(mergedChoices(withoutNull(splitTypes(schema.properties))));
  const asked = elicit?.consent?.field;
  const properties = Object.fromEntries(Object.entries(own).filter(([name]) => name !== asked));
  return {
    type: "object",
    properties: { ...properties, ...(concise && { detail }), ...(file && { inline }) },
    ...required(schema.required, elicit?.before?.fills),
  };
}

/** The required fields of a call, except those that a form may ask the person for. */
function required(fields: unknown, asked: string | undefined): JsonSchema {
  const names = Array.isArray(fields) ? fields.filter((name) => name !== asked) : [];
  return names.length > 0 ? { required: names } : {};
}

/** Nested fields that repeat a field of the call are replaced by a reference to it. */
function shortened(properties: unknown): JsonSchema {
  const top = isObject(properties) ? properties : {};
  const known = new Map(Object.entries(top).map(([name, schema]) => [name, JSON.stringify(schema)]));
  const walk = (node: unknown, depth: number): unknown => {
    if (Array.isArray(node)) return node.map((item) => walk(item, depth + 1));
    if (!isObject(node)) return node;
    const entries = Object.entries(node).map(([name, item]) =>
      depth > 0 && isObject(item) && item.type === "object" && known.get(name) === JSON.stringify(item)
        ? [name, { type: "object", description: `As ${name} of the call.` }]
        : [name, walk(item, depth + 1)],
    );
    return Object.fromEntries(entries);
  };
  const walked = walk(top, 0);
  return isObject(walked) ? walked : {};
}

/** A list of types as alternatives with one type each, the form that every model provider's schemas support. */
function splitTypes(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(splitTypes);
  if (!isObject(node)) return node;
  const { type: types, ...rest } = node;
  if (Array.isArray(types)) return { ...rest, anyOf: types.map((type) => ({ type })) };
  return Object.fromEntries(Object.entries(node).map(([key, item]) => [key, splitTypes(item)]));
}

function withoutNull(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(withoutNull);
  if (!isObject(node)) return node;
  const options = Array.isArray(node.anyOf) ? node.anyOf : [];
  const [only, ...others] = options.filter((option) => !isObject(option) || option.type !== "null");
  if (options.length === 2 && others.length === 0 && isObject(only)) {
    const { anyOf: _, ...rest } = node;
    return withoutNull({ ...only, ...rest });
  }
  return Object.fromEntries(Object.entries(node).map(([key, item]) => [key, withoutNull(item)]));
}

/**
 * The closed lists of words by which a list's rows differ. A model can read everything else from the answer.
 * Open, with nothing required: besides `data` there are `metadata` and `next`, and a failed call has `error`,
 * `type` and `message` instead. Clients validate both against this.
 */
function outputSchema({ output, isPage, mcp: { bare } }: Operation): JsonSchema | undefined {
  // Clients that expect bare data identify them by shape.
  if (bare) return open(plain(z.toJSONSchema(output, { io: "output", unrepresentable: "any" })));
  if (!isPage) return undefined;
  const items = closedLists(plain(z.toJSONSchema(output, { io: "output", unrepresentable: "any" })).items);
  return items && { type: "object", properties: { data: { type: "array", items } } };
}

/** Nothing is required at the top level, because an error has other fields. */
function open({ required: _, ...schema }: JsonSchema): JsonSchema {
  return schema;
}

function closedLists(schema: unknown): JsonSchema | undefined {
  const properties = isObject(schema) && isObject(schema.properties) ? schema.properties : {};
  const closed = Object.entries(properties).flatMap(([name, property]) =>
    isObject(property) && Array.isArray(property.enum)
      ? [[name, { type: "string", enum: property.enum }] as const]
      : [],
  );
  return closed.length > 0 ? { type: "object", properties: Object.fromEntries(closed) } : undefined;
}

/** The largest value of a database column, never reached. */
const LARGEST_COLUMN = 2_147_483_647;

/** Drops what only costs bytes: closed-object marks, bounds that no value reaches, patterns next to a format. */
function plain(value: unknown): JsonSchema {
  const walk = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(walk);
    if (!isObject(node)) return node;
    return Object.fromEntries(
      Object.entries(node)
        .filter(([key, item]) => !isNoise(key, item, node))
        .map(([key, item]) => [key, walk(item)]),
    );
  };
  const walked = walk(value);
  return isObject(walked) ? walked : {};
}

function isNoise(key: string, item: unknown, node: JsonSchema): boolean {
  if (key === "$schema" || (key === "additionalProperties" && (item === false || isEmpty(item)))) return true;
  if (key === "propertyNames") return true;
  // The service reports what is too long or too many, with the field's name.
  if (key === "maxLength" || key === "minLength" || key === "maxItems") return true;
  if (key === "maximum" || key === "minimum") return Math.abs(Number(item)) >= LARGEST_COLUMN;
  // An omitted field is empty, so no default is needed.
  if (key === "default") return item === false || (typeof item === "object" && isEmpty(item));
  return key === "pattern" && node.format !== undefined;
}

function isEmpty(item: unknown): boolean {
  return typeof item === "object" && item !== null && Object.keys(item).length === 0;
}
