import { z } from "zod";
import type { SheetOpening } from "../../engine/sheets/types.ts";
import { textHash } from "../../shared/hash.ts";
import { cutText } from "../../shared/text/words.ts";
import type { Job } from "../jobs-workspace/schema.ts";

const MOST = 500;

/** What a row says that its item keeps, to know what has changed in the sheet since. */
const kept = [
  ...(["title", "company", "location", "salary", "closingAt"] as const),
  ...(["appliedAt", "savedAt", "interviewAt", "followUpAt"] as const),
];
type Kept = (typeof kept)[number];

/** The last row that was imported for an item. */
const ImportedRow = z.object({
  ...(Object.fromEntries(kept.map((field) => [field, z.string().optional()])) as Record<
    Kept,
    z.ZodOptional<z.ZodString>
  >),
  /** Digests of the row's posting, and of the text that the item got from the row. */
  posting: z.string().optional(),
  text: z.string().optional(),
});
export type ImportedRow = z.infer<typeof ImportedRow>;

/** What an item keeps of its last row; undefined for an item that was not imported. */
export function importedRow(job: Job | undefined): ImportedRow | undefined {
  return ImportedRow.safeParse(job?.metadata?.imported).data;
}

/** What an item keeps of a row. Empty cells leave what an earlier row said. */
export function rememberedRow(row: SheetOpening, before: ImportedRow = {}): ImportedRow {
  const said = kept.flatMap((field) => {
    const value = row[field];
    return value === undefined ? [] : [[field, cutText(value, MOST)] as const];
  });
  return {
    ...before,
    ...Object.fromEntries(said),
    ...(row.posting !== undefined && { posting: textHash(row.posting) }),
  };
}

/** The fields in which a row says something else than the last one. */
export function changedFields(row: SheetOpening, before: ImportedRow): (Kept | "posting")[] {
  const now = rememberedRow(row, before);
  return [...kept, "posting" as const].filter((field) => now[field] !== before[field]);
}
