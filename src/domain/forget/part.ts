import type { TextKind } from "../../engine/retrieval/topic/terms.ts";

/** A text of a record, and its author. */
export interface Part {
  text: string;
  kind: TextKind;
}
