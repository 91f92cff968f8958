import { z } from "zod";

/** Names of fields that may be repeated in an answer. */
export interface FieldNames {
  /** The name of a field that there is. */
  known: (name: string) => string | undefined;
  /** A name that there is not, where it says nothing beside one word: a name may be a sentence, an order even. */
  plain: (name: string) => string | undefined;
}

const made = new WeakMap<z.ZodType, FieldNames>();

/** The names of all fields of the schemas, at any depth; the first tells which schemas they are. */
export function fieldNames([schema, ...others]: readonly [z.ZodType, ...z.ZodType[]]): FieldNames {
  const names = made.get(schema) ?? readNames([schema, ...others]);
  made.set(schema, names);
  return names;
}

function readNames(schemas: readonly z.ZodType[]): FieldNames {
  const names = new Set(
    schemas.flatMap((schema) => namesIn(z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }))),
  );
  const words = new Set([...names].flatMap(wordsOf));
  return {
    known: (name) => (names.has(name) ? name : undefined),
    plain: (name) => {
      if (!/^[A-Za-z_$][\w$.-]{0,63}$/.test(name)) return undefined;
      const others = wordsOf(name).filter((word) => !words.has(word));
      return others.length <= 1 && others.every((word) => word.length <= 20) ? name : undefined;
    },
  };
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
