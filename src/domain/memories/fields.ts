import { z } from "zod";

/** A note's text, as sent by a caller. */
export const NoteText = z
  .string()
  .max(8000)
  .refine((value) => value.trim() !== "", "must have 1 to 8000 characters")
  .describe("The note itself, 1 to 8000 characters.");
