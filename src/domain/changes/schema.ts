import { z } from "zod";
import { DateTime } from "../common.ts";

/** One call that changed the user's data. `why` says why it cannot be undone. */
export const Change = z.strictObject({
  id: z.string(),
  operation: z.string(),
  at: DateTime,
  client: z.string(),
  summary: z.string(),
  undoable: z.boolean(),
  why: z.string().optional(),
});
export type Change = z.infer<typeof Change>;
