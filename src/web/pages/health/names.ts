import type { CareerHealth } from "../../../domain/career-health/schema.ts";

export type Metric = keyof CareerHealth["metrics"];

/** Names of the health metrics, in display order. */
export const metrics: readonly { key: Metric; name: string }[] = [
  { key: "skillFreshness", name: "Skills used lately" },
  { key: "goalProgress", name: "Goals on schedule" },
  { key: "marketAlignment", name: "Fit to the occupation" },
  { key: "careerActivity", name: "Activity" },
];
