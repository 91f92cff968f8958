import type { Span } from "../../text/piece.ts";

/** A period or single date in a text. A period without an end is ongoing. */
export interface SourcePeriod {
  kind: "range" | "open" | "single";
  start: string | undefined;
  end: string | undefined;
  span: Span;
}
