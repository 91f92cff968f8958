import { z } from "zod";
import { DateTime } from "../common.ts";

export const forgettableKinds = [
  "memory",
  "timeline_event",
  "profile_field",
  "resume_entry",
  "assessment",
  "fit_brief",
  "report",
  "execution_artifact",
  "job",
  "checkpoint",
  "change",
] as const;

const Kind = z.enum(forgettableKinds);
export type ForgettableKind = z.infer<typeof Kind>;

/** Something that speaks of a topic, and by which of its words. */
export const Found = z.strictObject({
  kind: Kind,
  id: z.string(),
  title: z.string(),
  excerpt: z.string(),
  matched: z.array(z.string()),
});
export type Found = z.infer<typeof Found>;

export const ForgetPreview = z.strictObject({ token: z.string(), found: z.array(Found) });

/** What went, by kind. */
export const ForgetReceipt = z.strictObject({
  deleted: z.record(z.string(), z.int()),
  at: DateTime,
});
