import { isObject } from "../../shared/json.ts";

/** The paths of all non-empty leaves of a document, such as `work[0].position`, in document order. */
export function leafPaths(value: unknown, path = ""): string[] {
  if (value === null || value === undefined || value === "") return [];
  if (Array.isArray(value)) return value.flatMap((item, index) => leafPaths(item, `${path}[${index}]`));
  if (!isObject(value)) return [path];
  return Object.entries(value).flatMap(([key, item]) =>
    leafPaths(item, path === "" ? key : `${path}.${key}`),
  );
}

/** True if a document has more than `most` values, including lists and objects. Stops counting there. */
export function hasMoreValuesThan(document: unknown, most: number): boolean {
  const waiting: unknown[] = [document];
  for (let counted = 0; waiting.length > 0; counted += 1) {
    if (counted + waiting.length > most) return true;
    const value = waiting.pop();
    if (typeof value === "object" && value !== null) {
      for (const item of Object.values(value)) waiting.push(item);
    }
  }
  return false;
}

/** The total number of characters in a value's strings. */
export function charactersIn(value: unknown): number {
  if (typeof value === "string") return value.length;
  if (typeof value !== "object" || value === null) return 0;
  return Object.values(value).reduce((sum: number, item) => sum + charactersIn(item), 0);
}

interface Read {
  path: string;
  sourceSpan?: number[] | undefined;
}

/**
 * The source spans of fields and entries, by path: the range of text, `[start, end]`, of a field, or of all
 * fields of an entry such as `work[0]`. Bullets are not fields of their entry.
 */
export function entrySpans(fields: readonly Read[]): Map<string, number[]> {
  const spans = new Map<string, number[]>();
  for (const { path, sourceSpan } of fields) {
    if (!sourceSpan) continue;
    for (const covered of [path, ...entriesAbove(path)]) {
      const [start = 0, end = 0] = sourceSpan;
      const [first = start, last = end] = spans.get(covered) ?? [];
      spans.set(covered, [Math.min(first, start), Math.max(last, end)]);
    }
  }
  return spans;
}

/** `work[0]` for `work[0].position`; none for a bullet such as `work[0].highlights[1]`. */
function entriesAbove(path: string): string[] {
  if (path.endsWith("]")) return [];
  return [...path.matchAll(/\]\./g)].map(({ index }) => path.slice(0, index + 1));
}
