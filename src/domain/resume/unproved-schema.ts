import { z } from "zod";

/** What a claim is about. */
export const ClaimKind = z.enum([
  "contact",
  "summary",
  "job",
  "bullet",
  "volunteering",
  "degree",
  "course",
  "certificate",
  "skill",
  "project",
  "award",
  "publication",
  "language",
  "interest",
  "reference",
]);

/** A range of a text: where it begins and ends. */
export const Span = z.array(z.int().min(0)).length(2);

/** The text of the source that comes nearest to what it does not carry. */
const Nearest = z.strictObject({ text: z.string(), span: Span });

/**
 * A part of a caller's reading that the text does not carry; `path` is its place in the document as it was sent, and
 * `provenance` stands where it is kept as the person's word.
 */
export const UnprovedPart = z.strictObject({
  path: z.string(),
  why: z.string(),
  value: z.unknown(),
  nearest: Nearest.optional(),
  provenance: z.literal("stated").optional(),
});
export type UnprovedPart = z.infer<typeof UnprovedPart>;

/** What a text does not prove, kept apart: it counts for nothing until the person confirms it. */
export const Unconfirmed = z.strictObject({
  claimId: z.string(),
  kind: ClaimKind,
  text: z.string(),
  path: z.string(),
  why: z.string(),
  nearest: Nearest.optional(),
});
export type Unconfirmed = z.infer<typeof Unconfirmed>;

/** The same as it is stored, with what goes into the document; `owner` is the claim of the entry that it is a part of. */
export const UnconfirmedRecord = Unconfirmed.omit({ nearest: true }).extend({
  identity: z.string(),
  value: z.unknown(),
  nearest: Span.optional(),
  owner: z.string().optional(),
});
export type UnconfirmedRecord = z.infer<typeof UnconfirmedRecord>;
