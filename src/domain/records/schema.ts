import { z } from "zod";
import { text } from "../common.ts";

/** The id to fetch it by, its name, and the address to read it at. */
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

/** A whole record, in the words of the user or of its source. */
export const WholeRecord = z.strictObject({
  id: row.id,
  title: row.title,
  text: z.string(),
  url: row.url,
  /** A record's kind, progress and time. Only our own texts. */
  metadata: z.record(z.string(), z.string()),
});
