import { z } from "zod";
import { DateTime, FreeObject } from "../common.ts";

export const reportKinds = ["exploration", "comparison", "branch", "career_health"] as const;

const Entries = z.array(FreeObject);

export const Report = z.looseObject({
  id: z.string(),
  userId: z.string(),
  kind: z.enum(reportKinds).nullish(),
  title: z.string().nullish(),
  summary: z.string().nullish(),
  contentMarkdown: z.string().nullish(),
  checkpointId: z.string().nullish(),
  branchId: z.string().nullish(),
  supersedesReportId: z.string().nullish(),
  version: z.int().nullish(),
  createdAt: DateTime.nullish(),
  updatedAt: DateTime.nullish(),
  sourceSubmissionIds: z.array(z.string()).nullish(),
  evidenceRefs: z.array(z.string()).optional(),
  artifactRefs: z.array(z.string()).optional(),
  claims: Entries.optional(),
  fitHypotheses: Entries.optional(),
  tradeoffs: Entries.optional(),
  risks: Entries.optional(),
  recommendedActions: Entries.optional(),
});
export type Report = z.infer<typeof Report>;
