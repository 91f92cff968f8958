import type { Context } from "hono";
import { readBytes } from "../http/body.ts";
import { holdUnfinished } from "../http/connections.ts";
import { fail } from "../operation/errors.ts";
import type { Fields } from "./page.ts";
import type { SentFile } from "./sent-file.ts";

/** How much of a form is read. */
export interface FormLimit {
  bytes: number;
  /** Parts with files are read, too. */
  takesFiles: boolean;
  /** What is said where it is more. */
  tooLarge: string;
}

/** Files are read up to 7 MB; with the form around them. */
export const ofSession: FormLimit = {
  bytes: 8 * 1024 * 1024,
  takesFiles: true,
  tooLarge: "What was sent is too large: 7 MB for a file are the most. Nothing was changed.",
};
/** What a caller without a session can send: enough to show a text again that was typed before the session ended. */
export const ofStranger: FormLimit = {
  bytes: 64 * 1024,
  takesFiles: false,
  tooLarge: "What was sent is too large.",
};
const MOST_FIELDS = 2000;

/** A form as it was sent. */
export interface ReadForm {
  fields: Fields;
  file: SentFile | undefined;
}

/** Reads the form of a request, within a limit; of a person, where it is known whose it is. Throws ServiceError where it is none. */
export async function readForm(c: Context, limit: FormLimit, userId?: string): Promise<ReadForm> {
  holdUnfinished(c, userId);
  const form = await parse(c.req.raw, limit);
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

async function parse(request: Request, { bytes: most, takesFiles, tooLarge }: FormLimit): Promise<FormData> {
  const type = request.headers.get("content-type") ?? "";
  const noForm = () =>
    fail("validation.bad_request", "This is no form of these pages; go back and send it again.");
  if (!takesFiles && !/^application\/x-www-form-urlencoded\s*(?:;|$)/i.test(type)) throw noForm();
  const declared = Number(request.headers.get("content-length") ?? "0");
  const bytes =
    declared > most
      ? "too long"
      : await readBytes(request, most).catch(() => {
          throw noForm();
        });
  if (bytes === "too long") throw fail("validation.bad_request", tooLarge, { status: 413 });
  return new Response(new Uint8Array(bytes), { headers: { "content-type": type } }).formData().catch(() => {
    throw noForm();
  });
}
