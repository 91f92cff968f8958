import { z } from "zod";
import { fileFormats } from "../../engine/documents/types.ts";
import { defineEvent } from "../../operation/event.ts";
import { DateTime, FreeObject } from "../common.ts";
import {
  ClaimKind,
  Span,
  Unconfirmed,
  type UnconfirmedRecord,
  UnprovedPart,
} from "./import/unproved-schema.ts";

/** The resume schema of the specification. Entries also have their dates. */
export const Resume = z.strictObject({
  skills: z.array(z.string()).optional(),
  experience: z
    .array(
      z.strictObject({
        title: z.string(),
        company: z.string(),
        duration: z.string(),
        description: z.string(),
        startDate: z.string().optional(),
        endDate: z.string().optional(),
      }),
    )
    .optional(),
  education: z
    .array(
      z.strictObject({
        degree: z.string(),
        institution: z.string(),
        year: z.string(),
        startDate: z.string().optional(),
        endDate: z.string().optional(),
      }),
    )
    .optional(),
  parsed_at: DateTime.optional(),
});
export type Resume = z.infer<typeof Resume>;

/**
 * The provenance of a claim: read by the service, read by a caller and proved by the text, or stated by the
 * person.
 */
const Provenance = z.enum(["parsed", "proved", "stated"]);
export type Provenance = z.infer<typeof Provenance>;

/** One statement of the resume about the user, with a stable id for citations. */
export const Claim = z.strictObject({
  id: z.string(),
  kind: ClaimKind,
  text: z.string(),
  path: z.string(),
  sourceSpan: Span.optional(),
  provenance: Provenance.optional(),
});
export type Claim = z.infer<typeof Claim>;

/** One extracted field: its place in the document, the reader's confidence, and its source. */
export const ExtractedField = z.strictObject({
  path: z.string(),
  confidence: z.number().min(0).max(1),
  sourceSpan: Span.optional(),
  readBy: z.enum(["caller", "service"]).optional(),
});
export type ExtractedField = z.infer<typeof ExtractedField>;

/** A line of the resume's text that seems to state something but gave no claim. */
export const UnreadLine = z.strictObject({ text: z.string(), span: Span });
export type UnreadLine = z.infer<typeof UnreadLine>;

/** A conflict between an import and the person's correction, as a JSON pointer into the document. */
export const Conflict = z.strictObject({ path: z.string(), kept: z.unknown(), offered: z.unknown() });
export type Conflict = z.infer<typeof Conflict>;

const resumeFormats = ["json_resume", "text", "markdown", ...fileFormats] as const;
export const ResumeFormat = z.enum(resumeFormats);

/** Where a source span starts in a file with pages, both counted from 1. */
const OnPage = { page: z.int().min(1).optional(), line: z.int().min(1).optional() };

export const ShownClaim = Claim.extend(OnPage);

const ClaimLine = Claim.pick({ id: true, kind: true, text: true });

/** What a correction changed. A claim confirmed unchanged has `before` equal to `text`. */
const Corrected = z.strictObject({
  added: z.array(ClaimLine),
  changed: z.array(ClaimLine.extend({ before: z.string() })),
  removed: z.array(ClaimLine),
});
export type Corrected = z.infer<typeof Corrected>;

export const ResumeData = z.strictObject({
  resume: Resume,
  document: FreeObject,
  claims: z.array(ShownClaim),
  fields: z.array(ExtractedField.extend(OnPage)),
  confidence: z.number().min(0).max(1),
  format: ResumeFormat,
  warnings: z.array(z.string()),
  sourceText: z.string().optional().describe("The extracted text, into which spans point."),
  unread: z
    .array(UnreadLine)
    .describe("At most 12 lines of which nothing was taken: settle them with the user."),
  unproved: z.array(UnprovedPart).optional().describe("What sourceText does not carry."),
  unconfirmed: z
    .array(Unconfirmed)
    .optional()
    .describe("What no text proves: no claims until the user confirms them."),
  conflicts: z.array(Conflict).optional().describe("The user's corrections, which were kept."),
  corrected: Corrected.optional().describe("What a correction changed."),
});
export type ResumeData = z.infer<typeof ResumeData>;

/** A resume as imported, before the person corrected it, with the claims of its entries by path. */
export const ImportedResume = z.strictObject({
  document: FreeObject,
  entries: z.record(z.string(), z.string()),
});
export type ImportedResume = z.infer<typeof ImportedResume>;

/** What an import would do, claim by claim. Writes nothing. */
export const ImportPreview = z.strictObject({
  document: FreeObject.describe("The resume as it would be stored."),
  added: z.array(ClaimLine.omit({ id: true })),
  changed: z.array(ClaimLine.extend({ before: z.string() })),
  removed: z.array(ClaimLine),
  kept: z.array(ClaimLine),
  conflicts: z.array(Conflict),
  unread: z.array(UnreadLine),
  warnings: z.array(z.string()),
  unproved: z.array(UnprovedPart).optional(),
});
export type ImportPreview = z.infer<typeof ImportPreview>;

/**
 * The source text of a resume, where its pages start in it, and the parts that the person's corrections replaced or
 * took away.
 */
export const ResumeSource = z.strictObject({
  text: z.string(),
  pages: z.array(z.int().min(0)).optional(),
  superseded: z.array(Span).optional(),
});
export type ResumeSource = z.infer<typeof ResumeSource>;

/** The stored resume: the document and the notes of its reading. Everything else is computed. */
export interface ResumeRecord {
  format: z.infer<typeof ResumeFormat>;
  document: FreeObject;
  fields: ExtractedField[];
  confidence: number;
  warnings: string[];
  unread: UnreadLine[];
  /** Unproved claims, which are not used until they are confirmed. */
  unconfirmed: UnconfirmedRecord[];
  parsedAt: string;
  /** The import before the person's corrections. */
  imported: ImportedResume | null;
  /** The text that spans point into. Absent if the resume was not read from a text, or the text was forgotten. */
  source: ResumeSource | null;
}

/** A stored claim. `identity` recognises the same fact in a later import. */
export interface ClaimRecord extends Claim {
  identity: string;
}

export const skillAcquired = defineEvent({
  type: "skill.acquired",
  data: z.strictObject({ skills: z.array(z.string()), source: z.string() }),
});
