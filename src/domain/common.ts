import { z } from "zod";

/** RFC 3339, UTC, milliseconds. */
export const DateTime = z.iso.datetime();

/** A date-time a caller sends, in any offset and precision of RFC 3339; it is kept as DateTime writes it, so that texts sort. */
export const SentDateTime = z.iso.datetime({ offset: true }).transform((text, ctx) => {
  const time = new Date(text);
  const year = time.getUTCFullYear();
  if (year >= 0 && year <= 9999) return time.toISOString();
  ctx.addIssue({ code: "custom", message: "must be a date-time of the years 0 to 9999." });
  return z.NEVER;
});

/** A JSON object whose keys are the caller's own. */
export const FreeObject = z.record(z.string(), z.unknown());
export type FreeObject = z.infer<typeof FreeObject>;

/** Where an opening was found: a page that a browser may be led to, and no script or file. */
export const SourceUrl = z.url({ protocol: /^https?$/, error: "must be an http or https address" }).max(2000);

/** The paging fields of every list operation. */
export const pageFields = {
  limit: z.int().min(1).max(100).default(50),
  cursor: z.string().min(1).max(500).optional().describe("metadata.nextCursor of the answer before."),
};

/** A non-empty text of at most `max` characters. */
export function text(max: number) {
  return z.string().min(1).max(max);
}

/** What is missing to say something, each with what would bring it. */
export const NotEnoughKnown = z.array(z.strictObject({ key: z.string(), text: z.string() }));
