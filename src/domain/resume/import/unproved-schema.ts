import { z } from "zod";
import { claimKinds } from "../../../engine/resume/claim-identity.ts";

/** The subject of a claim. */
export const ClaimKind = z.enum(claimKinds);

/** A range of a text: its start and end. */
export const Span = z.array(z.int().min(0)).length(2);

/** The part of the source text nearest to an unsupported value. */
const Nearest = z.strictObject({ text: z.string(), span: Span });

/**
 * A part of a caller's reading that the text does not support. `path` is its place in the document as sent;
 * `provenance` is set if it was stored as the person's statement.
 */
export const UnprovedPart = z.strictObject({
  path: z.string(),
  why: z.string(),
  value: z.unknown(),
  nearest: Nearest.optional(),
  provenance: z.literal("stated").optional(),
});
export type UnprovedPart = z.infer<typeof UnprovedPart>;

/** A value that the text does not prove. It is stored separately and not used until the person confirms it. */
export const Unconfirmed = z.strictObject({
  claimId: z.string(),
  kind: ClaimKind,
  text: z.string(),
  path: z.string(),
  why: z.string(),
  nearest: Nearest.optional(),
});
export type Unconfirmed = z.infer<typeof Unconfirmed>;

/** The stored form, with the value for the document. `owner` is the claim of the entry that it belongs to. */
export const UnconfirmedRecord = Unconfirmed.omit({ nearest: true }).extend({
  identity: z.string(),
  value: z.unknown(),
  nearest: Span.optional(),
  owner: z.string().optional(),
});
export type UnconfirmedRecord = z.infer<typeof UnconfirmedRecord>;
