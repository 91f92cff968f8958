import { z } from "zod";

/** Field names that may be repeated in an answer. */
export interface FieldNames {
  /** The fields of the value at a path. */
  at: (path: readonly PropertyKey[]) => readonly string[];
  /** The objects allowed at a path, as `{ min, max }`. For a list, the objects of its items. */
  forms: (path: readonly PropertyKey[]) => readonly string[];
  /** The declaration's description of a path. */
  said: (path: readonly PropertyKey[]) => string | undefined;
  /** The name of an existing field. */
  known: (name: string) => string | undefined;
  /** An unknown name, if it looks like a name. A sentence could be an injected instruction. */
  plain: (name: string) => string | undefined;
}

const MOST_STRANGE_WORDS = 3;
const LONGEST_NAME = 32;

const made = new WeakMap<z.ZodType, FieldNames>();

/** The names of all fields in the schemas, at any depth. The first schema is the cache key. */
export function fieldNames([schema, ...others]: readonly [z.ZodType, ...z.ZodType[]]): FieldNames {
  const names = made.get(schema) ?? readNames([schema, ...others]);
  made.set(schema, names);
  return names;
}

function readNames(schemas: readonly z.ZodType[]): FieldNames {
  // Some free objects are parsed later by a stricter schema. Their field names appear only in the output.
  const nodes = schemas.flatMap((schema) =>
    (["input", "output"] as const).map((io) => z.toJSONSchema(schema, { io, unrepresentable: "any" })),
  );
  const names = new Set(nodes.flatMap(namesIn));
  const words = new Set([...names].flatMap(wordsOf));
  return {
    at: (path) => fieldsAt(nodes, path),
    forms: (path) => objectsAt(nodes, path),
    said: (path) =>
      schemasAt(nodes, path)
        .map(({ description }) => description)
        .find((text) => typeof text === "string"),
    known: (name) => (names.has(name) ? name : undefined),
    plain: (name) => {
      if (!/^[A-Za-z_$][\w$.-]*$/.test(name)) return undefined;
      const others = wordsOf(name).filter((word) => !words.has(word));
      return others.length <= MOST_STRANGE_WORDS && name.length <= LONGEST_NAME ? name : undefined;
    },
  };
}

function schemasAt(nodes: readonly unknown[], path: readonly PropertyKey[]): Record<string, unknown>[] {
  const found = path.reduce<unknown[]>(
    (some, key) => formsOf(some).flatMap((node) => childOf(node, key) ?? []),
    [...nodes],
  );
  return formsOf(found);
}

function fieldsAt(nodes: readonly unknown[], path: readonly PropertyKey[]): string[] {
  return [...new Set(schemasAt(nodes, path).flatMap((node) => Object.keys(Object(node.properties))))];
}

function objectsAt(nodes: readonly unknown[], path: readonly PropertyKey[]): string[] {
  const forms = schemasAt(nodes, path).flatMap(({ properties, items }) => {
    if (items !== undefined) return objectsAt([items], []).map((form) => `[${form}]`);
    const names = Object.keys(Object(properties));
    return names.length === 0 ? [] : [`{ ${names.join(", ")} }`];
  });
  return [...new Set(forms)];
}

/** Schemas with those that they are one of. */
function formsOf(nodes: readonly unknown[]): Record<string, unknown>[] {
  return nodes.flatMap((node) => {
    const own: Record<string, unknown> = Object(node);
    const others = [own.anyOf, own.oneOf, own.allOf].flatMap((some) => (Array.isArray(some) ? some : []));
    return [own, ...formsOf(others)];
  });
}

function childOf({ properties, items }: Record<string, unknown>, key: PropertyKey): unknown {
  return typeof key === "number" ? items : Object(properties)[key];
}

function namesIn(node: unknown): string[] {
  if (typeof node !== "object" || node === null) return [];
  return Object.entries(node).flatMap(([key, item]) => [
    ...(key === "properties" ? Object.keys(Object(item)) : []),
    ...namesIn(item),
  ]);
}

/** `current_job_title` and `currentJobTitle` consist of the same three words. */
function wordsOf(name: string): string[] {
  return (name.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+/g) ?? []).map((word) => word.toLowerCase());
}
