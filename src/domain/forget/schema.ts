import { z } from "zod";
import { citableKinds } from "../citations.ts";
import { DateTime } from "../common.ts";

/** What can be forgotten: whole things, parts of the profile and of the resume, and what would bring them back. */
export const forgettableKinds = [
  ...citableKinds,
  "profile_field",
  "resume_entry",
  "resume_source",
  "change",
  "alert",
  "webhook",
  "api_key",
  "account",
] as const;

export type ForgettableKind = (typeof forgettableKinds)[number];

/** How a thing is erased: as a whole, by its sentences about the topic, or by another name for it. */
const Erases = z.enum(["whole", "sentence", "label"]);
export type Erases = z.infer<typeof Erases>;

/**
 * Something that is about a topic, and by which of its words. What is not certain may be about something else, and goes
 * only where it is named.
 */
export const Found = z.strictObject({
  kind: z.string(),
  id: z.string(),
  title: z.string(),
  excerpt: z.string(),
  matched: z.array(z.string()),
  certain: z.boolean(),
  erases: Erases,
});
export type Found = z.infer<typeof Found>;

export const ForgetPreview = z.strictObject({ token: z.string(), found: z.array(Found) });

/** Where the words of a topic still stand. */
export const Left = z.strictObject({ kind: z.string(), id: z.string(), excerpt: z.string() });
export type Left = z.infer<typeof Left>;

/** How many things of each kind were looked through, and where none was found, what would help. */
export const ForgetPreviewMetadata = z.strictObject({
  searched: z.record(z.string(), z.int()),
  note: z.string().optional(),
});

/** What went, by kind, and where the words of the topic stand all the same. */
export const ForgetReceipt = z.strictObject({
  deleted: z.record(z.string(), z.int()),
  left: z.array(Left),
  at: DateTime,
});
