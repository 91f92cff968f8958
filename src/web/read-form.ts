import type { Context } from "hono";
import { fail } from "../operation/errors.ts";
import type { Fields } from "./page.ts";
import type { SentFile } from "./sent-file.ts";

/** Files are read up to 7 MB; with the form around them. */
export const MOST_FORM_BYTES = 8 * 1024 * 1024;
const MOST_FIELDS = 2000;

/** A form as it was sent. */
export interface ReadForm {
  fields: Fields;
  file: SentFile | undefined;
}

/** Reads the form of a request. Throws ServiceError where it is none. */
export async function readForm(c: Context): Promise<ReadForm> {
  const form = await c.req.formData().catch(() => {
    throw fail("validation.bad_request", "This is no form of these pages; go back and send it again.");
  });
  const fields = new Map<string, string[]>();
  let file: SentFile | undefined;
  let count = 0;
  for (const [name, value] of form) {
    count += 1;
    if (count > MOST_FIELDS) throw fail("validation.bad_request", "The form has too many fields.");
    // Browsers end lines by CR LF, whatever was typed.
    if (typeof value === "string")
      fields.set(name, [...(fields.get(name) ?? []), value.replaceAll("\r\n", "\n")]);
    else if (value.size > 0) file = { name: value.name, bytes: new Uint8Array(await value.arrayBuffer()) };
  }
  return { fields: Object.fromEntries(fields), file };
}
