import type { HealthDay } from "../../domain/career-health/schema.ts";

type Row = Omit<HealthDay, "metrics"> & HealthDay["metrics"] & { userId: string };

/** A stored day without its owner. */
export function dayOf({ day, overallScore, formula, userId: _, ...metrics }: Row): HealthDay {
  return { day, overallScore, metrics, formula };
}
