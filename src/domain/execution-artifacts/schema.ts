import { z } from "zod";
import { lineKinds, lineRoles } from "../../engine/artifacts/types.ts";
import { DateTime, FreeObject } from "../common.ts";

export const artifactKinds = ["resume_variant", "outreach_note", "interview_brief"] as const;
export const artifactStatuses = ["draft", "ready", "used", "archived"] as const;

/** A line of an artifact: about the user, with its claims, or about the posting. */
const ArtifactLine = z.looseObject({
  text: z.string(),
  claimIds: z.array(z.string()),
  source: z.literal("opportunity").optional(),
  kind: z.enum(lineKinds).optional(),
  role: z.enum(lineRoles).optional(),
  aside: z.string().optional(),
  runsOn: z.literal(true).optional(),
  weight: z.number().optional(),
});

const ArtifactContent = z.looseObject({
  markdown: z.string(),
  sections: z.array(z.looseObject({ heading: z.string(), lines: z.array(ArtifactLine) })),
  gaps: z.array(z.string()),
  language: z.string().optional(),
});

export const Artifact = z.looseObject({
  id: z.string(),
  userId: z.string(),
  title: z.string(),
  status: z.string(),
  kind: z.enum(artifactKinds),
  contentData: ArtifactContent,
  targetKind: z.string().nullish(),
  targetValue: z.string().nullish(),
  source: z.string().nullish(),
  summary: z.string().nullish(),
  omitted: z.array(z.string()).optional().describe("Claims without room in it."),
  beforeSending: z
    .array(z.strictObject({ text: z.string(), why: z.string(), claimIds: z.array(z.string()) }))
    .optional()
    .describe("What would confuse a reader."),
  fitBriefRef: z.string().nullish(),
  reportRef: z.string().nullish(),
  checkpointId: z.string().nullish(),
  opportunitySummary: FreeObject.nullish(),
  metadata: FreeObject.nullish(),
  createdAt: DateTime.nullish(),
  updatedAt: DateTime.nullish(),
});
export type Artifact = z.infer<typeof Artifact>;
