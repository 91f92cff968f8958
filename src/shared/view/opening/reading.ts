import { field, listField, textField } from "../json.ts";
import type { Span } from "./marked.ts";
import { notSaid, type ReadField, readFields } from "./read-fields.ts";

/** The stored posting of an opening and its reading. */
export interface Reading {
  text: string;
  /** A web address, or undefined. */
  sourceUrl: string | undefined;
  /** The fields, each with who read it, in words. */
  fields: readonly (ReadField & { by: string })[];
  /** Where something was read in the text. */
  spans: readonly Span[];
  /** What a reader would look for and the text does not say. */
  open: readonly string[];
  /** Unread lines that may be demands. */
  unread: readonly string[];
  /** How much of an agent's reading the text does not say. */
  unproved: number;
  /** The occupation that its title was understood as, or "". */
  understoodAs: string;
}

/** An item's reading, any part of which an agent may have written; undefined if none is stored. */
export function readingOf(item: unknown): Reading | undefined {
  const metadata = field(item, "metadata");
  const opening = field(metadata, "opportunity");
  const text = textField(metadata, "postingText");
  const isRead = typeof opening === "object" && opening !== null;
  if (!isRead && text === "") return undefined;
  const evidence = field(opening, "fields");
  const url = textField(metadata, "sourceUrl");
  return {
    text,
    sourceUrl: /^https?:\/\//i.test(url) ? url : undefined,
    fields: readFields(opening).map((read) => ({ ...read, by: readBy(field(evidence, read.path)) })),
    spans: Object.values(evidence ?? {}).flatMap(spanOf),
    open: notSaid(opening),
    unread: listField(opening, "unread").flatMap((line) => textField(line, "text") || []),
    unproved: listField(opening, "unproved").length,
    understoodAs: textField(field(opening, "understoodAs"), "title"),
  };
}

/** Who read a field, in words. */
function readBy(evidence: unknown): string {
  const by = textField(evidence, "readBy");
  if (by === "caller")
    return spanOf(evidence).length > 0 ? "given with the text, which says it" : "typed beside the text";
  return by === "service" ? "the program" : "";
}

/** The place that a reading notes for something; none if it has none. */
export function spanOf(evidence: unknown): Span[] {
  const [start, end] = listField(evidence, "span");
  return Number.isInteger(start) && Number.isInteger(end) ? [[Number(start), Number(end)]] : [];
}
