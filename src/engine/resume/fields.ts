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

/** Whether a document has more than `most` values, lists and objects included; stops counting there. */
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

/** How many characters the texts of a value have together. */
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
 * The source spans of fields and entries, by path: the range of the text, `[start, end]`, that a field, or all fields
 * of an entry such as `work[0]`, cover. Bullets are not fields of their entry.
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

/** `work[0]` of `work[0].position`; none of a bullet such as `work[0].highlights[1]`. */
function entriesAbove(path: string): string[] {
  if (path.endsWith("]")) return [];
  return [...path.matchAll(/\]\./g)].map(({ index }) => path.slice(0, index + 1));
}
