import { z } from "zod";
import { citableKinds } from "../citations.ts";
import { DateTime } from "../common.ts";

/** What can be forgotten: whole records, parts of the profile and the resume, and what could restore them. */
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

/** How a record is erased: as a whole, by its sentences about the topic, or by replacing its name. */
const Erases = z.enum(["whole", "sentence", "label"]);
export type Erases = z.infer<typeof Erases>;

/**
 * A record about a topic, with the matching words. An uncertain one may be about something else and is erased
 * only if selected.
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

/** Where the words of a topic remain. */
export const Left = z.strictObject({ kind: z.string(), id: z.string(), excerpt: z.string() });
export type Left = z.infer<typeof Left>;

/** How many records of each kind were searched and, if nothing was found, what would help. */
export const ForgetPreviewMetadata = z.strictObject({
  searched: z.record(z.string(), z.int()),
  note: z.string().optional(),
});

/** What was erased, by kind, and where words of the topic remain. */
export const ForgetReceipt = z.strictObject({
  deleted: z.record(z.string(), z.int()),
  left: z.array(Left),
  at: DateTime,
});
