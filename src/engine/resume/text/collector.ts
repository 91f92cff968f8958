import type { Span } from "../../text/span.ts";
import type { ResumeField } from "./document.ts";
import type { Extraction } from "./extraction.ts";

/** Converts extractions to plain values and records a field entry for each by path. */
export type Collector = {
  readonly value: (path: string, item: Extraction | undefined) => string | undefined;
  readonly list: (path: string, items: readonly Extraction[]) => string[] | undefined;
  readonly fields: ResumeField[];
};

/** An empty collector. `toGiven` maps the lines to the original text. */
export function createCollector(toGiven: (span: Span) => Span): Collector {
  const fields: ResumeField[] = [];
  const value = (path: string, item: Extraction | undefined): string | undefined => {
    if (item === undefined) return undefined;
    fields.push({ path, confidence: item.confidence, sourceSpan: toGiven(item.span) });
    return item.value;
  };
  const list = (path: string, items: readonly Extraction[]): string[] | undefined => {
    if (items.length === 0) return undefined;
    return items.flatMap((item, index) => value(`${path}[${index}]`, item) ?? []);
  };
  return { value, list, fields };
}

/** The same object without its undefined properties. */
export function prune<T extends object>(value: T): T {
  for (const key of Object.keys(value)) {
    if (Reflect.get(value, key) === undefined) Reflect.deleteProperty(value, key);
  }
  return value;
}
