import { z } from "zod";
import { DateTime } from "../common.ts";
import { Contact, JobEventKind, Stage } from "../jobs-workspace/application-schema.ts";

/** An event of a jobs workspace item that is still to be done. */
export const FollowUp = z.strictObject({
  id: z.string(),
  jobsWorkspaceItemId: z.string(),
  title: z.string(),
  company: z.string().optional(),
  stage: Stage.nullable(),
  kind: JobEventKind,
  dueAt: DateTime,
  overdue: z.boolean(),
  note: z.string().optional(),
  contact: Contact.optional(),
  recordedAt: DateTime,
});
export type FollowUp = z.infer<typeof FollowUp>;
