import { z } from "zod";
import { DateTime, FreeObject, SourceUrl, text } from "../common.ts";
import { Application } from "./application-schema.ts";

const jobStatuses = [
  "discovering",
  "intake_ready",
  "fit_ready",
  "artifacts_ready",
  "handed_off",
  "archived",
] as const;

export const JobType = z.enum(["direction", "opportunity"]);
export const JobSource = z.enum(["manual", "pasted_link", "pasted_text", "imported", "agent_generated"]);
export const JobStatus = z.enum(jobStatuses);

export const Job = z.looseObject({
  id: z.string(),
  userId: z.string(),
  type: JobType,
  title: z.string(),
  sourceType: JobSource,
  status: JobStatus,
  reportRefs: z.array(z.string()),
  artifactRefs: z.array(z.string()),
  company: z.string().nullish(),
  fitBriefRef: z.string().nullish(),
  checkpointId: z.string().nullish(),
  metadata: FreeObject.nullish(),
  application: Application.optional(),
  createdAt: DateTime.nullish(),
  updatedAt: DateTime.nullish(),
});
export type Job = z.infer<typeof Job>;

const Refs = z.array(text(200)).max(100);

/** An item's metadata. The pages link to its sourceUrl. */
export const JobMetadata = FreeObject.refine(
  ({ sourceUrl }) => (sourceUrl ?? null) === null || SourceUrl.safeParse(sourceUrl).success,
  { path: ["sourceUrl"], message: "must be an http or https address" },
);

/** The fields of both create and patch. Null removes a nullable field. */
export const jobFields = {
  company: text(500).nullable().optional(),
  status: JobStatus.optional(),
  fitBriefRef: text(200).nullable().optional().describe("Id of the fit brief."),
  reportRefs: Refs.optional(),
  artifactRefs: Refs.optional(),
  checkpointId: text(200).nullable().optional(),
  metadata: JobMetadata.nullable().optional(),
};
