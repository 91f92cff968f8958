import { z } from "zod";
import { DateTime, text } from "../common.ts";
import { Contact, Stage } from "../jobs-workspace/application-schema.ts";

export const importFormats = ["csv", "xlsx", "json", "eml"] as const;

export const OpeningName = z.strictObject({
  id: z.string(),
  title: z.string(),
  company: z.string().optional(),
});

/** An event from a mail, in the form of the call that stores it. */
const ProposedEvent = z.looseObject({
  kind: Stage,
  at: DateTime.optional(),
  dueAt: DateTime.optional(),
  note: z.string(),
  contact: Contact.optional(),
});

/** An event from a mail, to be stored once the person confirms. */
const Proposal = z.strictObject({
  kind: Stage,
  sentence: z.string().describe("The mail's words."),
  item: OpeningName.optional(),
  alternatives: z.array(OpeningName).optional().describe("If several fit."),
  when: z.string().optional(),
  place: z.string().optional(),
  timeZone: z.string().optional(),
  event: ProposedEvent.describe("For jobEvents.create."),
});
export type Proposal = z.infer<typeof Proposal>;

/** A posting that a mail brings as a PDF, to be stored once the person confirms; or why a PDF was not read. */
const AttachedPosting = z.strictObject({
  file: z.string(),
  title: z.string().optional(),
  company: z.string().optional(),
  text: z.string().optional(),
  why: z.string().optional(),
});
export type AttachedPosting = z.infer<typeof AttachedPosting>;

/** A row of a sheet by its number, and the reason. */
const Row = z.looseObject({ row: z.int(), why: z.string() });

export const ImportedJobs = z.strictObject({
  columns: z.array(
    z.looseObject({ name: z.string(), field: z.string().nullable(), foundBy: z.string().optional() }),
  ),
  mapping: z.record(z.string(), z.string()).describe("Correct it and send it back."),
  added: z.int(),
  updated: z.int(),
  unchanged: z.int(),
  skipped: z.array(Row),
  unread: z.array(Row.extend({ column: z.string() })).describe("Unclear cells."),
  items: z.array(
    z.looseObject({
      row: z.int(),
      id: z.string().optional(),
      title: z.string(),
      company: z.string().optional(),
      stage: Stage.optional(),
      result: z.enum(["added", "updated", "unchanged"]),
    }),
  ),
  proposed: Proposal.optional(),
  postings: z.array(AttachedPosting).optional(),
  why: z.string().optional().describe("Why nothing is proposed."),
});
export type ImportedJobs = z.infer<typeof ImportedJobs>;

export const Mapping = z
  .record(z.string().max(100), text(500).nullable())
  .describe("Field to column; null for none.");
