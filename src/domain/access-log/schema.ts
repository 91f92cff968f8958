import { z } from "zod";
import { DateTime } from "../common.ts";

/** One line of the access log. It records that a call was made, never its content. */
export const AccessLogEntry = z.strictObject({
  id: z.string(),
  time: DateTime,
  client: z.string(),
  operation: z.string(),
  resource: z.string(),
  status: z.int(),
});
export type AccessLogEntry = z.infer<typeof AccessLogEntry>;
