import { z } from "zod";
import { FreeObject } from "../common.ts";

export const Bucket = z.enum(["high_fit", "worth_exploring", "risky_mismatch"]);

const ExplanationFactor = z.strictObject({
  type: z.string(),
  key: z.string(),
  labelKey: z.string(),
  labelText: z.string().optional(),
});

const ExplanationText = z.strictObject({ textKey: z.string(), text: z.string().optional() });

/** Why a score is what it is. All seven parts come from the same factors as the score. */
export const Explanation = z.strictObject({
  hardFiltersPassed: z.array(z.string()),
  positiveFactors: z.array(ExplanationFactor),
  riskFactors: z.array(ExplanationFactor),
  missingRequirements: z.array(ExplanationFactor),
  whyFit: z.array(ExplanationText),
  possibleFriction: z.array(ExplanationText),
  whatToVerifyNext: z.array(ExplanationText),
});
export type Explanation = z.infer<typeof Explanation>;

/** One part of a score: contribution = weight × (score − baseline). */
const FitFactor = z.looseObject({
  key: z.string(),
  weight: z.number().min(0).max(1),
  score: z.number().min(0).max(100),
  baseline: z.number().min(0).max(100),
  contribution: z.number(),
});

const SkillGap = z.looseObject({
  skill: z.string(),
  importance: z.number(),
  have: z.number(),
  need: z.number(),
});

/** A career match. With the specification's names beside them, also a recommendation of the career graph. */
export const CareerMatch = z.looseObject({
  id: z.string(),
  title: z.string(),
  occupationCode: z.string(),
  matchScore: z.number().min(0).max(100),
  bucket: Bucket,
  reasoningKey: z.string(),
  reasoningText: z.string(),
  explanation: Explanation,
  factors: z.array(FitFactor),
  coverage: z.number().min(0).max(1),
  skillGaps: z.array(SkillGap),
  formula: z.string(),
});
export type CareerMatch = z.infer<typeof CareerMatch>;

export const CareerMatchResult = z.strictObject({
  highFit: z.array(CareerMatch),
  worthExploring: z.array(CareerMatch),
  riskyMismatch: z.array(CareerMatch),
  experimental: z.boolean(),
  query: z.string().optional(),
  location: z.string().optional(),
  profile: FreeObject.optional(),
  constraints: FreeObject.optional(),
  explanations: FreeObject.optional(),
  rawAvailability: FreeObject.optional(),
  queryMatches: z
    .array(
      z.strictObject({ occupationCode: z.string(), title: z.string(), relevance: z.number().min(0).max(1) }),
    )
    .optional(),
});
export type CareerMatchResult = z.infer<typeof CareerMatchResult>;
