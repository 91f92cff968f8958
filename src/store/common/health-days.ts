import type { Records } from "../ports/records.ts";

type Row = Omit<Records["healthDay"], "metrics"> & Records["healthDay"]["metrics"] & { userId: string };

/** A stored day without its owner. */
export function dayOf({ day, overallScore, formula, userId: _, ...metrics }: Row): Records["healthDay"] {
  return { day, overallScore, metrics, formula };
}
