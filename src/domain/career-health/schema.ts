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
  calibration: z.string().optional(),
  lastUpdated: DateTime,
});
export type CareerHealth = z.infer<typeof CareerHealth>;

/** How many days of health are stored. */
export const HEALTH_DAYS = 731;

const DayScore = z.number().min(0).max(100).nullable();

/** The state of a career on one day; null means unknown. */
export const HealthDay = z.strictObject({
  day: z.iso.date(),
  overallScore: DayScore,
  metrics: z.strictObject({
    skillFreshness: DayScore,
    goalProgress: DayScore,
    marketAlignment: DayScore,
    careerActivity: DayScore,
  }),
  formula: z.string(),
});
export type HealthDay = z.infer<typeof HealthDay>;
