import { z } from "zod";
import { DateTime } from "../common.ts";
import { Contact, JobEventKind, Stage } from "../jobs-workspace/application-schema.ts";

/** What can be due: an item's events, and its posting's closing day. */
const FollowUpKind = z.enum([...JobEventKind.options, "closing"]);

/** An open task of a jobs workspace item. */
export const FollowUp = z.strictObject({
  id: z.string(),
  jobsWorkspaceItemId: z.string(),
  title: z.string(),
  company: z.string().optional(),
  stage: Stage.nullable(),
  kind: FollowUpKind,
  dueAt: DateTime,
  time: z.string().optional(),
  overdue: z.boolean(),
  note: z.string().optional(),
  contact: Contact.optional(),
  recordedAt: DateTime,
});
export type FollowUp = z.infer<typeof FollowUp>;
