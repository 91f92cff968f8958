import { z } from "zod";
import { Alert } from "../alerts/schema.ts";
import { DateTime, FreeObject } from "../common.ts";

const HealthMetric = z.strictObject({
  score: z.number().min(0).max(100),
  trend: z.enum(["improving", "stable", "declining"]),
  details: FreeObject.optional(),
});

export const CareerHealth = z.strictObject({
  overallScore: z.number().min(0).max(100),
  metrics: z.strictObject({
    skillFreshness: HealthMetric,
    goalProgress: HealthMetric,
    marketAlignment: HealthMetric,
    careerActivity: HealthMetric,
  }),
  alerts: z.array(Alert),
  recommendations: z.array(z.string()),
  lastUpdated: DateTime,
});
export type CareerHealth = z.infer<typeof CareerHealth>;
