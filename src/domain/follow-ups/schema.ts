import { z } from "zod";
import { DateTime } from "../common.ts";
import { Contact, JobEventKind, Stage } from "../jobs-workspace/application-schema.ts";

/** What can be due: events of an item, and the day on which its posting closes. */
const FollowUpKind = z.enum([...JobEventKind.options, "closing"]);

/** What is still to be done about a jobs workspace item. */
export const FollowUp = z.strictObject({
  id: z.string(),
  jobsWorkspaceItemId: z.string(),
  title: z.string(),
  company: z.string().optional(),
  stage: Stage.nullable(),
  kind: FollowUpKind,
  dueAt: DateTime,
  overdue: z.boolean(),
  note: z.string().optional(),
  contact: Contact.optional(),
  recordedAt: DateTime,
});
export type FollowUp = z.infer<typeof FollowUp>;
