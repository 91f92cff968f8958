import type { Opportunity } from "../../../../../src/engine/posting/types.ts";

/** A posting, what must be read from it, the evidence of some fields, and fields that must stay absent. */
export interface Case {
  name: string;
  text: string;
  expected: Partial<Omit<Opportunity, "spans">>;
  evidence?: Record<string, string>;
  absent?: (keyof Opportunity)[];
}
