import { z } from "zod";
import { DateTime } from "../common.ts";

export const sharingFlags = ["shareCareerPath", "shareAssessmentResults", "shareSkillProgression"] as const;

export const DataSharing = z.strictObject({
  userId: z.string(),
  shareCareerPath: z.boolean(),
  shareAssessmentResults: z.boolean(),
  shareSkillProgression: z.boolean(),
  updatedAt: DateTime,
});
export type DataSharing = z.infer<typeof DataSharing>;
