import type { Extraction } from "../extraction.ts";

/** An extraction cut at `end`, without separators left there; undefined if nothing remains. */
export function shorten(item: Extraction, end: number): Extraction | undefined {
  const value = item.value.slice(0, end).replace(/[\s,;:|·(–—-]+$/u, "");
  if (value === "") return undefined;
  const removed = item.value.length - value.length;
  const isExact = item.span[1] - item.span[0] === item.value.length;
  return { ...item, value, span: isExact ? [item.span[0], item.span[1] - removed] : item.span };
}
