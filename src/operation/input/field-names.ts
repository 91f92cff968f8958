import { z } from "zod";

/** Names of fields that may be repeated in an answer. */
export interface FieldNames {
  all: readonly string[];
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
  const names = new Set(
    // What is taken as a free object and then read by a stricter schema has its names in the output only.
    schemas.flatMap((schema) =>
      (["input", "output"] as const).flatMap((io) =>
        namesIn(z.toJSONSchema(schema, { io, unrepresentable: "any" })),
      ),
    ),
  );
  const words = new Set([...names].flatMap(wordsOf));
  return {
    all: [...names],
    known: (name) => (names.has(name) ? name : undefined),
    plain: (name) => {
      if (!/^[A-Za-z_$][\w$.-]*$/.test(name)) return undefined;
      const others = wordsOf(name).filter((word) => !words.has(word));
      return others.length <= MOST_STRANGE_WORDS && name.length <= LONGEST_NAME ? name : undefined;
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
