/** Reads one field of a value that may not be an object. */
export function field(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;
}

/** A field's string, or "". */
export function textField(value: unknown, name: string): string {
  const found = field(value, name);
  return typeof found === "string" ? found : "";
}

/** A field's number, or undefined. */
export function numberField(value: unknown, name: string): number | undefined {
  const found = field(value, name);
  return typeof found === "number" && Number.isFinite(found) ? found : undefined;
}

/** A field's items; empty if it is not a list. */
export function listField(value: unknown, name: string): readonly unknown[] {
  const found = field(value, name);
  return Array.isArray(found) ? found : [];
}

/** The strings in a field's list. */
export function textsField(value: unknown, name: string): string[] {
  return listField(value, name).filter((item) => typeof item === "string");
}

/** The name of a key; undefined if it has none. */
export function named(names: Readonly<Record<string, string>>, key: string): string | undefined {
  return Object.hasOwn(names, key) ? names[key] : undefined;
}
