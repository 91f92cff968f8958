import { requirementOutcomes } from "../opening/outcomes.ts";
import { evidenceOf } from "../opening/prepare-record.ts";
import type { FitSubject } from "../opening/types.ts";
import type { CatalogIndex } from "../scales.ts";
import type { FilterResult, PersonEvidence } from "../types.ts";
import { limitsAgainst } from "./limits-against.ts";

/** One of the person's limits, and whether an opening keeps it; `not_weighed` if nothing in the opening is compared. */
export interface WeighedLimit {
  /** The key of the filter; "note" if nothing compares it. */
  key: string;
  outcome: FilterResult["outcome"] | "not_weighed";
  text: string;
  memoryId?: string;
}

/** All of the person's limits, each with what an opening says of it, whether the opening has a score or not. */
export function limitsWeighed(
  person: PersonEvidence,
  index: CatalogIndex,
  subject: FitSubject,
): WeighedLimit[] {
  const { opportunity } = subject;
  const outcomes = opportunity && requirementOutcomes(opportunity, evidenceOf(person, index));
  const { limits, notWeighed } = limitsAgainst(person, index, subject, outcomes);
  return [
    ...limits.map(({ key, outcome, reason, note }) => ({
      ...{ key, outcome, text: reason },
      ...(note && { memoryId: note.memoryId }),
    })),
    ...notWeighed.map(({ text, memoryId }) => ({
      key: "note",
      outcome: "not_weighed" as const,
      text,
      memoryId,
    })),
  ];
}
