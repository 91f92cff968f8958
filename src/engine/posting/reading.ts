import type { Doc } from "../text/doc.ts";
import type { Labelled } from "./labelled.ts";
import type { Structured } from "./structured/structured.ts";
import type { Extraction, Opportunity, Span } from "./types.ts";

/** A posting while it is being read. */
export interface Reading {
  doc: Doc;
  labelled: Labelled;
  structured: Structured | undefined;
  opportunity: Opportunity;
  warnings: string[];
  /** Words for a fact that could not be read. Its lines are listed as unread. */
  missed: Span[];
}

/** Stores a value's span under its field name and returns the value. */
export function note<T>(opportunity: Opportunity, field: string, found: Extraction<T>): T {
  if (found.span) opportunity.spans[field] = found.span;
  return found.value;
}
