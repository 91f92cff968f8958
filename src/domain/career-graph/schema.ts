import { z } from "zod";
import { Assessments } from "../assessments/schema.ts";
import { Bucket, Explanation } from "../career-match/schema.ts";
import { DateTime } from "../common.ts";
import { Profile, User } from "../profile/schema.ts";
import { Resume } from "../resume/schema.ts";

/** A recommendation: the specification's fields, and those of a career match that decisions section 10 adds. */
export const Recommendation = z.looseObject({
  id: z.string().optional(),
  title: z.string(),
  match_score: z.number().min(0).max(100),
  reasoningKey: z.string(),
  reasoningText: z.string().optional(),
  bucket: Bucket.optional(),
  explanation: Explanation.optional(),
  risk_reasons: z.array(z.string()).optional(),
});

export type Recommendation = z.infer<typeof Recommendation>;

const GraphMetadata = z.strictObject({
  profile_completeness: z.number().min(0).max(100),
  last_updated: DateTime,
  api_version: z.string(),
});

export const CareerGraph = z.strictObject({
  user: User,
  profile: Profile,
  assessments: Assessments,
  resume: Resume.optional(),
  career_recommendations: z.strictObject({
    matched_careers: z.array(Recommendation),
    worth_exploring: z.array(Recommendation).optional(),
    risky_careers: z.array(Recommendation).optional(),
    skill_gaps: z.array(z.string()),
    development_areas: z.array(z.string()),
  }),
  metadata: GraphMetadata,
});
export type CareerGraph = z.infer<typeof CareerGraph>;

/** The career graph without recommendations, as the compact context shows it. */
export const CareerGraphSummary = CareerGraph.omit({ career_recommendations: true });
export type CareerGraphSummary = z.infer<typeof CareerGraphSummary>;
