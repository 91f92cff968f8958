import type { Span } from "../../text/span.ts";

/** A period or a single date of a text; a period without an end lasts until now. */
export interface SourcePeriod {
  kind: "range" | "open" | "single";
  start: string | undefined;
  end: string | undefined;
  span: Span;
}
