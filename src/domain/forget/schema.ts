import { z } from "zod";
import { citableKinds } from "../citations.ts";
import { DateTime } from "../common.ts";

/** What can be forgotten by itself: whole things, parts of the profile and of the resume, and what would bring them back. */
export const forgettableKinds = [...citableKinds, "profile_field", "resume_entry", "change"] as const;

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

/** How many things of each kind were looked through, and where none was found, what would help. */
export const ForgetPreviewMetadata = z.strictObject({
  searched: z.record(z.string(), z.int()),
  note: z.string().optional(),
});

/** What went, by kind. */
export const ForgetReceipt = z.strictObject({
  deleted: z.record(z.string(), z.int()),
  at: DateTime,
});
