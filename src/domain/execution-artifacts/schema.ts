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

const Place = z.strictObject({ section: z.string(), line: z.int() });

/** What an applicant tracking system would read from a resume: what gets lost, and where. */
export const MachineCheck = z.strictObject({
  passed: z.boolean(),
  /** What is true of the document in every format. */
  checks: z.array(
    z.strictObject({ key: z.string(), label: z.string(), passed: z.boolean(), detail: z.string() }),
  ),
  /** The files that were read back, each with the claims that changed or got lost. */
  files: z.array(
    z.strictObject({
      format: z.string(),
      shown: z.int().describe("Claims that the document shows."),
      lost: z.array(
        z.strictObject({
          claimId: z.string(),
          text: z.string(),
          readAs: z.string().optional(),
          place: Place.describe("In the document."),
          inFile: z
            .strictObject({ page: z.int().optional(), line: z.int() })
            .optional()
            .describe("Where the line begins in the file, where its words are there."),
        }),
      ),
      omitted: z.array(z.string()).optional().describe("Claims for which its two pages had no room."),
    }),
  ),
});
export type MachineCheck = z.infer<typeof MachineCheck>;
