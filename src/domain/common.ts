import { z } from "zod";

/** RFC 3339, UTC, milliseconds. */
export const DateTime = z.iso.datetime();

/** A JSON object whose keys are the caller's own. */
export const FreeObject = z.record(z.string(), z.unknown());
export type FreeObject = z.infer<typeof FreeObject>;

/** The paging fields of every list operation. */
export const pageFields = {
  limit: z.int().min(1).max(100).default(50).describe("Items in this answer, 1 to 100."),
  cursor: z
    .string()
    .min(1)
    .max(500)
    .optional()
    .describe("metadata.nextCursor of the answer before; leave out for the first page."),
};

/** A non-empty text of at most `max` characters. */
export function text(max: number) {
  return z.string().min(1).max(max);
}
