import type { Extraction } from "../extraction.ts";

/** A date or a period in a line, with the extent [from, to) of all that belongs to it. */
export type Period = {
  readonly from: number;
  readonly to: number;
  readonly start?: Extraction;
  readonly end?: Extraction;
  readonly kind: "range" | "open" | "single";
  readonly ambiguous: boolean;
};
