/** A record without the named fields and without empty ones: null, empty strings, lists and objects. */
export function withoutEmpty(record: object, leftOut: readonly string[] = []): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(record).filter(([name, value]) => !leftOut.includes(name) && !isEmpty(value)),
  );
}

function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null || value === "") return true;
  return typeof value === "object" && Object.keys(value).length === 0;
}
