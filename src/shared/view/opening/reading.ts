import { field, listField, textField } from "../json.ts";
import type { Span } from "./marked.ts";
import { notSaid, type ReadField, readFields } from "./read-fields.ts";

/** What is kept of an opening's posting and of what was read from it. */
export interface Reading {
  text: string;
  /** A web address; undefined where none is kept. */
  sourceUrl: string | undefined;
  /** What was read, each with who read it, in words. */
  fields: readonly (ReadField & { by: string })[];
  /** Where in the text something was read. */
  spans: readonly Span[];
  /** What a reader would look for and the text does not say. */
  open: readonly string[];
  /** Lines that may ask for something, of which nothing was taken. */
  unread: readonly string[];
  /** How much an agent read that the text does not say. */
  unproved: number;
  /** The occupation that its title was understood as; "" where none was. */
  understoodAs: string;
}

/** The reading of an item, of which an agent may have written any part; undefined where none is kept. */
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
    return spanOf(evidence).length > 0 ? "an agent, and the text proves it" : "given beside the text";
  return by === "service" ? "the program" : "";
}

function spanOf(evidence: unknown): Span[] {
  const [start, end] = listField(evidence, "span");
  return Number.isInteger(start) && Number.isInteger(end) ? [[Number(start), Number(end)]] : [];
}
