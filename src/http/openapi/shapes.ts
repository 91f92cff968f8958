import { z } from "zod";
import { isObject } from "../../shared/json.ts";

export type Schema = Record<string, unknown>;
type Direction = "input" | "output";

/** The named shapes of a document. */
export interface Shapes {
  /** The schema with a reference in place of each part that is a named shape. */
  refer: (schema: Schema) => Schema;
  /** The shapes that were referred to so far, by their names. */
  used: () => Record<string, Schema>;
}

/** Prepares naming what stands in many places. What is taken and what is given of a shape can differ: the former is then called …Input. */
export function createShapes(named: Readonly<Record<string, z.ZodType>>): Shapes {
  const names = new Map<string, string>();
  const used = new Map<string, Schema>();
  for (const [name, schema] of Object.entries(named)) {
    add(name, jsonSchema(schema, "output"));
    add(`${name}Input`, jsonSchema(schema, "input"));
  }
  return {
    refer: (schema) => asSchema(refer(schema)),
    used: () => Object.fromEntries([...used].sort(([left], [right]) => (left < right ? -1 : 1))),
  };

  function add(name: string, { description: _, ...schema }: Schema): void {
    const key = JSON.stringify(schema);
    // What takes anything is no shape: each empty schema would bear its name.
    if (Object.keys(schema).length > 0 && !names.has(key)) names.set(key, name);
  }

  function refer(node: unknown): unknown {
    if (Array.isArray(node)) return node.map(refer);
    if (!isObject(node)) return node;
    const { description, ...schema } = node;
    const name = names.get(JSON.stringify(schema));
    if (name === undefined) return inside(node);
    if (!used.has(name)) {
      used.set(name, {});
      used.set(name, inside(schema));
    }
    return { $ref: `#/components/schemas/${name}`, ...(description !== undefined && { description }) };
  }

  function inside(node: Schema): Schema {
    return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, refer(value)]));
  }
}

/** The JSON Schema of what a schema takes or gives. */
export function jsonSchema(schema: z.ZodType, io: Direction): Schema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: "any" });
  return rest;
}

function asSchema(value: unknown): Schema {
  return isObject(value) ? value : {};
}
