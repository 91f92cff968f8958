import { z } from "zod";

/** RFC 3339, UTC, milliseconds. */
export const DateTime = z.iso.datetime();

/**
 * A date-time from a caller, with any RFC 3339 offset and precision. It is stored in the form of DateTime, so
 * that strings sort by time.
 */
export const SentDateTime = z.iso.datetime({ offset: true }).transform((text, ctx) => {
  const time = new Date(text);
  const year = time.getUTCFullYear();
  if (year >= 0 && year <= 9999) return time.toISOString();
  ctx.addIssue({ code: "custom", message: "must be a date-time of the years 0 to 9999." });
  return z.NEVER;
});

/** A JSON object with the caller's own keys. */
export const FreeObject = z.record(z.string(), z.unknown());
export type FreeObject = z.infer<typeof FreeObject>;

/** Where an opening was found: a web page that is safe to link to, never a script or a file. */
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

/** What is missing before something can be said, each with what would supply it. */
export const NotEnoughKnown = z.array(z.strictObject({ key: z.string(), text: z.string() }));
