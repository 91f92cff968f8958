/**
 * Where `data` has texts under the named fields, as paths with `[]` for any list item. A model is warned not to
 * treat them as instructions. Each once, sorted; a named field is not searched further.
 */
export function untrustedPaths(data: unknown, names: readonly string[]): string[] {
  const paths = new Set<string>();
  collect(data, "", new Set(names), paths);
  return [...paths].sort();
}

function collect(value: unknown, path: string, names: ReadonlySet<string>, paths: Set<string>): void {
  if (Array.isArray(value)) {
    for (const item of value) collect(item, `${path}[]`, names, paths);
    return;
  }
  if (typeof value !== "object" || value === null) return;
  for (const [key, item] of Object.entries(value)) {
    const below = path === "" ? key : `${path}.${key}`;
    if (!names.has(key)) collect(item, below, names, paths);
    else if (hasText(item)) paths.add(below);
  }
}

function hasText(value: unknown): boolean {
  if (typeof value === "string") return value !== "";
  return typeof value === "object" && value !== null && Object.values(value).some(hasText);
}
