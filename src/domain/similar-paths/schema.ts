import { z } from "zod";
import { FreeObject } from "../common.ts";
import { roleMetadata } from "../roles/schema.ts";

const Transition = z.strictObject({
  from: z.string(),
  to: z.string(),
  duration: z.number(),
  success: z.boolean(),
  skillsAcquired: z.array(z.string()).optional(),
  challenges: z.array(z.string()).optional(),
  keyLessons: z.string().optional(),
});

const Area = z.number();

export const SimilarPath = z.strictObject({
  pathId: z.string(),
  similarityScore: z.number().min(0).max(1),
  path: z.strictObject({
    id: z.string(),
    riasecProfile: z.strictObject({ R: Area, I: Area, A: Area, S: Area, E: Area, C: Area }),
    workStyleProfile: z.record(z.string(), z.number()),
  }),
  matchingFactors: FreeObject,
  relevantTransitions: z.array(Transition),
});
export type SimilarPath = z.infer<typeof SimilarPath>;

export const SimilarPathsMetadata = z.strictObject({
  totalPaths: z.int(),
  matchesFound: z.int(),
  filters: z
    .strictObject({
      targetRole: z.string().optional(),
      minSimilarity: z.number().optional(),
      limit: z.int().optional(),
    })
    .optional(),
  formula: z.string(),
  ...roleMetadata,
});
