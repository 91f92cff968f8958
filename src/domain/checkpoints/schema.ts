import { z } from "zod";
import { DateTime, FreeObject, text } from "../common.ts";

export const CheckpointKind = z.enum(["explore", "apply", "report", "jobs"]);
export const CheckpointStatus = z.enum(["active", "archived"]);

export const Checkpoint = z.looseObject({
  id: z.string(),
  userId: z.string(),
  kind: CheckpointKind,
  status: CheckpointStatus,
  reportRefs: z.array(z.string()),
  artifactRefs: z.array(z.string()),
  jobsWorkspaceRefs: z.array(z.string()),
  sourceCheckpointId: z.string().nullish(),
  goalSnapshot: FreeObject.nullish(),
  targetSnapshot: FreeObject.nullish(),
  metadata: FreeObject.nullish(),
  createdAt: DateTime.nullish(),
  updatedAt: DateTime.nullish(),
});
export type Checkpoint = z.infer<typeof Checkpoint>;

const Refs = z.array(text(200)).max(500);

/** A checkpoint's content, as create and patch accept it. */
export const checkpointContent = {
  goalSnapshot: FreeObject.optional(),
  targetSnapshot: FreeObject.optional(),
  metadata: FreeObject.optional(),
  reportRefs: Refs.optional(),
  artifactRefs: Refs.optional().describe("Ids of execution artifacts and fit briefs."),
  jobsWorkspaceRefs: Refs.optional(),
};

export const SuggestedCall = z.strictObject({
  method: z.enum(["GET", "POST", "PATCH", "PUT", "DELETE"]),
  path: z.string(),
  reason: z.string(),
});
export type SuggestedCall = z.infer<typeof SuggestedCall>;
