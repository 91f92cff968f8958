import type { TextKind } from "../../engine/retrieval/topic/terms.ts";

/** A text of a thing, and whose words it is. */
export interface Part {
  text: string;
  kind: TextKind;
}
