import { z } from "zod";

/** Names of fields that may be repeated in an answer. */
export interface FieldNames {
  /** The fields of what stands at a path below the whole. */
  at: (path: readonly PropertyKey[]) => readonly string[];
  /** The objects that may stand at a path, as `{ min, max }`; a list of them where a list stands there. */
  forms: (path: readonly PropertyKey[]) => readonly string[];
  /** What the declaration says of a path. */
  said: (path: readonly PropertyKey[]) => string | undefined;
  /** The name of a field that there is. */
  known: (name: string) => string | undefined;
  /** A name that there is not, where it is a name and no sentence, which may be somebody's order. */
  plain: (name: string) => string | undefined;
}

const MOST_STRANGE_WORDS = 3;
const LONGEST_NAME = 32;

const made = new WeakMap<z.ZodType, FieldNames>();

/** The names of all fields of the schemas, at any depth; the first tells which schemas they are. */
export function fieldNames([schema, ...others]: readonly [z.ZodType, ...z.ZodType[]]): FieldNames {
  const names = made.get(schema) ?? readNames([schema, ...others]);
  made.set(schema, names);
  return names;
}

function readNames(schemas: readonly z.ZodType[]): FieldNames {
  // What is taken as a free object and then read by a stricter schema has its names in the output only.
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

/** `current_job_title` and `currentJobTitle` are of the same three words. */
function wordsOf(name: string): string[] {
  return (name.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+/g) ?? []).map((word) => word.toLowerCase());
}
