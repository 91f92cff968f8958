export type Json = Record<string, unknown>;

export function isObject(value: unknown): value is Json {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The value as an object; a test that finds something else there fails. */
export function asObject(value: unknown): Json {
  if (isObject(value)) return value;
  throw new Error(`There should be an object, but there is ${JSON.stringify(value)}.`);
}

/** The value as a list of objects; a test that finds something else there fails. */
export function asList(value: unknown): Json[] {
  if (Array.isArray(value)) return value.map(asObject);
  throw new Error(`There should be a list, but there is ${JSON.stringify(value)}.`);
}

/** What stands at a path of keys and indices; undefined where nothing does. */
export function at(value: unknown, ...path: (string | number)[]): unknown {
  let found = value;
  for (const part of path) {
    if (Array.isArray(found)) found = found[Number(part)];
    else found = isObject(found) ? found[String(part)] : undefined;
  }
  return found;
}

/** The text at a path; a test that finds something else there fails. */
export function textAt(value: unknown, ...path: (string | number)[]): string {
  const found = at(value, ...path);
  if (typeof found === "string") return found;
  throw new Error(`There should be a text at ${path.join(".")}, but there is ${JSON.stringify(found)}.`);
}
