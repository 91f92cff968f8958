import type { Context } from "hono";
import { readBytes } from "../../http/body.ts";
import { holdUnfinished } from "../../http/connections.ts";
import { fail } from "../../operation/errors.ts";
import type { Fields } from "../page.ts";
import type { SentFile } from "./held-files.ts";

/** The most bytes of a form that are read. */
export interface FormLimit {
  bytes: number;
  /** Parts with files are read as well. */
  takesFiles: boolean;
  /** The message if it is larger. */
  tooLarge: string;
}

/** Files up to 7 MB, with the rest of the form. */
export const ofSession: FormLimit = {
  bytes: 8 * 1024 * 1024,
  takesFiles: true,
  tooLarge: "This is too large. Files can have at most 7 MB. Nothing was changed.",
};
/** The limit without a session: enough to show text that was typed before the session ended. */
export const ofStranger: FormLimit = {
  bytes: 64 * 1024,
  takesFiles: false,
  tooLarge: "This is too large.",
};
const MOST_FIELDS = 2000;

export interface ReadForm {
  fields: Fields;
  file: SentFile | undefined;
}

/** Reads a request's form up to a limit, for a person if known. Throws ServiceError if it is not a form. */
export async function readForm(c: Context, limit: FormLimit, userId?: string): Promise<ReadForm> {
  holdUnfinished(c, userId);
  const form = await parse(c.req.raw, limit);
  const fields = new Map<string, string[]>();
  let file: SentFile | undefined;
  let count = 0;
  for (const [name, value] of form) {
    count += 1;
    if (count > MOST_FIELDS) throw fail("validation.bad_request", "The form has too many fields.");
    // Browsers send line ends as CR LF.
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
