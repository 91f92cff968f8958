import { z } from "zod";
import { isObject, sameJson } from "../../shared/json.ts";
import { type Direction, mapInside, plain, type Schema, withNull } from "./plain.ts";

/** The named schemas of a document. */
export interface Shapes {
  /** The schema with references to named schemas. */
  refer: (schema: Schema) => Schema;
  /** The schemas referenced so far, by name. */
  used: () => Record<string, Schema>;
}

/**
 * Prepares naming of schemas that are used in many places. Input and output of a schema can differ: the input is then
 * called …Input. If they differ only in being closed, one name covers both.
 */
export function createShapes(named: Readonly<Record<string, z.ZodType>>, inputs: readonly Schema[]): Shapes {
  const shapes = new Map<string, { name: string; schema: Schema }>();
  const used = new Map<string, Schema>();
  const taken = new Set(inputs.flatMap(schemasIn));
  for (const [name, schema] of Object.entries(named)) {
    const given = undescribed(jsonSchema(schema, "output"));
    const sent = undescribed(jsonSchema(schema, "input"));
    const isEcho = taken.has(JSON.stringify(sent)) && sameJson(plain(sent, "output"), given);
    add(given, { name, schema: isEcho ? sent : given });
    add(sent, { name: isEcho ? name : `${name}Input`, schema: sent });
  }
  return {
    refer: (schema) => asSchema(refer(schema)),
    used: () => Object.fromEntries([...used].sort(([left], [right]) => (left < right ? -1 : 1))),
  };

  function add(schema: Schema, shape: { name: string; schema: Schema }): void {
    const key = JSON.stringify(schema);
    // A schema that accepts anything gets no name: every empty schema would get the same one.
    if (Object.keys(schema).length > 0 && !shapes.has(key)) shapes.set(key, shape);
  }

  function refer(node: unknown): unknown {
    if (!isObject(node)) return node;
    const { description, ...schema } = node;
    const shape = shapes.get(JSON.stringify(schema));
    if (shape === undefined) return inside(node);
    if (!used.has(shape.name)) {
      used.set(shape.name, {});
      used.set(shape.name, inside(shape.schema));
    }
    return { $ref: `#/components/schemas/${shape.name}`, ...(description !== undefined && { description }) };
  }

  function inside(node: Schema): Schema {
    return withNull(mapInside(node, refer));
  }
}

/** Every nested object schema, as text. */
function schemasIn(schema: Schema): string[] {
  const inner: string[] = [];
  mapInside(schema, (node) => {
    if (isObject(node)) inner.push(...schemasIn(node));
    return node;
  });
  return [JSON.stringify(undescribed(schema)), ...inner];
}

function undescribed({ description: _, ...schema }: Schema): Schema {
  return schema;
}

/** The JSON Schema of a schema's input or output. */
export function jsonSchema(schema: z.ZodType, io: Direction): Schema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: "any" });
  return plain(rest, io);
}

function asSchema(value: unknown): Schema {
  return isObject(value) ? value : {};
}
