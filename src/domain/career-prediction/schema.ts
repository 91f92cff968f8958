import { z } from "zod";
import { FreeObject } from "../common.ts";

/** How ready the user is for a role and what it would take. Never a probability. */
const Prediction = z.looseObject({
  targetRole: z.string(),
  occupationId: z.string().optional(),
  readiness: z.number().min(0).max(100),
  estimatedMonths: z.strictObject({ min: z.number().min(0), max: z.number().min(0) }).optional(),
  steps: z.array(
    z.looseObject({
      key: z.string(),
      text: z.string(),
      skill: z.string().optional(),
      months: z.number().min(0),
    }),
  ),
  blockers: z.array(z.unknown()),
  assumptions: z.array(z.unknown()),
  confidence: z.number().min(0).max(1),
  formula: z.string(),
});

export const PredictionResult = z.strictObject({
  predictions: z.array(Prediction),
  userContext: FreeObject,
  metadata: FreeObject,
});
