import { z } from "zod";
import { sheetFields } from "../../engine/sheets/types.ts";
import { DateTime, text } from "../common.ts";
import { Contact, Stage } from "../jobs-workspace/application-schema.ts";

export const importFormats = ["csv", "xlsx", "json", "eml"] as const;

const SheetField = z.enum(sheetFields);

/** What an opening is called in an answer. */
const OpeningName = z.strictObject({ id: z.string(), title: z.string(), company: z.string().optional() });

/** What a mail says happened, to be stored after the person's yes. */
const Proposal = z.strictObject({
  kind: Stage,
  sentence: z.string().describe("The words of the mail that say so."),
  item: OpeningName.optional().describe("The opening that it is about."),
  alternatives: z
    .array(OpeningName)
    .optional()
    .describe("Those that fit, where it is not certain which is meant."),
  place: z.string().optional(),
  timeZone: z.string().optional(),
  event: z
    .strictObject({
      kind: Stage,
      at: DateTime.optional(),
      dueAt: DateTime.optional(),
      note: z.string(),
      contact: Contact.optional(),
    })
    .describe("As jobEvents.create takes it, beside the item's id."),
});
export type Proposal = z.infer<typeof Proposal>;

export const ImportedJobs = z.strictObject({
  columns: z
    .array(
      z.strictObject({
        name: z.string(),
        field: SheetField.nullable(),
        foundBy: z.enum(["name", "content", "mapping"]).optional(),
      }),
    )
    .describe("The columns, and what each was taken for."),
  mapping: z.partialRecord(SheetField, z.string()).describe("Field to column: correct it and send it back."),
  added: z.int(),
  updated: z.int(),
  unchanged: z.int(),
  skipped: z.array(z.strictObject({ row: z.int(), why: z.string() })),
  unread: z
    .array(z.strictObject({ row: z.int(), column: z.string(), why: z.string() }))
    .describe("Cells of stored rows that were not understood."),
  items: z.array(
    z.strictObject({
      row: z.int(),
      id: z.string().optional(),
      title: z.string(),
      company: z.string().optional(),
      stage: Stage.optional(),
      result: z.enum(["added", "updated", "unchanged"]),
    }),
  ),
  proposed: Proposal.optional(),
  /** Why a mail proposes nothing. */
  why: z.string().optional(),
});
export type ImportedJobs = z.infer<typeof ImportedJobs>;

export const Mapping = z
  .record(z.string().max(100), text(500).nullable())
  .describe(
    "Field to column name, as the answer shows it; overrides what was found, and null takes it from none.",
  );
