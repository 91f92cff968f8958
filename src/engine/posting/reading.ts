import type { Doc } from "../text/doc.ts";
import type { Labelled } from "./labelled.ts";
import type { Structured } from "./structured/structured.ts";
import type { Extraction, Opportunity, Span } from "./types.ts";

/** A posting while it is read. */
export interface Reading {
  doc: Doc;
  labelled: Labelled;
  structured: Structured | undefined;
  opportunity: Opportunity;
  warnings: string[];
  /** What names a fact that could not be read: its lines are among the unread ones. */
  missed: Span[];
}

/** Keeps the span of a value under its field's name and gives the value. */
export function note<T>(opportunity: Opportunity, field: string, found: Extraction<T>): T {
  if (found.span) opportunity.spans[field] = found.span;
  return found.value;
}
