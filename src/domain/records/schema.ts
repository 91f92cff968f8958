import { z } from "zod";
import { text } from "../common.ts";

/** The id to fetch it by, what it is called, and the address under which it can be read. */
const row = { id: z.string(), title: z.string(), url: z.string() };

export const SearchInput = z.strictObject({
  query: text(1000).describe("What to look for, as a question or in key words."),
});

export const SearchResults = z.strictObject({
  results: z.array(
    z.strictObject({
      ...row,
      date: z.string().optional(),
      thread: z.string().optional(),
    }),
  ),
  note: z.string().optional().describe("Where nothing was found: why, and what to do."),
});

/** A whole record in the user's own words, or in those of whom it was taken from. */
export const WholeRecord = z.strictObject({
  id: row.id,
  title: row.title,
  text: z.string(),
  url: row.url,
  /** What kind of record it is, how far it is, when it was written: texts of our own only. */
  metadata: z.record(z.string(), z.string()),
});
